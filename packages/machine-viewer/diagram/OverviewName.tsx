import type { BoxDrawing } from './drawing.ts';
import { widthOf } from './text/text-width.ts';

const MARGIN = 12;
const LARGEST = 56;
/** The line height, and the height above the baseline, as shares of the font size. */
const LINE = 1.05;
const ASCENT = 0.8;

/** A state's name in the largest font size that fits into its box. Visible only while the diagram is zoomed out. */
export function OverviewName({ box }: { readonly box: BoxDrawing }) {
  const { id, x, y, width, isAround } = box;
  const name = id.slice(id.lastIndexOf('.') + 1);
  const height = isAround ? headOf(box) : box.height;
  const { lines, size } = isAround
    ? setIn([name], width, height)
    : [setIn([name], width, height), setIn(inTwo(name), width, height)].reduce((one, other) =>
        other.size > one.size ? other : one,
      );
  const top = isAround ? y + MARGIN / 2 : y + (height - lines.length * size * LINE) / 2;
  return (
    <text
      className="from-afar"
      textAnchor={isAround ? 'start' : 'middle'}
      style={{ fontSize: `${Math.round(size)}px` }}
    >
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={isAround ? x + MARGIN : x + width / 2}
          y={Math.round(top + size * (ASCENT + index * LINE))}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** The height of a compound state's header, above its child states. */
function headOf({ y, pieces }: BoxDrawing): number {
  return Math.max(...pieces.map((piece) => piece.y)) - y + MARGIN;
}

function setIn(lines: readonly string[], width: number, height: number) {
  const widest = Math.max(...lines.map((line) => widthOf(line, 1000, 'semibold')));
  const size = Math.min(
    LARGEST,
    ((width - 2 * MARGIN) * 1000) / widest,
    (height - MARGIN) / (lines.length * LINE),
  );
  return { lines, size };
}

/** Splits a camel-case name into two lines of similar length: `awaiting` `Staff`. A single word stays one line. */
function inTwo(name: string): readonly string[] {
  const partings = [...name.matchAll(/[A-Z]/g)].map(({ index }) => index).filter((index) => index > 0);
  const middle = name.length / 2;
  const [best] = partings.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? [name] : [name.slice(0, best), name.slice(best)];
}
