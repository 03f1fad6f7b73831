/** The dark squares of a QR, as one path; shared by the screen and the saved picture so that both say the same. */
import { encode } from 'uqr';

/** White around the code, in modules: less, and scanners of bank apps fail. */
export const QUIET_ZONE = 4;

export interface QrModules {
  /** Modules a side, the quiet zone included. */
  readonly size: number;
  /** Runs of dark modules along a row. */
  readonly runs: readonly QrRun[];
}

export interface QrRun {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Error correction M: a screen that is scratched or badly lit still reads, and the squares stay large. */
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
