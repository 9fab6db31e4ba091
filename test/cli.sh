#!/bin/bash
# cli.sh BUILD_DIR [OPENSSL]: the slimb command from end to end, beside the openssl command, and the
# example programs. Works in a temporary folder.
set -u
build=$(cd "$1" && pwd) || exit 2
slimb=$build/cli/slimb
openssl=$(command -v "${2:-openssl}") || {
  echo "cli: there is no openssl command" >&2
  exit 2
}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir "$work/files" && cd "$work/files" || exit 2
umask 022
out=$work/out err=$work/err
passed=0 failed=0 skipped=0

# ---- the harness ----

pass() { passed=$((passed + 1)); }
fail() { # NAME [WHY]
  failed=$((failed + 1))
  echo "FAIL cli: $1${2:+: $2}"
  for stream in "$out" "$err"; do
    cat -v "$stream" | head -n 5 | cut -c 1-200 | awk -v name="${stream##*/}" '{ print "  " name ": " $0 }'
  done
}
skip() { # NAME WHY
  skipped=$((skipped + 1))
  echo "SKIP cli: $1: $2"
}

# Runs a command; its status has to be the one given. Without complaint on 0; with one line that
# starts "slimb" on anything else.
expect() { # STATUS NAME COMMAND...
  local wanted=$1 name=$2 status lines
  shift 2
  "$@" >"$out" 2>"$err"
  status=$?
  lines=$(wc -l <"$err")
  if [ $status != "$wanted" ]; then
    fail "$name" "status $status"
  elif [ $status = 0 ] && [ -s "$err" ]; then
    fail "$name" "noise"
  elif [ $status != 0 ] && { [ "$lines" != 1 ] || ! grep -q '^slimb.*: ' "$err"; }; then
    fail "$name" "$lines lines on stderr"
  else
    pass
  fi
}

# The same for a failure with status 2 whose sentence has to contain a text, and nothing on stdout.
refuse() { # TEXT COMMAND...
  local text=$1
  shift
  expect 2 "$*" "$@"
  if ! grep -qF -- "$text" "$err"; then
    fail "$*" "the sentence lacks: $text"
  elif [ -s "$out" ]; then
    fail "$*" "output"
  else
    pass
  fi
}

# A command whose status alone counts.
check() { # NAME COMMAND...
  local name=$1
  shift
  if "$@" >"$out" 2>"$err"; then pass; else fail "$name" "status $?"; fi
}

same() { # NAME FILE FILE
  if cmp -s "$2" "$3"; then pass; else fail "$1" "$2 and $3 differ"; fi
}
mode_is() { # MODE FILE
  local mode
  mode=$(stat -c %a "$2")
  if [ "$mode" = "$1" ]; then pass; else fail "mode of $2" "$mode"; fi
}
# Nothing half-written: no file of that name, and no temporary file.
absent() { # FILE
  if [ -e "$1" ] || compgen -G '.slimb.*' >/dev/null; then fail "$1 is left behind"; else pass; fi
}
contains() { # NAME TEXT
  if grep -qF -- "$2" "$out"; then pass; else fail "$1" "the output lacks: $2"; fi
}

hex() { od -An -v -tx1 | tr -d ' \n'; }
# shellcheck disable=SC2059 # the escapes are the point
unhex() { printf "$(sed 's/../\\x&/g')"; }

# With a stdin from a pipe.
from() { # FILE COMMAND...
  local file=$1
  shift
  cat "$file" | "$@"
}
# Runs a command under a terminal, whose output comes back.
on_terminal() { script -qec "$(printf '%q ' "$@")" /dev/null </dev/null; }

printf 'a message\n' >message
printf 'another message\n' >other
: >empty
mkdir directory

# ---- help and version ----

verbs="genkey pubkey sign verify derive inspect fields speed"
expect 0 "--version" "$slimb" --version
grep -qxE 'slimb [0-9]+\.[0-9]+\.[0-9]+' "$out" && pass || fail "--version"
expect 0 "--help" "$slimb" --help
cp "$out" help
for verb in $verbs; do
  grep -qE "^  $verb " help && pass || fail "--help lists $verb"
  expect 0 "$verb --help" "$slimb" "$verb" --help
  cp "$out" help.verb
  contains "$verb --help" "slimb $verb"
  contains "$verb --help" "--help"
  if awk 'length > 80 { exit 1 }' "$out"; then pass; else fail "$verb --help is too wide"; fi
  expect 0 "help $verb" "$slimb" help "$verb"
  same "help $verb" "$out" help.verb
  expect 0 "$verb --version" "$slimb" "$verb" --version
done
for verb in $verbs; do
  "$slimb" $verb --help >"$out"
  contains "$verb --help" "Examples:"
  expect 0 "$verb -h among errors" "$slimb" $verb --nonsense -h
done
expect 0 "help" "$slimb" help
same "help" "$out" help
refuse "verb is missing" "$slimb"
refuse "'nonsense'" "$slimb" nonsense
refuse "'nonsense'" "$slimb" help nonsense
refuse "--nonsense" "$slimb" --nonsense
refuse "one verb" "$slimb" help sign verify

# ---- genkey ----

expect 0 "genkey" "$slimb" genkey -o key.pem
mode_is 600 key.pem
[ -s "$out" ] && fail "genkey prints" || pass
check "openssl checks key.pem" "$openssl" pkey -in key.pem -check -noout
umask 000
expect 0 "genkey under umask 0" "$slimb" genkey --output=open.pem --curve=p-256
mode_is 600 open.pem
umask 022
cmp -s key.pem open.pem && fail "two keys are the same" || pass
refuse "--output" "$slimb" genkey
refuse "--force" "$slimb" genkey -o key.pem
cp key.pem before.pem
refuse "--force" "$slimb" genkey -o open.pem
cp message ordinary
refuse "exists" "$slimb" genkey -o ordinary
same "genkey replaces no file" message ordinary
same "a refused genkey leaves the key" key.pem before.pem
expect 0 "genkey --force" "$slimb" genkey --force -o open.pem
mode_is 600 open.pem
refuse "--curve" "$slimb" genkey -o x.pem --curve P-224
refuse "--format" "$slimb" genkey -o x.pem --format jwk
absent x.pem
for name in prime256v1 SECP256R1 P-256; do
  expect 0 "genkey --curve $name" "$slimb" genkey --curve $name -o "curve-$name.pem"
