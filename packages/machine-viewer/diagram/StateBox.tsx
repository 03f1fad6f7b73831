import { memo, use } from 'react';
import { classes } from '../panel/classes.ts';
import type { BoxDrawing } from './drawing.ts';
import { markClass, MarksContext } from './marks.ts';
import { type Handle, handleAttributes } from './handle.ts';

const RADIUS = { machine: 16, region: 12, state: 10, final: 10 } as const;
const RING = 4;

export interface StateBoxProps extends Handle {
  readonly box: BoxDrawing;
  readonly isActive: boolean;
}

/** The box of a state: a dashed border for a region of a parallel state, a double border for a final state. */
export const StateBox = memo(function StateBox({ box, isActive, ...handle }: StateBoxProps) {
  const { id, kind, x, y, width, height, isAround, isCollapsed } = box;
  const mark = use(MarksContext).get(id);
  const radius = RADIUS[kind];
  return (
    <g
      className={classes(
        'box',
        kind,
        isAround && 'around',
        isCollapsed && 'collapsed',
        isActive && 'is-active',
        markClass(mark),
        handle.isChosen && 'is-chosen',
      )}
      {...handleAttributes(id, handle, `State ${id}${isActive ? ', active' : ''}${mark ? `, ${mark}` : ''}`)}
    >
      <rect className="frame" x={x} y={y} width={width} height={height} rx={radius} />
      {kind === 'final' && (
        <rect
          className="ring"
          x={x + RING}
          y={y + RING}
          width={width - 2 * RING}
          height={height - 2 * RING}
          rx={radius - RING}
        />
      )}
    </g>
  );
});
