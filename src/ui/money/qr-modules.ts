/** The dark modules of a QR, shared by the page and the saved image so that both are identical. */
import { encode } from 'uqr';

/** Width of the white border, in modules. With less, the scanners of bank apps fail. */
export const QUIET_ZONE = 4;

export interface QrModules {
  /** Modules per side, including the quiet zone. */
  readonly size: number;
  /** Runs of dark modules along a row. */
  readonly runs: readonly QrRun[];
}

export interface QrRun {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Error correction level M: readable on a scratched or badly lit screen, while the modules stay large. */
export function qrModules(payload: string): QrModules {
  const { data, size } = encode(payload, { ecc: 'M', border: QUIET_ZONE });
  return { size, runs: data.flatMap((row, y) => runsOf(row, y)) };
}

export function pathOf(runs: readonly QrRun[]): string {
  return runs.map(({ x, y, length }) => `M${x} ${y}h${length}v1h-${length}z`).join('');
}

function runsOf(row: readonly boolean[], y: number): QrRun[] {
  const runs: QrRun[] = [];
  let x = 0;
  while (x < row.length) {
    let length = 0;
    while (row[x + length] === true) length += 1;
    if (length > 0) runs.push({ x, y, length });
    x += length + 1;
  }
  return runs;
}