done
expect 0 "genkey -o -" "$slimb" genkey -o -
grep -q 'BEGIN PRIVATE KEY' "$out" && pass || fail "genkey -o -"
for format in pem der sec1 sec1-der raw; do
  expect 0 "genkey --format $format" "$slimb" genkey --format $format -o "made.$format"
  mode_is 600 "made.$format"
  expect 0 "pubkey of $format" "$slimb" pubkey --curve P-256 "made.$format" -o "made-pub.$format"
  case $format in
    raw) ;;
    *der) "$openssl" ec -inform DER -in "made.$format" -pubout -out pub.openssl 2>/dev/null ;;
    *) "$openssl" ec -in "made.$format" -pubout -out pub.openssl 2>/dev/null ;;
  esac
  if [ $format != raw ]; then same "public key of $format as openssl gives it" "made-pub.$format" pub.openssl; fi
  expect 0 "inspect $format" "$slimb" inspect --curve p-256 "made.$format"
  contains "inspect $format" "format:       $format"
  grep -q '^private' "$out" && fail "inspect prints a private key" || pass
done
[ "$(wc -c <made.raw)" = 32 ] && pass || fail "raw key"

# ---- keys of openssl in, keys of slimb out ----

"$openssl" genpkey -algorithm EC -pkeyopt ec_paramgen_curve:P-256 -out theirs.pem 2>/dev/null
"$openssl" pkcs8 -topk8 -nocrypt -in theirs.pem -outform DER -out theirs.der
"$openssl" ecparam -name prime256v1 -genkey -out theirs-parameters.pem
"$openssl" ec -in theirs.pem -out theirs.sec1 2>/dev/null
"$openssl" ec -in theirs.pem -outform DER -out theirs.sec1-der 2>/dev/null
"$openssl" ec -in theirs.pem -conv_form compressed -out theirs-compressed.sec1 2>/dev/null
"$openssl" pkey -in theirs.pem -text -out theirs-text.pem
sed 's/$/\r/' theirs.pem >theirs-crlf.pem
"$openssl" pkey -in theirs.pem -pubout -out theirs-pub.pem
"$openssl" pkey -in theirs.pem -pubout -outform DER -out theirs-pub.der
"$openssl" ec -in theirs.pem -pubout -conv_form compressed -out theirs-pub-compressed.pem 2>/dev/null
"$openssl" ec -in theirs.pem -pubout -conv_form compressed -outform DER -out theirs-pub-compressed.der 2>/dev/null
for key in theirs.pem theirs.der theirs.sec1 theirs.sec1-der theirs-compressed.sec1 theirs-text.pem theirs-crlf.pem \
  theirs-pub.pem theirs-pub.der theirs-pub-compressed.pem theirs-pub-compressed.der; do
  expect 0 "pubkey $key" "$slimb" pubkey $key
  same "pubkey $key" "$out" theirs-pub.pem
  expect 0 "pubkey of $key through a pipe" from $key "$slimb" pubkey
  same "pubkey of $key through a pipe" "$out" theirs-pub.pem
done
expect 0 "pubkey with parameters" "$slimb" pubkey theirs-parameters.pem -o parameters-pub.pem
"$openssl" pkey -in theirs-parameters.pem -pubout -out "$out"
same "pubkey with parameters" parameters-pub.pem "$out"
mode_is 644 parameters-pub.pem
tail -c 65 theirs-pub.der >point.openssl
expect 0 "pubkey --format der" "$slimb" pubkey theirs.pem --format der -o pub.out
same "pubkey --format der" pub.out theirs-pub.der
expect 0 "pubkey --format raw" "$slimb" pubkey theirs.pem --format raw -o pub.out
same "pubkey --format raw" pub.out point.openssl
expect 0 "pubkey --format compressed" "$slimb" pubkey theirs.pem --format compressed -o pub.out
tail -c 33 theirs-pub-compressed.der >"$out"
same "pubkey --format compressed" pub.out "$out"
for form in point.openssl pub.out; do
  refuse "--curve" "$slimb" pubkey $form
  expect 0 "pubkey of raw $form" "$slimb" pubkey --curve P-256 $form
  same "pubkey of raw $form" "$out" theirs-pub.pem
done
refuse "--format" "$slimb" pubkey key.pem --format sec1
umask 077
expect 0 "pubkey under umask 077" "$slimb" pubkey key.pem -o masked.pem
mode_is 600 masked.pem
umask 022

# ---- sign and verify ----

expect 0 "pubkey" "$slimb" pubkey -o pub.pem key.pem
expect 0 "sign" "$slimb" sign -k key.pem message -o sig
mode_is 644 sig
expect 0 "verify" "$slimb" verify -k pub.pem -s sig message
expect 0 "verify with the private key" "$slimb" verify -k key.pem -s sig message
expect 1 "another message" "$slimb" verify -k pub.pem -s sig other
expect 1 "another key" "$slimb" verify -k theirs-pub.pem -s sig message
expect 1 "another hash" "$slimb" verify -k pub.pem -s sig --hash sha512 message
expect 0 "operands first" "$slimb" verify message -s sig -k pub.pem
expect 0 "attached values" "$slimb" verify -kpub.pem --signature=sig -- message
expect 0 "message from stdin" from message "$slimb" verify -k pub.pem -s sig
expect 0 "message from -" from message "$slimb" verify -k pub.pem -s sig -
expect 0 "signature from -" from sig "$slimb" verify -k pub.pem -s - message
expect 0 "key from -" from pub.pem "$slimb" verify -k - -s sig message
refuse "only once" from pub.pem "$slimb" verify -k - -s - message
expect 0 "sign the empty message" "$slimb" sign -k key.pem empty -o sig.empty
expect 0 "verify the empty message" "$slimb" verify -k pub.pem -s sig.empty empty
cp message -- -dash
expect 0 "sign -- -dash" "$slimb" sign -k key.pem -o sig.dash -- -dash
expect 0 "verify -- -dash" "$slimb" verify -s sig.dash -k pub.pem -- -dash
"$slimb" sign -k key.pem message -o sig.second
cmp -s sig sig.second && fail "two signatures are the same" || pass

