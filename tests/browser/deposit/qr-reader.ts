/** Reads the QR in a screenshot, as a phone's camera would. */
import jsQR from 'jsqr';
import { PNG } from 'pngjs';

/**
 * The text that the QR in a PNG carries.
 *
 * @throws where there is no QR that can be read.
 */
export function readQr(png: Buffer): string {
  const { data, width, height } = PNG.sync.read(png);
  const code = jsQR(new Uint8ClampedArray(data), width, height);
  if (!code) throw new Error(`There is no legible QR in this picture of ${width} × ${height}.`);
  return code.data;
}
