import type { StartDrawing } from './drawing.ts';
import { arrowAt, roundedPath } from './path.ts';

/** The dot and the arrow that mark an initial state. */
export function StartDot({ start: { dot, points } }: { readonly start: StartDrawing }) {
  const radius = dot.width / 2;
  return (
    <g className="line start">
      <circle className="dot" cx={dot.x + radius} cy={dot.y + radius} r={radius} />
      <path className="way" d={roundedPath(points)} />
      <path className="arrow" d={arrowAt(points)} />
    </g>
  );
}