for hash in sha224 sha256 sha384 sha512 sha3-224 sha3-256 sha3-384 sha3-512; do
  upper=${hash^^}
  expect 0 "sign --hash $hash" "$slimb" sign -k key.pem --hash $hash message -o sig.hash
  check "openssl verifies $hash" "$openssl" dgst -$hash -verify pub.pem -signature sig.hash message
  expect 0 "verify --hash $upper" "$slimb" verify -k pub.pem --hash "$upper" -s sig.hash message
  "$openssl" dgst -$hash -sign theirs.pem -out sig.hash message
  expect 0 "verify openssl's $hash" "$slimb" verify -k theirs-pub.der --hash ${hash/-/} -s sig.hash message
  expect 1 "verify openssl's $hash, other message" "$slimb" verify -k theirs.sec1 --hash $hash -s sig.hash other
done
expect 0 "verify --hash SHA-256" "$slimb" verify -k pub.pem --hash SHA-256 -s sig message
for hash in md5 sha1 sha sha3-84 sha2567 sha512/256 none; do
  refuse "--hash" "$slimb" sign -k key.pem --hash $hash message
done
for key in made.pem made.der made.sec1 made.sec1-der made.raw theirs.pem theirs.der theirs.sec1 theirs-parameters.pem; do
  expect 0 "sign with $key" "$slimb" sign --curve P-256 -k $key message -o sig.key
  "$slimb" pubkey --curve P-256 $key -o pub.key
  check "openssl verifies $key" "$openssl" dgst -sha256 -verify pub.key -signature sig.key message
done

expect 0 "sign --deterministic" "$slimb" sign --deterministic -k key.pem message -o sig.1
"$slimb" sign --deterministic -k key.pem message -o sig.2
same "sign --deterministic" sig.1 sig.2
expect 0 "verify --deterministic's" "$slimb" verify -k pub.pem -s sig.1 message
# RFC 6979, A.2.5: P-256, SHA-256, "sample".
printf 'C9AFA9D845BA75166B5C215767B1D6934E50C3DB36E89B127B8A622B120F6721' | unhex >rfc6979.raw
printf sample | "$slimb" sign --curve P-256 -k rfc6979.raw --deterministic --p1363 --hex >"$out" 2>"$err"
contains "RFC 6979" "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"

expect 0 "sign --p1363" "$slimb" sign --p1363 -k key.pem message -o sig.p1363
[ "$(wc -c <sig.p1363)" = 64 ] && pass || fail "P1363 length"
expect 0 "verify --p1363" "$slimb" verify --p1363 -k pub.pem -s sig.p1363 message
expect 1 "P1363 taken for DER" "$slimb" verify -k pub.pem -s sig.p1363 message
expect 1 "DER taken for P1363" "$slimb" verify -k pub.pem --p1363 -s sig message
for form in hex base64; do
  expect 0 "sign --$form" "$slimb" sign --$form -k key.pem message -o sig.$form
  [ "$(wc -l <sig.$form)" = 1 ] && pass || fail "$form is one line"
  expect 0 "verify --$form" "$slimb" verify --$form -k pub.pem -s sig.$form message
  expect 1 "$form taken for binary" "$slimb" verify -k pub.pem -s sig.$form message
  fold -w 20 sig.$form >sig.folded
  expect 0 "verify folded $form" "$slimb" verify --$form -k pub.pem -s sig.folded message
  { cat sig.$form && printf '!'; } >sig.bad
  expect 1 "damaged $form" "$slimb" verify --$form -k pub.pem -s sig.bad message
  grep -q "DER written in $form\$" "$err" && pass || fail "damaged $form" "the sentence lacks it"
done
hex <sig.p1363 | tr a-f A-F >sig.upper
expect 0 "upper-case hex" "$slimb" verify --hex --p1363 -k pub.pem -s sig.upper message
"$openssl" base64 -d -in sig.base64 -A -out sig.decoded
expect 0 "openssl decodes our base64" "$slimb" verify -k pub.pem -s sig.decoded message
"$openssl" base64 -in sig -out sig.lines
expect 0 "we decode openssl's base64" "$slimb" verify --base64 -k pub.pem -s sig.lines message
for text in ==== A=== AA=A QUJD==== QUI; do
  printf '%s' "$text" >sig.bad
  expect 1 "base64 $text" "$slimb" verify --base64 -k pub.pem -s sig.bad message
done
refuse "exclude" "$slimb" sign --hex --base64 -k key.pem message
refuse "exclude" "$slimb" verify --hex --base64 -k pub.pem -s sig.hex message

"$openssl" dgst -sha384 -binary -out digest message
expect 0 "sign --digest" "$slimb" sign --digest --hash sha384 -k key.pem digest -o sig.digest
expect 0 "verify the message of a digest" "$slimb" verify --hash sha384 -k pub.pem -s sig.digest message
expect 0 "verify --digest" "$slimb" verify --digest --hash sha384 -k pub.pem -s sig.digest digest
refuse "32 bytes" "$slimb" sign --digest -k key.pem digest
refuse "32 bytes" "$slimb" verify --digest -k pub.pem -s sig.digest message
refuse "64 bytes" "$slimb" sign --digest --hash sha512 -k key.pem "$slimb"
check "openssl signs a digest" "$openssl" pkeyutl -sign -inkey theirs.pem -in digest -out sig.pkeyutl
expect 0 "verify --digest of openssl" "$slimb" verify --digest --hash sha384 -k theirs-pub.pem -s sig.pkeyutl digest

