import { memo } from 'react';
import type { Piece } from './drawing.ts';

/** Text at its computed positions. `textLength` fits a fallback font to the computed width. */
export const TextPieces = memo(function TextPieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, tone, x, y, width }) => (
    <text
      key={`${x} ${y}`}
      className={tone}
      x={x}
      y={y}
      {...(isMeasured(text) && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  ));
});

/** Whether the computed width is exact. The width of Lao text is only an estimate, so it gets no `textLength`. */
function isMeasured(text: string): boolean {
  return /^[\x20-\x7e]+$/.test(text);
}
