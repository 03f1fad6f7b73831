/** The measured figures, as committed in `figures.json`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { OutageOptions, Return } from './outage.ts';
import type { StaticWeights } from './static-files.ts';
import type { Counted } from './tally.ts';

const FILE = fileURLToPath(new URL('./figures.json', import.meta.url));

export interface HourFigures extends Counted {
  readonly name: string;
  /** Requests of the page load at the start of the hour. */
  readonly atLoad: number;
  readonly calls: Readonly<Record<string, number>>;
}

export interface OutageFigures extends Return, Omit<OutageOptions, 'seed'> {}

export interface Figures {
  readonly hours: readonly HourFigures[];
  readonly outages: readonly OutageFigures[];
  readonly weights: StaticWeights;
}

export function committedFigures(): Figures {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Figures;
}

export function commitFigures(figures: Figures): void {
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`);
}
