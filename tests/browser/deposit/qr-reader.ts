/** Reads the QR in a screenshot. */
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/** Returns the text of the QR in a PNG. @throws if there is no legible QR. */
export function readQr(png: Buffer): string {
  const { data, width, height } = PNG.sync.read(png);
  const code = jsQR(new Uint8ClampedArray(data), width, height);
  if (!code) throw new Error(`There is no legible QR in this picture of ${width} × ${height}.`);
  return code.data;
}
