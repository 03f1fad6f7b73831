import { memo } from 'react';
import type { Piece } from './drawing.ts';

const MARGIN = { across: 6, above: 11, height: 16 };

/** Text at its computed positions. `textLength` fits a fallback font to the computed width. */
export const TextPieces = memo(function TextPieces({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, tone, x, y, width }) => (
    <g key={`${x} ${y}`}>
      {tone === 'tag' && (
        <rect
          className="pill"
          x={x - MARGIN.across}
          y={y - MARGIN.above}
          width={width + 2 * MARGIN.across}
          height={MARGIN.height}
          rx={MARGIN.height / 2}
        />
      )}
      <text
        className={tone}
        x={x}
        y={y}
        {...(isMeasured(text) && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {text}
      </text>
    </g>
  ));
});

/** Whether the computed width is exact. The width of Lao text is only an estimate, so it gets no `textLength`. */
function isMeasured(text: string): boolean {
  return /^[\x20-\x7e]+$/.test(text);
}
