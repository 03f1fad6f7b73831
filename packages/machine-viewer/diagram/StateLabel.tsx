import { memo } from 'react';
import type { BoxDrawing } from './drawing.ts';
import { OverviewName } from './OverviewName.tsx';
import { TextPieces } from './TextPieces.tsx';

const MARGIN = { across: 6, above: 4 };

/** A state's text. In a compound state it has a background, so that lines that enter from above pass behind the text. */
export const StateLabel = memo(function StateLabel({ box }: { readonly box: BoxDrawing }) {
  const { id, isAround, pieces } = box;
  if (pieces.length === 0) return null;
  const left = Math.min(...pieces.map(({ x }) => x));
  const right = Math.max(...pieces.map(({ x, width }) => x + width));
  const top = Math.min(...pieces.map(({ y }) => y)) - 15;
  const bottom = Math.max(...pieces.map(({ y }) => y)) + 4;
  return (
    <g className="state-words" data-id={id}>
      {isAround && (
        <rect
          className="behind"
          x={left - MARGIN.across}
          y={top - MARGIN.above}
          width={right - left + 2 * MARGIN.across}
          height={bottom - top + 2 * MARGIN.above}
          rx={6}
        />
      )}
      <TextPieces pieces={pieces} />
      <OverviewName box={box} />
    </g>
  );
});
