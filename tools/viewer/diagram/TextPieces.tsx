import { memo } from 'react';
import type { Piece } from './drawing.ts';

const MARGIN = { across: 6, above: 11, height: 16 };

/** Text as it was measured. Another typeface than the measured one is fitted to the same width. */
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

/** Lao is only estimated: its marks stand above and below its letters. */
function isMeasured(text: string): boolean {
  return /^[\x20-\x7e]+$/.test(text);
}
