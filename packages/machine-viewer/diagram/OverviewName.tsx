import type { BoxDrawing } from './drawing.ts';
import { partsOf } from './text/joints.ts';
import { widthOf } from './text/text-width.ts';

const MARGIN = 12;
const LARGEST = 56;
/** The line height, and the height above the baseline, as shares of the font size. */
const LINE = 1.05;
const ASCENT = 0.8;

/** A state's name in the largest font size that fits into its box. Visible only while the diagram is zoomed out. */
export function OverviewName({ box }: { readonly box: BoxDrawing }) {
  const { name, x, y, width, isAround } = box;
  const height = isAround ? headOf(box) : box.height;
  const { lines, size } = (isAround ? [1] : [1, 2, 3, 4])
    .map((count) => setIn(inLines(name, count), width, height))
    .reduce((one, other) => (other.size > one.size ? other : one));
  const top = isAround ? y + MARGIN / 2 : y + (height - lines.length * size * LINE) / 2;
  return (
    <text
      className="from-afar"
      textAnchor={isAround ? 'start' : 'middle'}
      style={{ fontSize: `${Math.round(size)}px` }}
    >
      {lines.map((line, index) => (
        <tspan
          key={index}
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

/** A name in at most so many lines of similar length: `awaiting` `Staff`. */
function inLines(name: string, count: number): readonly string[] {
  const lines = [''];
  for (const part of name.split(/(?<= )/).flatMap(partsOf)) {
    const last = lines.length - 1;
    const isFull = last + 1 < count && (lines[last]?.length ?? 0) + part.length / 2 > name.length / count;
    if (isFull) lines.push(part);
    else lines[last] += part;
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}
