/* What the processor and the operating system offer, asked once. */
#ifndef SLIMB_BASE_CPU_H
#define SLIMB_BASE_CPU_H

#include <stdint.h>

#define CPU_BMI2 0x1u /* mulx */
#define CPU_ADX 0x2u  /* adcx, adox */
#define CPU_AVX2 0x4u /* and the system saves ymm */

/* The CPU_ bits of this machine; 0 on other architectures. Thread-safe. */
uint32_t cpu_bits(void);

#endif
