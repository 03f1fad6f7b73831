import { memo } from 'react';
import { classes } from '../../ui/classes.ts';
import type { LabelDrawing } from './drawing.ts';
import { type Handle, handleAttributes } from './handle.ts';
import { walkedClass } from './walked.ts';
import { TextPieces } from './TextPieces.tsx';

export interface EdgeLabelProps {
  readonly label: LabelDrawing;
  /** How many transitions were taken since; Infinity where it was not. */
  readonly freshness: number;
  readonly handle?: Handle | undefined;
}

/** A transition, in words of the machine: what makes it happen, [under which condition] / and what is done. */
export const EdgeLabel = memo(function EdgeLabel({ label, freshness, handle }: EdgeLabelProps) {
  const { edge, isInside, x, y, width, height, pieces } = label;
  return (
    <g
      className={classes(
        'label',
        isInside && 'inside',
        walkedClass(freshness),
        handle?.isChosen && 'is-chosen',
      )}
      {...handleAttributes(handle, `Transition ${edge}`)}
    >
      <rect className="plate" x={x} y={y} width={width} height={height} rx={6} />
      <TextPieces pieces={pieces} />
    </g>
  );
});
