#include "base/cpu.h"

#include <stdatomic.h>

#if defined(__x86_64__)
#include <cpuid.h>

static uint32_t detect(void) {
  unsigned a, b, c, d;
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d)) return 0;
  uint32_t bits = 0;
  if (b & bit_BMI2) bits |= CPU_BMI2;
  if (b & bit_ADX) bits |= CPU_ADX;
  const unsigned leaf7 = b;
  if (!__get_cpuid(1, &a, &b, &c, &d)) return bits;
  if ((leaf7 & bit_AVX2) && (c & bit_AVX) && (c & bit_OSXSAVE)) {
    uint32_t xcr0, high;
    __asm__("xgetbv" : "=a"(xcr0), "=d"(high) : "c"(0));
    if ((xcr0 & 6) == 6) bits |= CPU_AVX2;
  }
  return bits;
}
#else
static uint32_t detect(void) { return 0; }
#endif

#define KNOWN 0x80000000u /* write-once: the answer never changes, so a race writes it twice */

uint32_t cpu_bits(void) {
  static _Atomic uint32_t once;
  uint32_t bits = atomic_load_explicit(&once, memory_order_relaxed);
  if (!(bits & KNOWN)) {
    bits = detect() | KNOWN;
    atomic_store_explicit(&once, bits, memory_order_relaxed);
  }
  return bits & ~KNOWN;
}
