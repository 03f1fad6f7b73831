/**
 * Selects the cells of the matrix of languages and sizes that a run inspects. The deep run inspects a route in four
 * cells with all languages and sizes, and a screen in two languages on a phone; each is also inspected with longer texts and a wide
 * font, which stand for the languages that are left out. `npm test` inspects each route in one cell, such that all languages and sizes occur.
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

const OTHER_SIZES: readonly Size[] = [DESK, TABLET, ZOOMED];
const SIZES: readonly Size[] = [PHONE, ...OTHER_SIZES];

/** An inspected page: a route, or a screen that is reached from one by interaction. */
interface Subject {
  readonly name: string;
  readonly isRoute?: true;
}

/** One language at one size. */
export interface Cell {
  readonly language: Language;
  readonly size: Size;
  /** Whether axe runs, which takes longer than all other checks together. */
  readonly isExamined: boolean;
}

/**
 * Returns the cells of a subject; `place` is its index in the table of subjects. A route begins in Lao, unless there is only one cell.
 */
export function cellsOf({ name, isRoute }: Subject, place: number): readonly [Cell, ...Cell[]] {
  const cells = isRoute ? (DEEP ? routeCells(place) : [oneCell(place)]) : phoneCells(name);
  return cells as [Cell, ...Cell[]];
}

/** Sixteen consecutive places cover each language at each size; the seed sets the offset. */
function oneCell(place: number): Cell {
  const from = SEED + place;
  return {
    language: LANGUAGES[from % LANGUAGES.length] ?? 'lo',
    size: SIZES[(from + Math.floor(from / LANGUAGES.length)) % SIZES.length] ?? PHONE,
    isExamined: true,
  };
}

/**
 * Lao on a phone, where shifts are checked, and each other language at one of the other sizes: of three consecutive places, each of them
 * is inspected at each size, and comes last once. axe results hardly depend on the language, and little on the width.
 */
function routeCells(place: number): readonly Cell[] {
  const [lao, ...others] = LANGUAGES;
  return [
    { language: lao, size: PHONE, isExamined: true },
    ...OTHER_SIZES.map((size, row) => {
      const language = others[(place + row) % others.length] ?? lao;
      return { language, size, isExamined: size === DESK };
    }),
  ];
}

/** Lao and another language, of which either comes first; the first is examined. */
function phoneCells(subject: string): readonly Cell[] {
  const draw = drawOf(subject);
  const other = LANGUAGES[1 + draw(LANGUAGES.length - 1)] ?? 'th';
  const languages = draw(2) === 0 ? (['lo', other] as const) : ([other, 'lo'] as const);
  return languages.map((language, place) => ({ language, size: PHONE, isExamined: place === 0 }));
}
