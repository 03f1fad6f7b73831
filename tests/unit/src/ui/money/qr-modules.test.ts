import fc from 'fast-check';
import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { pathOf, qrModules } from '../../../../../src/ui/money/qr-modules.ts';

/** Renders the QR code with four pixels per module and decodes it. */
function photographed(payload: string): string | undefined {
  const { size, runs } = qrModules(payload);
  const scale = 4;
  const side = size * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const run of runs) {
    for (let y = run.y * scale; y < (run.y + 1) * scale; y += 1) {
      const from = (y * side + run.x * scale) * 4;
      for (let at = from; at < from + run.length * scale * 4; at += 4) pixels.fill(0, at, at + 3);
    }
  }
  return jsQR(pixels, side, side)?.data;
}

test('a decoder reads the payload from the drawn QR code', () => {
  const payload = fc.string({
    unit: fc.constantFrom(...'0123456789ABCDEFabcdef.:/- '),
    minLength: 20,
    maxLength: 120,
  });
  fc.assert(
    fc.property(payload, (text) => {
      expect(photographed(text)).toBe(text);
    }),
    { numRuns: 20 },
  );
});

test('four modules around the code stay white', () => {
  const { size, runs } = qrModules('00020101021238670016A005266284662577');
  for (const run of runs) {
    expect(Math.min(run.x, run.y)).toBeGreaterThanOrEqual(4);
    expect(Math.max(run.x + run.length, run.y + 1)).toBeLessThanOrEqual(size - 4);
  }
});

test('the path has one rectangle per run', () => {
  expect(pathOf([{ x: 4, y: 5, length: 7 }])).toBe('M4 5h7v1h-7z');
});
