import { memo } from 'react';
import { classes } from '../../../src/ui/classes.ts';
import type { LabelDrawing } from './drawing.ts';
import { type Handle, handleAttributes } from './handle.ts';
import type { Trace } from './walked.ts';
import { TextPieces } from './TextPieces.tsx';

export interface EdgeLabelProps {
  readonly label: LabelDrawing;
  readonly trace: Trace | null;
  readonly handle?: Handle | undefined;
}

/** The label of a transition: `trigger [guard] / actions`. */
export const EdgeLabel = memo(function EdgeLabel({ label, trace, handle }: EdgeLabelProps) {
  const { edge, isInside, x, y, width, height, pieces } = label;
  return (
    <g
      className={classes('label', isInside && 'inside', trace, handle?.isChosen && 'is-chosen')}
      {...handleAttributes(handle, `Transition ${edge}`)}
    >
      <rect className="plate" x={x} y={y} width={width} height={height} rx={6} />
      <TextPieces pieces={pieces} />
    </g>
  );
});
