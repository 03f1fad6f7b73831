import { memo, use } from 'react';
import { classes } from '../panel/classes.ts';
import type { LabelDrawing } from './drawing.ts';
import { type Handle, handleAttributes } from './handle.ts';
import { markClass, MarksContext } from './marks.ts';
import { TextPieces } from './TextPieces.tsx';
import type { Trace } from './walked.ts';

export interface EdgeLabelProps extends Handle {
  readonly label: LabelDrawing;
  readonly trace: Trace | undefined;
}

/** A transition in the list of its state: `trigger [guard] → target`. */
export const EdgeLabel = memo(function EdgeLabel({ label, trace, ...handle }: EdgeLabelProps) {
  const mark = use(MarksContext).get(label.edge);
  const { edge, x, y, width, height, pieces } = label;
  return (
    <g
      className={classes('label', trace, markClass(mark), handle.isChosen && 'is-chosen')}
      {...handleAttributes(edge, handle, `Transition ${edge}${mark ? `, ${mark}` : ''}`)}
    >
      <rect className="plate" x={x} y={y} width={width} height={height} rx={6} />
      <TextPieces pieces={pieces} />
    </g>
  );
});
