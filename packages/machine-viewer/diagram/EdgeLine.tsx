import { memo, use } from 'react';
import { classes } from '../panel/classes.ts';
import type { LineDrawing } from './drawing.ts';
import { markClass, markOfLine, MarksContext } from './marks.ts';
import { arrowAt, roundedPath } from './path.ts';
import type { Trace } from './walked.ts';

export interface EdgeLineProps {
  readonly line: LineDrawing;
  /** The one of its transitions that is drawn, from its own row; by default all. */
  readonly edge?: string;
  readonly trace: Trace | undefined;
  readonly isChosen: boolean;
}

/** The line of one or more transitions with the same source and target. */
export const EdgeLine = memo(function EdgeLine({ line, edge, trace, isChosen }: EdgeLineProps) {
  const mark = markOfLine(edge === undefined ? line.edges : [edge], use(MarksContext));
  const points = (edge !== undefined && line.ways[edge]) || line.points;
  return (
    <g className={classes('line', trace, markClass(mark), isChosen && 'is-chosen')}>
      <path className="way" d={roundedPath(points)} />
      <path className="arrow" d={arrowAt(points)} />
    </g>
  );
});