# Malformed signatures do not verify: status 1.
head -c 40 sig >sig.bad
expect 1 "cut signature" "$slimb" verify -k pub.pem -s sig.bad message
{ cat sig && printf x; } >sig.bad
expect 1 "trailing byte" "$slimb" verify -k pub.pem -s sig.bad message
expect 1 "empty signature" "$slimb" verify -k pub.pem -s empty message
expect 1 "signature of any text" "$slimb" verify -k pub.pem -s message message
expect 1 "a program as signature" "$slimb" verify -k pub.pem -s "$slimb" message
refuse "absent" "$slimb" verify -k pub.pem -s absent message

# ---- derive ----

"$slimb" pubkey theirs.pem -o theirs-pub.slimb
expect 0 "derive" "$slimb" derive -k key.pem --peer theirs-pub.pem -o secret.ours
mode_is 600 secret.ours
[ "$(wc -c <secret.ours)" = 32 ] && pass || fail "secret length"
expect 0 "derive, the other side" "$slimb" derive -k theirs.sec1-der -p pub.pem -o secret.theirs
same "both sides" secret.ours secret.theirs
check "openssl derives" "$openssl" pkeyutl -derive -inkey theirs.pem -peerkey pub.pem -out secret.openssl
same "as openssl" secret.ours secret.openssl
expect 0 "derive to stdout" "$slimb" derive -k key.pem --peer theirs-pub-compressed.der
same "derive to stdout" "$out" secret.ours
expect 0 "derive --hex" "$slimb" derive --hex -k key.pem --peer theirs.pem
contains "derive --hex" "$(hex <secret.ours)"
refuse "exists" "$slimb" derive -k key.pem --peer theirs-pub.pem -o ordinary
refuse "--force" "$slimb" derive -k key.pem --peer theirs-pub.pem -o secret.ours
expect 0 "derive --force" "$slimb" derive -k key.pem --peer theirs-pub.pem -o secret.ours --force
refuse "--peer" "$slimb" derive -k key.pem
refuse "--key" "$slimb" derive --peer pub.pem
refuse "private key is needed" "$slimb" derive -k pub.pem --peer pub.pem

# ---- inspect ----

expect 0 "inspect a private key" "$slimb" inspect theirs.pem
contains "inspect" "private key"
contains "inspect" "P-256"
contains "inspect" "$(hex <point.openssl)"
contains "inspect" "sha256:$("$openssl" dgst -sha256 -r theirs-pub.der | cut -c1-64)"
private=$(tail -c +37 theirs.der | head -c 32 | hex)
grep -qi "$private" "$out" && fail "inspect shows a private key" || pass
expect 0 "inspect --private" "$slimb" inspect --private theirs.pem
contains "inspect --private" "$private"
refuse "--private" "$slimb" inspect --private theirs-pub.pem
expect 0 "inspect a public key" from theirs-pub-compressed.der "$slimb" inspect
contains "inspect" "public key"
contains "inspect" "format:       der"
for file in key.pem pub.pem sig sig.p1363; do
  expect 0 "inspect --json $file" "$slimb" inspect --json $file
  cp "$out" json
  check "JSON of $file" python3 -c 'import json, sys; assert json.load(sys.stdin)["kind"]' <json
done
expect 0 "inspect a P1363 signature" "$slimb" inspect sig.p1363
contains "inspect r" "r:            $(head -c 32 sig.p1363 | hex)"
contains "inspect s" "s:            $(tail -c 32 sig.p1363 | hex)"
for i in 1 2 3 4 5 6 7 8; do # of several lengths
  "$slimb" sign -k key.pem message -o sig.der --hash sha224
  "$openssl" asn1parse -inform DER -in sig.der | sed -n 's/.*INTEGER *://p' | tr A-F a-f >integers
  expect 0 "inspect a DER signature" "$slimb" inspect sig.der
  while read -r integer; do contains "inspect DER" "$integer"; done <integers
done
for bytes in 3006020101020101ff 3006020101020181 30060201010200 30070201010202007f 30060201ff020101 30810602010102010 300502010102; do
  printf '%s' "$bytes" | unhex >bad
  expect 2 "inspect $bytes" "$slimb" inspect bad
done
refuse "'message'" "$slimb" inspect message

# ---- wrong usage ----

refuse "--nonsense" "$slimb" sign -k key.pem --nonsense message
refuse "-x" "$slimb" sign -k key.pem -x message
refuse "--key" "$slimb" sign message
refuse "--key" "$slimb" sign message -k
refuse "--key" "$slimb" sign -k --hex message
refuse "--key" "$slimb" sign --key= message
refuse "--key" "$slimb" sign -k key.pem --key key.pem message
refuse "--hex" "$slimb" sign -k key.pem --hex --hex message
refuse "--hex" "$slimb" sign -k key.pem --hex=yes message
refuse "'other'" "$slimb" sign -k key.pem message other
refuse "'key.pem'" "$slimb" genkey key.pem
refuse "--signature" "$slimb" verify -k pub.pem message
refuse "--help" "$slimb" sign
refuse "--hexa" "$slimb" sign -k key.pem --hexa message
refuse "--he" "$slimb" sign -k key.pem --he message
# Names that would move the cursor or begin a line.
strange=$(printf 'a\nb\033[31mc\177')
refuse "'a?b?[31mc?'" "$slimb" inspect "$strange"
refuse "'a?b?[31mc?'" "$slimb" genkey -o absent --curve "$strange"
refuse "verb 'a?b?[31mc?'" "$slimb" "$strange"
refuse "option --a?b?[31mc?" "$slimb" sign "--$strange"
for verb in speed fields; do
  refuse "'a?b?[31mc?'" "$slimb" $verb --curve "$strange"
  refuse "--nonsense" "$slimb" $verb --nonsense
  refuse "see slimb $verb --help" "$slimb" $verb --curve P-999
  refuse "twice" "$slimb" $verb --curve nonsense --curve nonsense
