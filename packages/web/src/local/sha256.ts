/**
 * SHA-256 of a text, in hexadecimal digits (FIPS 180-4). A page that did not come over TLS may not use the browser's own,
 * and a file of a game must prove its end there too.
 */

/** The first 32 bits of the fractional parts of the roots of the first primes. */
function constants(): { k: Uint32Array; start: Uint32Array } {
  const primes: number[] = []
  for (let n = 2; primes.length < 64; n++) if (primes.every(p => n % p !== 0)) primes.push(n)
  const fraction = (x: number) => Math.floor((x - Math.floor(x)) * 2 ** 32)
  return {
    k: Uint32Array.from(primes, p => fraction(Math.cbrt(p))),
    start: Uint32Array.from(primes.slice(0, 8), p => fraction(Math.sqrt(p))),
  }
}
const { k, start } = constants()

/** The text, a one, zeros, and its length in bits. */
function padded(text: string): DataView {
  const bytes = new TextEncoder().encode(text)
  const view = new DataView(new ArrayBuffer(Math.ceil((bytes.length + 9) / 64) * 64))
  new Uint8Array(view.buffer).set(bytes)
  view.setUint8(bytes.length, 0x80)
  view.setBigUint64(view.byteLength - 8, BigInt(bytes.length) * 8n)
  return view
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by))
const at = (words: Uint32Array, i: number): number => words[i] ?? 0

export function sha256(text: string): string {
  const view = padded(text)
  const hash = start.slice()
  const w = new Uint32Array(64)
  for (let block = 0; block < view.byteLength; block += 64) {
    for (let i = 0; i < 16; i++) w[i] = view.getUint32(block + 4 * i)
    for (let i = 16; i < 64; i++) {
      const [x, y] = [at(w, i - 15), at(w, i - 2)]
      const s0 = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3)
      const s1 = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10)
      w[i] = at(w, i - 16) + s0 + at(w, i - 7) + s1
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash
    for (let i = 0; i < 64; i++) {
      const t1 = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + at(k, i) + at(w, i)
      const t2 = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[a, b, c, d, e, f, g, h] = [(t1 + t2) >>> 0, a, b, c, (d + t1) >>> 0, e, f, g]
    }
    for (const [i, word] of [a, b, c, d, e, f, g, h].entries()) hash[i] = at(hash, i) + word
  }
  return Array.from(hash, word => word.toString(16).padStart(8, '0')).join('')
}
