import { memo } from 'react';
import { classes } from '../../ui/classes.ts';
import type { LineDrawing } from './drawing.ts';
import { arrowAt, roundedPath } from './path.ts';
import { walkedClass } from './walked.ts';

export interface EdgeLineProps {
  readonly line: LineDrawing;
  /** How many transitions were taken since one of its own was; Infinity where none was. */
  readonly freshness: number;
  readonly isChosen: boolean;
}

/** The way of one or more transitions. */
export const EdgeLine = memo(function EdgeLine({ line, freshness, isChosen }: EdgeLineProps) {
  return (
    <g className={classes('line', walkedClass(freshness), isChosen && 'is-chosen')}>
      <path className="way" d={roundedPath(line.points)} />
      <path className="arrow" d={arrowAt(line.points)} />
    </g>
  );
});