done
refuse "nonsense" "$slimb" speed --only nonsense
refuse "nonsense" "$slimb" speed --only keygen,nonsense
refuse "nonsense" "$slimb" speed --backend nonsense
refuse "of X25519 is called 'sign'" "$slimb" speed --curve X25519 --only sign
refuse "of P-384 is called 'review'" "$slimb" speed --curve P-384 --only review
refuse "of X448 is called 'c32-10x26'" "$slimb" speed --curve X448 --backend c32-10x26
expect 0 "speed --list of benchmarks that P-256 lacks" "$slimb" speed --list --only Signature.EdDSA.sign,KeyAgreement.XDH
[ "$(cut -d' ' -f1 "$out" | sort | uniq -c | tr -s ' \n' ' ')" = " 4 KeyAgreement.XDH.generateSecret 4 Signature.EdDSA.sign " ] &&
  pass || fail "speed --list of benchmarks that P-256 lacks"
expect 0 "speed --list on one backend" "$slimb" speed --list --only keygen --backend c32-10x26
[ "$(tr -s ' ' <"$out")" = "keygen P-256" ] && pass || fail "curves without the backend are left out"
expect 0 "speed --list --json" "$slimb" speed --list --json --only dh --curve X448
[ "$(cat "$out")" = '{"benchmark": "dh", "params": {"curve": "X448"}}' ] && pass || fail "speed --list --json"

# ---- bad files ----

refuse "absent" "$slimb" sign -k absent message
refuse "absent" "$slimb" sign -k key.pem absent
refuse "directory" "$slimb" sign -k directory message
refuse "directory" "$slimb" sign -k key.pem directory
refuse "directory" "$slimb" verify -k pub.pem -s directory message
refuse "directory" "$slimb" sign -k key.pem message -o directory
refuse "absent/" "$slimb" sign -k key.pem message -o absent/sig
refuse "absent/" "$slimb" genkey -o absent/
refuse "empty" "$slimb" sign -k empty message
refuse "empty" "$slimb" pubkey </dev/null
refuse "too large" "$slimb" pubkey "$slimb"
refuse "too large" "$slimb" sign -k /dev/zero message
refuse "'message'" "$slimb" sign -k message message
refuse "signature" "$slimb" sign -k sig message
refuse "private key is needed" "$slimb" sign -k pub.pem message
"$openssl" pkcs8 -topk8 -in theirs.pem -passout pass:secret -out encrypted.pem
"$openssl" ec -in theirs.pem -aes128 -passout pass:secret -out password.sec1 2>/dev/null
refuse "encrypted" "$slimb" sign -k encrypted.pem message
refuse "encrypted" "$slimb" sign -k password.sec1 message
"$openssl" req -x509 -key theirs.pem -subj /CN=slimb -out certificate.pem 2>/dev/null
refuse "certificate" "$slimb" verify -k certificate.pem -s sig message
"$openssl" ecparam -name secp224r1 -genkey -noout -out p224.pem
"$openssl" genpkey -algorithm RSA -pkeyopt rsa_keygen_bits:1024 -out rsa.pem 2>/dev/null
for key in p224.pem rsa.pem; do
  refuse "not supported" "$slimb" sign -k $key message
done
head -c 100 theirs.der >cut.der
head -n 2 theirs.pem >cut.pem
head -c 32 /dev/zero >zero.raw
head -c 32 /dev/zero | tr '\000' '\377' >large.raw
{ printf '\004' && head -c 64 /dev/zero; } >off.raw
for key in cut.der cut.pem zero.raw large.raw; do
  refuse "$key" "$slimb" sign --curve P-256 -k $key message
  refuse "$key" "$slimb" inspect --curve P-256 $key
done
refuse "off.raw" "$slimb" verify --curve P-256 -k off.raw -s sig message
if [ "$(id -u)" != 0 ]; then
  cp key.pem locked.pem && chmod 0 locked.pem
  refuse "locked.pem" "$slimb" sign -k locked.pem message
else
  cp "$slimb" "$work/slimb" && chmod 755 "$work" && cp key.pem locked.pem
  if setpriv --reuid=65534 --regid=65534 --clear-groups "$work/slimb" --version >/dev/null 2>&1; then
    refuse "locked.pem" setpriv --reuid=65534 --regid=65534 --clear-groups "$work/slimb" sign -k locked.pem message
    refuse "sig.locked" setpriv --reuid=65534 --regid=65534 --clear-groups "$work/slimb" pubkey pub.pem -o sig.locked
    absent sig.locked
  else
    skip "an unreadable key" "root reads everything, and setpriv did not work"
  fi
fi

# ---- output files ----

