import type { BoxDrawing } from './drawing.ts';

const SIZE = 18;
const MARGIN = 6;

/** The button at the top right corner of a compound state that collapses it, or opens it again. */
export function Toggle({ box }: { readonly box: BoxDrawing }) {
  const { id, x, y, width, isCollapsed } = box;
  const left = x + width - SIZE - MARGIN;
  const [middle, across] = [{ x: left + SIZE / 2, y: y + MARGIN + SIZE / 2 }, SIZE / 2 - 5];
  return (
    <g
      className="toggle"
      data-toggle={id}
      role="button"
      tabIndex={0}
      aria-expanded={!isCollapsed}
      aria-label={`Parts of ${id}`}
    >
      <rect x={left} y={y + MARGIN} width={SIZE} height={SIZE} rx={5} />
      <path
        d={`M${middle.x - across} ${middle.y}h${2 * across}${isCollapsed ? `M${middle.x} ${middle.y - across}v${2 * across}` : ''}`}
      />
    </g>
  );
}

/** The id of the state whose button this is. */
export function toggleAt(target: EventTarget): string | null {
  return target instanceof Element
    ? (target.closest('[data-toggle]')?.getAttribute('data-toggle') ?? null)
    : null;
}
