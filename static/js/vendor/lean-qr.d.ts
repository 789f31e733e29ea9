// The part of lean-qr that the client uses.
export interface Bitmap {
  readonly size: number;
  get(x: number, y: number): boolean;
}
export function generate(text: string): Bitmap;