cp key.pem precious.pem
refuse "--force" "$slimb" pubkey theirs.pem -o precious.pem
refuse "--force" "$slimb" sign -k theirs.pem message -o precious.pem
refuse "--force" "$slimb" sign -k theirs.pem message -o encrypted.pem
same "a private key is not replaced" key.pem precious.pem
expect 0 "pubkey --force" "$slimb" pubkey theirs.pem -o precious.pem --force
same "pubkey --force" precious.pem theirs-pub.pem
mode_is 644 precious.pem
refuse "input" "$slimb" pubkey key.pem -o key.pem
refuse "input" "$slimb" pubkey key.pem -o key.pem --force
refuse "input" "$slimb" sign -k key.pem message -o ./message
refuse "input" "$slimb" sign -k key.pem -o message <message
same "an input is not replaced" key.pem before.pem
expect 0 "replace a signature" "$slimb" sign -k key.pem message -o sig.second
ln -s target.sig link.sig && : >target.sig
expect 0 "output through a link" "$slimb" sign -k key.pem message -o link.sig
[ -L link.sig ] && pass || fail "the link is replaced"
expect 0 "output through a link" "$slimb" verify -k pub.pem -s target.sig message
ln -s nowhere.pem dangling.pem
refuse "dangling.pem" "$slimb" genkey -o dangling.pem
absent nowhere.pem
long=$(printf 'n%.0s' $(seq 250))
expect 0 "a long name" "$slimb" genkey -o "$long"
refuse "too long" "$slimb" genkey -o "$long$long"
expect 0 "output to a device" "$slimb" sign -k key.pem message -o /dev/null
[ -c /dev/null ] && pass || fail "/dev/null"
mkfifo fifo
timeout 20 cat fifo >fifo.sig &
expect 0 "output to a pipe" "$slimb" sign -k key.pem message -o fifo
wait $!
expect 0 "output to a pipe" "$slimb" verify -k pub.pem -s fifo.sig message

# Full disks, limits, closed and broken output.
for verb in "genkey -o /dev/full" "pubkey key.pem -o /dev/full" "sign -k key.pem message -o /dev/full"; do
  # shellcheck disable=SC2086 # words on purpose
  refuse "No space left" "$slimb" $verb
done
to_full() { "$@" >/dev/full; }
closed() { "$@" >&-; }
for verb in "--help" "--version" "genkey -o -" "pubkey key.pem" "sign -k key.pem message" "sign --help" \
  "verify -k pub.pem -s sig message" "derive -k key.pem -p pub.pem" "inspect key.pem" "speed --help"; do
  # shellcheck disable=SC2086
  refuse "standard output" to_full "$slimb" $verb
  # shellcheck disable=SC2086
  refuse "standard output" closed "$slimb" $verb
done
refuse "standard input" "$slimb" pubkey <&-
limited() {
  (ulimit -f 0 && exec "$@") 2>&1 >/dev/null | cat >&2
  return "${PIPESTATUS[0]}"
}
expect 2 "a file size limit" limited "$slimb" genkey -o limited.pem
absent limited.pem
same "key.pem is whole" key.pem before.pem

broken_pipe() { # IGNORED COMMAND...: the command's status when its reader has gone
  python3 - "$@" <<'EOF'
import os, signal, subprocess, sys
reader, writer = os.pipe()
os.close(reader)
ignore = sys.argv[1] == "ignored"
action = signal.SIG_IGN if ignore else signal.SIG_DFL
done = subprocess.run(sys.argv[2:], stdout=writer, stderr=subprocess.PIPE, restore_signals=False,
                      preexec_fn=lambda: signal.signal(signal.SIGPIPE, action))
print(done.stderr.decode(), end="")
sys.exit(done.returncode != (2 if ignore else -signal.SIGPIPE))
EOF
}
for how in ignored fatal; do
  check "broken pipe, SIGPIPE $how" broken_pipe $how "$slimb" sign -k key.pem message
  [ -s "$out" ] && fail "noise on a broken pipe" || pass
  check "broken pipe of help, SIGPIPE $how" broken_pipe $how "$slimb" --help
  [ -s "$out" ] && fail "noise on a broken pipe" || pass
done

# A signal, or an error, in the middle of writing: fsync stands in for it.
cat >"$work/fsync.c" <<'EOF'
#include <errno.h>
#include <signal.h>
#include <stdlib.h>
int fsync(int fd) {
  (void)fd;
  const char *number = getenv("FSYNC_SIGNAL");
  if (number != NULL) raise(atoi(number));
  errno = EIO;
  return -1;
}
EOF
interposed() { # SIGNAL COMMAND...
  local number=$1
  shift
  env ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD="$work/fsync.so" ${number:+FSYNC_SIGNAL=$number} "$@"
}
if cc -shared -fPIC -o "$work/fsync.so" "$work/fsync.c" 2>"$err"; then
  refuse "Input/output error" interposed "" "$slimb" genkey -o broken.pem
  absent broken.pem
  refuse "Input/output error" interposed "" "$slimb" genkey -o key.pem --force
  same "an old key survives an error" key.pem before.pem
  for number in 1 2 3 10 12 13 14 15 24 26 27; do
    interposed $number "$slimb" genkey -o broken.pem >"$out" 2>"$err"
    status=$?
    [ $status = $((128 + number)) ] && pass || fail "signal $number" "status $status"
    absent broken.pem
  done
else
  skip "errors in the middle of writing" "no C compiler"
fi

# A process that waits for its message may leave no core file.
mkfifo waiting
"$slimb" sign -k key.pem waiting >"$out" 2>"$err" &
reader=$!
# Opening the other end returns when the command has opened its own.
check "core files" timeout 20 bash -c "exec 9>waiting && grep -q '^Max core file size  *0  *0 ' /proc/$reader/limits"
wait $reader

# ---- terminals ----

if [ "$(on_terminal echo works 2>/dev/null | tr -d '\r')" = works ]; then
  on_terminal "$slimb" sign -k key.pem message >"$out"
  contains "binary for a terminal" "--base64"
  [ "$(wc -l <"$out")" = 1 ] && pass || fail "binary for a terminal"
  on_terminal "$slimb" derive -k key.pem -p pub.pem >"$out"
  contains "a secret for a terminal" "--hex"
  on_terminal "$slimb" pubkey key.pem --format raw >"$out"
  contains "a raw key for a terminal" "--format pem"
  on_terminal "$slimb" pubkey key.pem | tr -d '\r' >"$out"
  same "PEM for a terminal" "$out" pub.pem
  on_terminal "$slimb" sign -k key.pem message --hex | tr -d '\r' >sig.terminal
  expect 0 "hex for a terminal" "$slimb" verify --hex -k pub.pem -s sig.terminal message
else
  skip "terminals" "script does not work here"
