/** Text layout: breaks text into lines of limited width and computes the position of each piece. */
import type { Area, Piece, Place, Tone } from '../drawing.ts';
import { widthOf } from './text-width.ts';

interface Face {
  readonly size: number;
  readonly weight: 'regular' | 'semibold';
}

/** The same font sizes and weights as in diagram.css. */
const FACES: Readonly<Record<Tone, Face>> = {
  state: { size: 15, weight: 'semibold' },
  description: { size: 12, weight: 'regular' },
  tag: { size: 10.5, weight: 'semibold' },
  keyword: { size: 11.5, weight: 'regular' },
  event: { size: 12, weight: 'semibold' },
  after: { size: 12, weight: 'semibold' },
  done: { size: 12, weight: 'semibold' },
  failed: { size: 12, weight: 'semibold' },
  always: { size: 12, weight: 'semibold' },
  guard: { size: 11.5, weight: 'regular' },
  actions: { size: 11.5, weight: 'regular' },
  actor: { size: 11.5, weight: 'semibold' },
  condition: { size: 12, weight: 'regular' },
  target: { size: 12, weight: 'regular' },
};

const LINE_HEIGHTS: Readonly<Partial<Record<Tone, number>>> = { state: 20, tag: 20 };
const LINE_HEIGHT = 16;
const LAO_LINE_HEIGHT = 20;
const LAO = /\p{Script=Lao}/u;
/** The position of the baseline, as a share of the line height. */
const BASE = 0.74;
const BLANK = 4;
const PILL_MARGIN = 12;

export interface Word {
  readonly text: string;
  readonly tone: Tone;
  /** Whether it follows the previous word without a space. */
  readonly isJoined?: boolean;
}

/** Text with its layout, relative to its own top left corner. */
export interface Block extends Omit<Area, keyof Place> {
  readonly pieces: readonly Piece[];
}

/** Breaks words into lines. Adjacent words of one tone become one piece, except tags. */
export function paragraph(labels: readonly Word[], width: number): Block {
  const lines: Piece[][] = [[]];
  let x = 0;
  for (const word of labels) {
    const { size, weight } = FACES[word.tone];
    const margin = word.tone === 'tag' ? PILL_MARGIN : 0;
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    const gap = last === undefined || word.isJoined ? 0 : BLANK;
    const own = widthOf(word.text, size, weight) + margin;
    if (last !== undefined && x + gap + own > width) {
      lines.push([{ ...pieceOf(word), x: margin / 2, y: 0 }]);
      x = own;
    } else if (last !== undefined && last.tone === word.tone && margin === 0) {
      const text = `${last.text}${word.isJoined ? '' : ' '}${word.text}`;
      line[line.length - 1] = { ...pieceOf({ text, tone: word.tone }), x: last.x, y: 0 };
      x = last.x + widthOf(text, size, weight);
    } else {
      line.push({ ...pieceOf(word), x: x + gap + margin / 2, y: 0 });
      x += gap + own;
    }
  }
  let y = 0;
  const pieces = lines.flatMap((line) => {
    const height = Math.max(0, ...line.map(lineHeightOf));
    const base = y + height * BASE;
    y += height;
    return line.map((piece) => ({ ...piece, y: base }));
  });
  return { pieces, width: Math.max(0, ...pieces.map(rightOf)), height: y };
}

/** Blocks one below the other. */
export function stacked(blocks: readonly Block[], gap = 0): Block {
  let y = 0;
  const pieces: Piece[] = [];
  for (const block of blocks) {
    pieces.push(...moved(block.pieces, { x: 0, y }));
    y += block.height + gap;
  }
  return {
    pieces,
    width: Math.max(0, ...blocks.map(({ width }) => width)),
    height: Math.max(0, y - gap),
  };
}

export function moved(pieces: readonly Piece[], by: Place): readonly Piece[] {
  return pieces.map((piece) => ({ ...piece, x: piece.x + by.x, y: piece.y + by.y }));
}

/** Splits a text into words: at spaces, and in Lao, which has no spaces between words, by `Intl.Segmenter`. */
export function textIn(text: string, tone: Tone): readonly Word[] {
  return text
    .split(/\s+/)
    .filter((part) => part !== '')
    .flatMap((part) =>
      LAO.test(part)
        ? [...new Intl.Segmenter('lo', { granularity: 'word' }).segment(part)].map(({ segment }, index) => ({
            text: segment,
            tone,
            isJoined: index > 0,
          }))
        : [{ text: part, tone }],
    );
}

function pieceOf({ text, tone }: Word): Piece {
  const { size, weight } = FACES[tone];
  return { text, tone, x: 0, y: 0, width: widthOf(text, size, weight) };
}

function lineHeightOf({ text, tone }: Piece): number {
  return LAO.test(text) ? LAO_LINE_HEIGHT : (LINE_HEIGHTS[tone] ?? LINE_HEIGHT);
}

function rightOf({ x, width, tone }: Piece): number {
  return x + width + (tone === 'tag' ? PILL_MARGIN / 2 : 0);
}
