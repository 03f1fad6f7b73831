import { memo, use } from 'react';
import { classes } from '../panel/classes.ts';
import type { LineDrawing } from './drawing.ts';
import { markClass, markOfLine, MarksContext } from './marks.ts';
import { arrowAt, roundedPath } from './path.ts';
import type { Trace } from './walked.ts';

export interface EdgeLineProps {
  readonly line: LineDrawing;
  readonly trace: Trace | undefined;
  readonly isChosen: boolean;
}

/** The line of one or more transitions with the same source and target. */
export const EdgeLine = memo(function EdgeLine({ line, trace, isChosen }: EdgeLineProps) {
  const mark = markOfLine(line.edges, use(MarksContext));
  return (
    <g className={classes('line', trace, markClass(mark), isChosen && 'is-chosen')}>
      <path className="way" d={roundedPath(line.points)} />
      <path className="arrow" d={arrowAt(line.points)} />
    </g>
  );
});
