// The two hashes that dice are checked with: SHA-256 and BLAKE2b (RFC 7693). The browser's own hashes are there over
// https alone and know no BLAKE2b, and a game among friends at home is served over http; so they are written out here.

const text = new TextEncoder();

export const bytesOf = (words: string): Uint8Array => text.encode(words);

export const hex = (bytes: Uint8Array): string => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes that a hex text stands for; null if it is none. */
export function fromHex(digits: string): Uint8Array | null {
  if (!/^([0-9a-fA-F]{2})*$/.test(digits)) return null;
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

export function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A number as eight bytes, the highest first. */
export function eightBytes(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}

// -- SHA-256 ------------------------------------------------------------------------------------------

// prettier-ignore
const ROUNDS = Uint32Array.of(
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
);

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  // The message, a one bit, noughts, and its length in bits: whole blocks of 64 bytes.
  const blocks = new Uint8Array(((message.length + 72) >> 6) << 6);
  blocks.set(message);
  blocks[message.length] = 0x80;
  blocks.set(eightBytes(message.length * 8), blocks.length - 8);
  const view = new DataView(blocks.buffer);
  const state = Uint32Array.of(0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19);
  const w = new Uint32Array(64);
  for (let block = 0; block < blocks.length; block += 64) {
    for (let n = 0; n < 16; n += 1) w[n] = view.getUint32(block + 4 * n);
    for (let n = 16; n < 64; n += 1) {
      const [near, far] = [w[n - 15]!, w[n - 2]!];
      w[n] =
        w[n - 16]! + w[n - 7]! + (turned(near, 7) ^ turned(near, 18) ^ (near >>> 3)) + (turned(far, 17) ^ turned(far, 19) ^ (far >>> 10));
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as [number, number, number, number, number, number, number, number];
    for (let n = 0; n < 64; n += 1) {
      const one = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[n]! + w[n]!) | 0;
      const two = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((value, n) => (state[n] = state[n]! + value));
  }
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((value, n) => digest.setUint32(4 * n, value));
  return new Uint8Array(digest.buffer);
}

// -- BLAKE2b ------------------------------------------------------------------------------------------

const BLOCK = 128;
/** numbers of 64 bits lie in two places: the low half, then the high half */
// prettier-ignore
const START = Uint32Array.of(
  0xf3bcc908, 0x6a09e667, 0x84caa73b, 0xbb67ae85, 0xfe94f82b, 0x3c6ef372, 0x5f1d36f1, 0xa54ff53a,
  0xade682d1, 0x510e527f, 0x2b3e6c1f, 0x9b05688c, 0xfb41bd6b, 0x1f83d9ab, 0x137e2179, 0x5be0cd19,
);
/** which words of the message each round takes, in hex digits */
const ORDERS = [
  '0123456789abcdef',
  'ea489fd61c02b753',
  'b8c052fdae367194',
  '7931dcbe265a40f8',
  '905724afe1bc683d',
  '2c6a0b834d75fe19',
  'c51fed4a0763928b',
  'db7ec13950f4862a',
  '6fe9b308c2d714a5',
  'a2847615fb9e3cd0',
  '0123456789abcdef',
  'ea489fd61c02b753',
].map((order) => Array.from(order, (digit) => 2 * parseInt(digit, 16)));
/** columns, then diagonals */
// prettier-ignore
const MIXED = [
  [0, 4, 8, 12], [1, 5, 9, 13], [2, 6, 10, 14], [3, 7, 11, 15],
  [0, 5, 10, 15], [1, 6, 11, 12], [2, 7, 8, 13], [3, 4, 9, 14],
].map((places) => places.map((place) => 2 * place) as [number, number, number, number]);

/** v[a] += low and high half of a number */
function add(v: Uint32Array, a: number, low: number, high: number): void {
  const sum = v[a]! + low;
  v[a + 1] = v[a + 1]! + high + (sum > 0xffffffff ? 1 : 0);
  v[a] = sum;
}

/** v[a] = (v[a] xor v[b]), turned to the right */
function turn(v: Uint32Array, a: number, b: number, by: number): void {
  let low = v[a]! ^ v[b]!;
  let high = v[a + 1]! ^ v[b + 1]!;
  if (by >= 32) [low, high] = [high, low];
  const rest = by % 32;
  v[a] = rest ? (low >>> rest) | (high << (32 - rest)) : low;
  v[a + 1] = rest ? (high >>> rest) | (low << (32 - rest)) : high;
}

/** Mix a block into the state; `count` bytes were hashed up to its end. */
function compress(state: Uint32Array, block: Uint8Array, count: number, last: boolean): void {
  const words = new DataView(block.buffer, block.byteOffset, BLOCK);
  const m = Uint32Array.from({ length: 32 }, (_, n) => words.getUint32(4 * n, true));
  const v = new Uint32Array(32);
  v.set(state);
  v.set(START, 16);
  v[24]! ^= count;
  if (last) {
    v[28]! ^= 0xffffffff;
    v[29]! ^= 0xffffffff;
  }
  for (const order of ORDERS) {
    MIXED.forEach(([a, b, c, d], n) => {
      const [x, y] = [order[2 * n]!, order[2 * n + 1]!];
      add(v, a, v[b]!, v[b + 1]!);
      add(v, a, m[x]!, m[x + 1]!);
      turn(v, d, a, 32);
      add(v, c, v[d]!, v[d + 1]!);
      turn(v, b, c, 24);
      add(v, a, v[b]!, v[b + 1]!);
      add(v, a, m[y]!, m[y + 1]!);
      turn(v, d, a, 16);
      add(v, c, v[d]!, v[d + 1]!);
      turn(v, b, c, 63);
    });
  }
  state.forEach((value, n) => (state[n] = value ^ v[n]! ^ v[n + 16]!));
}

/** BLAKE2b with so many bytes of digest; with a key (up to 64 bytes) nobody without it can work the digest out. */
export function blake2b(message: Uint8Array, size: number, key: Uint8Array = new Uint8Array()): Uint8Array {
  const state = START.slice();
  state[0]! ^= 0x01010000 ^ (key.length << 8) ^ size;
  const keyed = key.length > 0 ? joined(key, new Uint8Array(BLOCK - key.length), message) : message;
  const blocks = Math.max(1, Math.ceil(keyed.length / BLOCK));
  const padded = joined(keyed, new Uint8Array(blocks * BLOCK - keyed.length));
  for (let n = 1; n <= blocks; n += 1) {
    compress(state, padded.subarray((n - 1) * BLOCK, n * BLOCK), Math.min(n * BLOCK, keyed.length), n === blocks);
  }
  const digest = new DataView(new ArrayBuffer(64));
  state.forEach((value, n) => digest.setUint32(4 * n, value, true));
  return new Uint8Array(digest.buffer, 0, size);
}
