import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { classes } from '../../../ui/classes.ts';
import { Diagram, type DiagramProps } from '../Diagram.tsx';
import { SheetControls } from './SheetControls.tsx';
import { useView } from './use-view.ts';

const STEP = 60;
const FACTOR = 1.25;
/** A hand that presses is never quite still. */
const SLACK = 4;
/** Below this size only the names of states can be read. */
const READABLE = 0.45;

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** A diagram that is moved by dragging, enlarged by the wheel, and by the keys + − 0 and the arrows. */
export function Sheet(props: DiagramProps) {
  const { drawing, chosen } = props;
  const window = useRef<HTMLDivElement>(null);
  const grip = useRef<{ x: number; y: number; isDragged: boolean } | null>(null);
  const { view, zoom, move, fit } = useView(window, drawing, chosen);

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = MOVES[event.key];
    if (by) move(...by);
    else if (event.key === '+' || event.key === '=') zoom(FACTOR);
    else if (event.key === '-') zoom(1 / FACTOR);
    else if (event.key === '0') fit();
    else return;
    event.preventDefault();
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const from = grip.current;
    if (!from) return;
    const [x, y] = [event.clientX - from.x, event.clientY - from.y];
    if (!from.isDragged && Math.hypot(x, y) < SLACK) return;
    if (!from.isDragged) event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX, y: event.clientY, isDragged: true };
    move(x, y);
  };
  const release = () => {
    // The press that ends a drag chooses nothing: it goes to whatever holds the pointer, and that is this window.
    grip.current = null;
  };

  return (
    <div className="sheet-frame relative min-h-0 min-w-0 grow">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a window that is scrolled, by hand and by keys */}
      <div
        ref={window}
        className="sheet absolute inset-0 touch-none cursor-grab overflow-hidden active:cursor-grabbing"
        role="region"
        aria-label={`Diagram of ${drawing.machine}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as any region that is scrolled must be reached by keys
        tabIndex={0}
        onKeyDown={press}
        onPointerDown={(event) => {
          if (event.button === 0) grip.current = { x: event.clientX, y: event.clientY, isDragged: false };
        }}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
      >
        <div
          className={classes(
            'paper',
            drawing.width > drawing.height ? 'broad' : 'tall',
            view.scale < READABLE && 'from-afar',
          )}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Diagram {...props} />
        </div>
      </div>
      <SheetControls
        scale={view.scale}
        onEnlarge={() => zoom(FACTOR)}
        onReduce={() => zoom(1 / FACTOR)}
        onFit={fit}
      />
    </div>
  );
}