fi

# ---- size ----

head -c 100000000 /dev/zero >large
peak() { # COMMAND...: peak memory in KiB, in $out
  python3 -c 'import resource, subprocess, sys
subprocess.run(sys.argv[1:], check=True, stdin=sys.stdin)
print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)' "$@"
}
expect 0 "sign 100 MB through a pipe" from large "$slimb" sign -k key.pem -o sig.large
check "openssl verifies 100 MB" "$openssl" dgst -sha256 -verify pub.pem -signature sig.large large
expect 0 "verify 100 MB" "$slimb" verify -k pub.pem -s sig.large large
peak "$slimb" sign -k key.pem -o sig.large message >small.peak
cat large | peak "$slimb" sign -k key.pem -o sig.large >large.peak
[ $(($(cat large.peak) - $(cat small.peak))) -lt 1024 ] && pass || fail "memory grows" "$(cat small.peak large.peak)"
rm large

# ---- every curve, beside openssl both ways ----

# NAME, then what openssl genpkey takes
curves=(
  "P-256 EC -pkeyopt ec_paramgen_curve:P-256"
  "P-384 EC -pkeyopt ec_paramgen_curve:P-384"
  "P-521 EC -pkeyopt ec_paramgen_curve:P-521"
  "secp256k1 EC -pkeyopt ec_paramgen_curve:secp256k1"
  "Ed25519 ED25519"
  "Ed448 ED448"
  "X25519 X25519"
  "X448 X448"
)
: >empty
usual_hash() { # CURVE
  case $1 in P-384) echo sha384 ;; P-521) echo sha512 ;; *) echo sha256 ;; esac
}
openssl_sign() { # CURVE KEY MESSAGE SIGNATURE
  case $1 in
    Ed*) "$openssl" pkeyutl -sign -rawin -inkey "$2" -in "$3" -out "$4" ;;
    *) "$openssl" dgst "-$(usual_hash "$1")" -sign "$2" -out "$4" "$3" ;;
  esac
}
openssl_verify() { # CURVE PUBLIC MESSAGE SIGNATURE
  case $1 in
    Ed*) "$openssl" pkeyutl -verify -rawin -pubin -inkey "$2" -in "$3" -sigfile "$4" ;;
    *) "$openssl" dgst "-$(usual_hash "$1")" -verify "$2" -signature "$4" "$3" ;;
  esac
}
for line in "${curves[@]}"; do
  read -r curve algorithm <<<"$line"
  # shellcheck disable=SC2086 # the algorithm is words
  "$openssl" genpkey -algorithm $algorithm -out "$curve.theirs" 2>/dev/null
  "$openssl" pkey -in "$curve.theirs" -pubout -out "$curve.theirs-pub"
  "$openssl" pkey -in "$curve.theirs" -outform DER -out "$curve.theirs-der"
  expect 0 "genkey $curve" "$slimb" genkey --curve "$curve" -o "$curve.ours"
  expect 0 "pubkey $curve" "$slimb" pubkey "$curve.ours" -o "$curve.ours-pub"
  "$openssl" pkey -in "$curve.ours" -pubout -out "$out"
  same "openssl's public key of ours, $curve" "$out" "$curve.ours-pub"
  for form in theirs theirs-der theirs-pub; do
    expect 0 "pubkey $curve.$form" "$slimb" pubkey "$curve.$form"
    same "our public key of theirs, $curve.$form" "$out" "$curve.theirs-pub"
  done
  formats="pem der raw sec1 sec1-der" refused=der-v2
  case $curve in Ed* | X*) formats="pem der raw der-v2" refused=sec1 ;; esac
  for format in $formats; do
    expect 0 "genkey $curve --format $format" "$slimb" genkey --curve "$curve" --format $format -o "$curve.$format"
    expect 0 "inspect $curve.$format" "$slimb" inspect --curve "$curve" --private "$curve.$format"
    contains "inspect $curve.$format" "curve:        $curve"
  done
  refuse "--format" "$slimb" genkey --curve "$curve" --format $refused -o refused
  absent refused
  "$openssl" pkey -inform DER -in "$curve.der" -pubout -out "$out" 2>"$err" && "$slimb" pubkey "$curve.der" -o der-pub --force
  same "openssl reads $curve.der" "$out" der-pub
  case $curve in
    X*)
      refuse "no signatures" "$slimb" sign -k "$curve.ours" message
      refuse "no signatures" "$slimb" verify -k "$curve.ours" -s sig message
      ;;
    *)
      "$slimb" sign -k "$curve.ours" empty -o "$curve.sig"
      expect 0 "verify an empty message, $curve" "$slimb" verify -k "$curve.ours-pub" -s "$curve.sig" empty
      files="message empty" # openssl pkeyutl refuses an empty file
      case $curve in Ed*) files=message ;; esac
      for file in $files; do
        for side in ours theirs; do
          expect 0 "sign $file with $curve.$side" "$slimb" sign -k "$curve.$side" $file -o "$curve.sig"
          check "openssl verifies $curve.$side, $file" openssl_verify "$curve" "$curve.$side-pub" $file "$curve.sig"
          expect 0 "verify our own, $curve.$side, $file" "$slimb" verify -k "$curve.$side-pub" -s "$curve.sig" $file
        done
        openssl_sign "$curve" "$curve.theirs" $file "$curve.theirs-sig"
        expect 0 "verify openssl's, $curve, $file" "$slimb" verify -k "$curve.theirs-pub" -s "$curve.theirs-sig" $file
        expect 1 "openssl's of another file, $curve" "$slimb" verify -k "$curve.theirs-pub" -s "$curve.theirs-sig" other
      done
      expect 0 "sign from a pipe, $curve" from message "$slimb" sign -k "$curve.ours" -o "$curve.sig"
      expect 0 "verify from a pipe, $curve" from message "$slimb" verify -k "$curve.ours" -s "$curve.sig"
      head -c 20 "$curve.sig" >cut.sig
      expect 1 "a cut signature, $curve" "$slimb" verify -k "$curve.ours" -s cut.sig message
      ;;
  esac
  case $curve in
    Ed*) refuse "no key agreement" "$slimb" derive -k "$curve.ours" --peer "$curve.theirs-pub" ;;
    *)
      expect 0 "derive, $curve" "$slimb" derive -k "$curve.ours" --peer "$curve.theirs-pub" -o "$curve.secret"
      "$openssl" pkeyutl -derive -inkey "$curve.theirs" -peerkey "$curve.ours-pub" -out "$out"
      same "the secret of $curve as openssl has it" "$out" "$curve.secret"
      ;;
  esac
