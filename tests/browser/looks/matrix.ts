/**
 * How much of the matrix a run looks at. The deep run looks at every subject, at a route in every cell; the ordinary one
 * at one route in four and at one screen in seven, each in two cells that the seed draws.
 */
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { DEEP } from '../../depth.ts';
import { drawOf } from '../draw.ts';
import type { Language } from '../site.ts';

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

/** What a run looks at, of all that there is. */
export function drawnSubjects<Drawn extends Subject>(subjects: readonly Drawn[]): readonly Drawn[] {
  return subjects.filter(({ name, isRoute }) => isDrawn(name, isRoute ? 4 : 7));
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

/**
 * The cells of a subject: for a route all of them, for a screen that one gets to from there every language on a phone; of
 * each only two that differ in everything where the run is not deep.
 */
export function cellsOf({ name, isRoute }: Subject): readonly Cell[] {
  if (!DEEP) return drawnCells(name);
  return isRoute ? allCells(name) : phoneCells(name);
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

/** Lao on a phone, where most players are, and another language somewhere else. */
function drawnCells(subject: string): readonly Cell[] {
  const draw = drawOf(subject);
  const drawn = <Item>(items: readonly Item[], otherwise: Item) => items[draw(items.length)] ?? otherwise;
  const [first, ...others] = LANGUAGES;
  const cells = [
    { language: first, size: PHONE },
    { language: drawn(others, first), size: drawn([DESK, ...OTHERS], DESK) },
  ];
  const examined = draw(cells.length);
  const lengthened = draw(cells.length);
  return cells.map((cell, place) => ({
    ...cell,
    isExamined: place === examined,
    isLengthened: place === lengthened,
  }));
}

/** Whether a subject is among one in so many; all are in the deep run. A draw of its own: others follow by the name alone. */
function isDrawn(subject: string, oneIn: number): boolean {
  return DEEP || drawOf(`whether ${subject}`)(oneIn) === 0;
}
