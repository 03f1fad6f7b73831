import type { BoxDrawing } from './drawing.ts';
import { widthOf } from './layout/text-width.ts';

const MARGIN = 14;
const LARGEST = { around: 40, leaf: 34 } as const;

/** A state's name, as large as its box has room for: what can be read where a diagram is seen from afar. */
export function OverviewName({ box }: { readonly box: BoxDrawing }) {
  const { id, x, y, width, height, isAround } = box;
  const name = id.slice(id.lastIndexOf('.') + 1);
  const room = (width - 2 * MARGIN) / widthOf(name, 1000, 'semibold');
  const size = Math.min(LARGEST[isAround ? 'around' : 'leaf'], room * 1000);
  return (
    <text
      className="from-afar"
      x={isAround ? x + MARGIN : x + width / 2}
      y={isAround ? y + MARGIN + size * 0.8 : y + height / 2 + size * 0.35}
      textAnchor={isAround ? 'start' : 'middle'}
      style={{ fontSize: `${Math.round(size)}px` }}
    >
      {name}
    </text>
  );
}