done
# Raw public keys: a peer's is of the private key's curve.
for curve in P-256 P-384 P-521 secp256k1 X25519 X448; do
  expect 0 "pubkey --format raw, $curve" "$slimb" pubkey $curve.theirs-pub --format raw -o $curve.peer
  expect 0 "derive with a raw peer, $curve" "$slimb" derive -k $curve.ours --peer $curve.peer
  same "the secret with a raw peer, $curve" "$out" $curve.secret
done
# A raw key that may be of either kind is never taken for a public one unasked.
for curve in X25519 X448 Ed25519 Ed448; do
  refuse "may be a private or a public key of $curve" "$slimb" pubkey --curve $curve $curve.raw --format raw
  refuse "may be a private or a public key of $curve" "$slimb" inspect --curve $curve $curve.raw
  refuse "unknown --raw 'secret'" "$slimb" pubkey --curve $curve --raw secret $curve.raw
  expect 0 "pubkey --raw private, $curve" "$slimb" pubkey --curve $curve --raw private $curve.raw --format raw -o $curve.raw-pub
  if cmp -s $curve.raw-pub $curve.raw; then fail "the private key was given out"; else pass; fi
  expect 0 "pubkey --raw public, $curve" "$slimb" pubkey --curve $curve --raw public $curve.raw-pub
  cp "$out" public.pem
  "$openssl" pkey -pubin -in public.pem -pubout -outform DER | tail -c "$(wc -c <$curve.raw-pub)" >"$out"
  same "pubkey --raw public keeps the key, $curve" "$out" $curve.raw-pub
  for kind in private public; do
    file=$curve.raw
    [ $kind = private ] || file=$curve.raw-pub
    expect 0 "inspect --raw $kind, $curve" "$slimb" inspect --curve $curve --raw $kind $file
    contains "inspect --raw $kind, $curve" "$kind key"
    contains "inspect --raw $kind, $curve" "$(hex <$curve.raw-pub)"
  done
  expect 0 "inspect --raw private shows no secret, $curve" "$slimb" inspect --curve $curve --raw private $curve.raw
  if grep -q "$(hex <$curve.raw)" "$out"; then fail "the private key is shown"; else pass; fi
done
refuse "not a key of X25519" "$slimb" derive -k X25519.ours --peer X448.theirs-pub
refuse "not a key of P-384" "$slimb" sign --curve P-384 -k P-256.ours message
ln -s nowhere dangling
refuse "a symbolic link to nothing" "$slimb" sign -k P-256.ours message -o dangling --force
absent nowhere
refuse "--curve" "$slimb" sign -k Ed25519.raw message
expect 0 "a raw key whose curve is named" "$slimb" sign --curve Ed25519 -k Ed25519.raw message -o sig.raw
for option in "--hash sha256" --digest --p1363 --low-s --deterministic; do
  # shellcheck disable=SC2086 # an option and its value
  refuse "option ${option%% *} " "$slimb" sign -k Ed25519.ours $option message
done
for option in "--context x" --prehash; do
  # shellcheck disable=SC2086 # an option and its value
  refuse "option ${option%% *} " "$slimb" sign -k P-384.ours $option message
done
refuse "option --strict " "$slimb" verify --strict -k P-384.ours -s P-384.sig message
for curve in Ed25519 Ed448; do
  expect 0 "--context, $curve" "$slimb" sign -k $curve.ours --context a message -o sig.context
  expect 0 "verify --context, $curve" "$slimb" verify --strict -k $curve.ours --context a -s sig.context message
  expect 1 "another context, $curve" "$slimb" verify -k $curve.ours --context b -s sig.context message
  expect 1 "no context, $curve" "$slimb" verify -k $curve.ours -s sig.context message
  expect 0 "--prehash, $curve" "$slimb" sign -k $curve.ours --prehash message -o sig.prehash
  expect 0 "verify --prehash, $curve" "$slimb" verify -k $curve.ours --prehash -s sig.prehash message
  expect 1 "without --prehash, $curve" "$slimb" verify -k $curve.ours -s sig.prehash message
done
"$openssl" dgst -sha512 -binary -out message.sha512 message
"$slimb" sign -k Ed25519.ours --prehash message -o sig.prehash
expect 0 "--prehash --digest" "$slimb" verify -k Ed25519.ours --prehash --digest -s sig.prehash message.sha512
for round in 1 2 3 4 5 6; do
  expect 0 "sign --low-s, round $round" "$slimb" sign -k secp256k1.ours --low-s message -o sig.low
  expect 0 "verify --low-s, round $round" "$slimb" verify -k secp256k1.ours --low-s -s sig.low message
done

# ---- examples ----

for name in sign_verify import_key ecdh eddsa hash_parts x25519; do
  check "example $name" "$build/examples/$name"
done
check "example import_key" "$build/examples/import_key"
cp "$out" pub.example
"$slimb" pubkey --curve P-256 rfc6979.raw >"$out"
same "example import_key prints the key of RFC 6979" "$out" pub.example

if compgen -G '.slimb.*' >/dev/null; then fail "temporary files are left behind"; else pass; fi
echo "$passed passed, $failed failed, $skipped skipped"
[ $failed = 0 ]
