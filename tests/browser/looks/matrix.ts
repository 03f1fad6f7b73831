/**
 * How much of the matrix of languages and sizes a run looks at: the deep run at a route in every cell and at a screen in
 * each language on a phone; `npm test` at each route in one cell, so that all languages and sizes come up.
 */
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { DEEP, SEED } from '../../suites/depth.ts';
import { drawOf } from '../fixtures/draw.ts';
import type { Language } from '../fixtures/site.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

export const PHONE: Size = { width: 360, height: 740 };
export const TABLET: Size = { width: 768, height: 1024 };
export const DESK: Size = { width: 1280, height: 800 };
/** What is left of a screen of 1280 × 1024 at 400 % (WCAG 1.4.10). */
export const ZOOMED: Size = { width: 320, height: 256 };

/** Where everything must hold; the others only change how a page lies. */
const MAIN: readonly Size[] = [PHONE, DESK];
const OTHERS: readonly Size[] = [TABLET, ZOOMED];

/** What is looked at: a route itself, or a screen that one gets to from there. */
interface Subject {
  readonly name: string;
  readonly isRoute?: true;
}

/** One language at one size. */
export interface Cell {
  readonly language: Language;
  readonly size: Size;
  /** Also in the other theme, and by axe, which takes longer than everything else together. */
  readonly isExamined: boolean;
  /** Also with longer words. */
  readonly isLengthened: boolean;
}

/** The cells in which a run looks at the subject in this place of the table, Lao or the only one first. */
export function cellsOf({ name, isRoute }: Subject, place: number): readonly [Cell, ...Cell[]] {
  const cells = isRoute ? (DEEP ? allCells(name) : [oneCell(place)]) : phoneCells(name);
  return cells as [Cell, ...Cell[]];
}

/** Sixteen places have each language with each size; the seed says where they begin. */
function oneCell(place: number): Cell {
  const sizes = [...MAIN, ...OTHERS];
  const from = SEED + place;
  return {
    language: LANGUAGES[from % LANGUAGES.length] ?? 'lo',
    size: sizes[(from + Math.floor(from / LANGUAGES.length)) % sizes.length] ?? PHONE,
    isExamined: true,
    isLengthened: true,
  };
}

/** What axe asks depends on the language hardly, and on the width little: each width once, in two languages that the seed draws. */
function allCells(subject: string): readonly Cell[] {
  const first = drawOf(subject)(LANGUAGES.length);
  return LANGUAGES.flatMap((language, row) => [
    ...MAIN.map((size, column) => ({
      language,
      size,
      isExamined: row === (first + column) % LANGUAGES.length,
      isLengthened: true,
    })),
    ...OTHERS.map((size) => ({ language, size, isExamined: false, isLengthened: false })),
  ]);
}

function phoneCells(subject: string): readonly Cell[] {
  const examined = drawOf(subject)(LANGUAGES.length);
  return LANGUAGES.map((language, place) => ({
    language,
    size: PHONE,
    isExamined: place === examined,
    isLengthened: true,
  }));
}
