// The part of @noble/hashes that the client uses.
type Bytes = Uint8Array<ArrayBuffer>;
export interface Hash {
  (message: Bytes): Bytes;
  readonly outputLen: number;
}
export const sha256: Hash;
export function hmac(hash: Hash, key: Bytes, message: Bytes): Bytes;
export function hkdf(hash: Hash, secret: Bytes, salt: Bytes, info: Bytes, length: number): Bytes;
