/** Text layout: breaks text into lines of limited width and computes the position of each piece. */
import type { Area, Piece, Place, Tone } from '../drawing.ts';
import { partsOf } from './joints.ts';
import { widthOf } from './text-width.ts';

/** The same sizes and weights as in diagram.css. */
const SIZE = 12;
const STATE = { size: 15, height: 20 };
const REGULAR: ReadonlySet<Tone> = new Set(['description', 'condition', 'action', 'actor', 'target']);

const LINE_HEIGHT = 16;
const LAO_LINE_HEIGHT = 20;
const LAO = /\p{Script=Lao}/u;
/** The position of the baseline, as a share of the line height. */
const BASE = 0.74;
const BLANK = 4;
/** A word of this width stays whole in a narrower paragraph: a name that is broken is harder to read. */
const LONGEST_WORD = 280;

export interface Word {
  readonly text: string;
  readonly tone: Tone;
  /** The id of the actor that it names. */
  readonly actor?: string;
  /** Whether it follows the previous word without a space. */
  readonly isJoined?: boolean;
}

/** Text with its layout, relative to its own top left corner. */
export interface Block extends Omit<Area, keyof Place> {
  readonly pieces: readonly Piece[];
}

/**
 * Breaks words into lines, of which all but the first are indented; a word that is too long for a line, inside. Adjacent words of
 * one tone become one piece.
 */
export function paragraph(labels: readonly Word[], width: number, indent = 0): Block {
  const lines: Piece[][] = [[]];
  for (const word of labels.flatMap((label) => fitting(label, Math.max(width, LONGEST_WORD) - indent))) {
    const line = lines.at(-1) ?? [];
    const last = line.at(-1);
    const piece = pieceOf(word);
    const start = last === undefined ? 0 : rightOf(last) + (word.isJoined ? 0 : BLANK);
    if (last !== undefined && start + piece.width > width) {
      lines.push([{ ...piece, x: indent }]);
    } else if (last?.tone === word.tone && last.actor === word.actor) {
      const text = `${last.text}${word.isJoined ? '' : ' '}${word.text}`;
      line[line.length - 1] = { ...pieceOf({ ...word, text }), x: last.x };
    } else {
      line.push({ ...piece, x: start });
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

/** A word in parts of at most this width: at its joints, else between letters. */
function fitting(word: Word, width: number): readonly Word[] {
  if (pieceOf(word).width <= width) return [word];
  return partsOf(word.text)
    .flatMap((text) => (pieceOf({ ...word, text }).width <= width ? [text] : [...text]))
    .map((text, index) => ({ ...word, text, isJoined: index > 0 || word.isJoined === true }));
}

/** Blocks one below the other. */
export function stacked(blocks: readonly Block[]): Block {
  let y = 0;
  const pieces: Piece[] = [];
  for (const block of blocks) {
    pieces.push(...moved(block.pieces, { x: 0, y }));
    y += block.height;
  }
  return { pieces, width: Math.max(0, ...blocks.map(({ width }) => width)), height: y };
}

export function moved(pieces: readonly Piece[], by: Place): readonly Piece[] {
  return pieces.map((piece) => ({ ...piece, x: piece.x + by.x, y: piece.y + by.y }));
}

/** Splits a text into words: at spaces that may break, and in Lao, which has no spaces between words, by `Intl.Segmenter`. */
export function textIn(text: string, tone: Tone): readonly Word[] {
  return text
    .split(/[ \t\n\r]+/)
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

function pieceOf({ text, tone, actor }: Word): Piece {
  const size = tone === 'state' ? STATE.size : SIZE;
  const width = widthOf(text, size, REGULAR.has(tone) ? 'regular' : 'semibold');
  return { text, tone, x: 0, y: 0, width, ...(actor !== undefined && { actor }) };
}

function lineHeightOf({ text, tone }: Piece): number {
  if (LAO.test(text)) return LAO_LINE_HEIGHT;
  return tone === 'state' ? STATE.height : LINE_HEIGHT;
}

function rightOf({ x, width }: Piece): number {
  return x + width;
}
