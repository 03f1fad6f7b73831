/**
 * Selects the cells of the matrix of languages and sizes that a run inspects. The deep run inspects a route in every cell, and a
 * screen in each language on a phone. `npm test` inspects each route in one cell, such that all languages and sizes occur.
 */
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { DEEP, SEED } from '../../suites/depth.ts';
import { drawOf } from '../fixtures/draw.ts';
import type { Language } from '../../../contract/values.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Size = { width: 360, height: 740 };
export const TABLET: Size = { width: 768, height: 1024 };
export const DESK: Size = { width: 1280, height: 800 };
/** The viewport that remains of a screen of 1280 × 1024 at 400 % zoom (WCAG 1.4.10). */
export const ZOOMED: Size = { width: 320, height: 256 };

/** The deep run makes every check at these sizes; at the others it omits axe. */
const MAIN: readonly Size[] = [PHONE, DESK];
const OTHERS: readonly Size[] = [TABLET, ZOOMED];

/** An inspected page: a route, or a screen that is reached from one by interaction. */
interface Subject {
  readonly name: string;
  readonly isRoute?: true;
}

/** One language at one size. */
export interface Cell {
  readonly language: Language;
  readonly size: Size;
  /** Whether axe runs, and the light theme is checked, which takes longer than all other checks together. */
  readonly isExamined: boolean;
}

/**
 * Returns the cells of a subject; `place` is its index in the table of subjects. Lao comes first, unless there is only one cell.
 */
export function cellsOf({ name, isRoute }: Subject, place: number): readonly [Cell, ...Cell[]] {
  const cells = isRoute ? (DEEP ? allCells(name) : [oneCell(place)]) : phoneCells(name);
  return cells as [Cell, ...Cell[]];
}

/** Sixteen consecutive places cover each language at each size; the seed sets the offset. */
function oneCell(place: number): Cell {
  const sizes = [...MAIN, ...OTHERS];
  const from = SEED + place;
  return {
    language: LANGUAGES[from % LANGUAGES.length] ?? 'lo',
    size: sizes[(from + Math.floor(from / LANGUAGES.length)) % sizes.length] ?? PHONE,
    isExamined: true,
  };
}

/**
 * axe results hardly depend on the language, and little on the width: each main width is examined once, in languages chosen by
 * seed.
 */
function allCells(subject: string): readonly Cell[] {
  const first = drawOf(subject)(LANGUAGES.length);
  return LANGUAGES.flatMap((language, row) => [
    ...MAIN.map((size, column) => ({
      language,
      size,
      isExamined: row === (first + column) % LANGUAGES.length,
    })),
    ...OTHERS.map((size) => ({ language, size, isExamined: false })),
  ]);
}

function phoneCells(subject: string): readonly Cell[] {
  const examined = drawOf(subject)(LANGUAGES.length);
  return LANGUAGES.map((language, place) => ({
    language,
    size: PHONE,
    isExamined: place === examined,
  }));
}
