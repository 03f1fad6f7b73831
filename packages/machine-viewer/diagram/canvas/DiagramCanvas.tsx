import {
  type KeyboardEvent,
  type PointerEvent,
  type UIEvent,
  useCallback,
  useContext,
  useRef,
  useState,
} from 'react';
import { type Chart, statesAround } from '../../../machine-core/index.ts';
import { useSpoken } from '../../labels.ts';
import { classes } from '../../panel/classes.ts';
import { Diagram, type DiagramProps } from '../Diagram.tsx';
import { followedIn, startIn } from './followed.ts';
import { FoldingContext } from './folding.ts';
import { CanvasControls } from './CanvasControls.tsx';
import { useGrip } from './use-drag.ts';
import { useView } from './use-view.ts';

const STEP = 60;
const FACTOR = 1.25;
/** Below this scale, only the large names of the states are shown. */
const READABLE = 0.5;

const MOVES: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [STEP, 0],
  ArrowRight: [-STEP, 0],
  ArrowUp: [0, STEP],
  ArrowDown: [0, -STEP],
};

/** A diagram that pans by dragging or arrow keys and zooms by wheel, pinch, + and −. 0 fits it; Escape selects the whole machine. */
export function DiagramCanvas(props: DiagramProps) {
  const { chart, drawing, chosen, active, onChoose } = props;
  const { say } = useSpoken();
  const window = useRef<HTMLDivElement>(null);
  const grip = useGrip();
  const { collapsed, toggle } = useContext(FoldingContext);
  // Only a running machine has an active root state.
  const isRunning = active.has(chart.id);
  const [start, setStart] = useState(() => startIn(props));
  const [wasRunning, setRunning] = useState(isRunning);
  if (isRunning && !wasRunning) {
    // A live diagram is shown before the other tab has sent where the machine is.
    setRunning(true);
    setStart(startIn(props));
  }
  const [anchor, setAnchor] = useState<string | null>(null);
  const { view, zoom, move, fit } = useView(window, drawing, chosen, isRunning ? followedIn(props) : null, {
    start: shownAs(chart, start, collapsed),
    anchor,
  });
  const toggleAndStay = useCallback(
    (id: string) => {
      setAnchor(id);
      toggle(id);
    },
    [toggle],
  );

  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const by = MOVES[event.key];
    if (by) move(...by);
    else if (event.key === '+' || event.key === '=') zoom(FACTOR);
    else if (event.key === '-') zoom(1 / FACTOR);
    else if (event.key === '0') fit();
    else if (event.key === 'Escape') onChoose(chart.id);
    else return;
    event.preventDefault();
  };
  // The browser scrolls here when an element outside the visible area gets the focus. Pan by that distance instead.
  const follow = ({ currentTarget }: UIEvent<HTMLDivElement>) => {
    const { scrollLeft, scrollTop } = currentTarget;
    if (scrollLeft === 0 && scrollTop === 0) return;
    currentTarget.scrollLeft = 0;
    currentTarget.scrollTop = 0;
    move(-scrollLeft, -scrollTop);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    const pull = grip.pull(event);
    if (!pull) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    move(pull.x, pull.y);
    if (pull.factor !== 1) zoom(pull.factor, { x: pull.at.x - left, y: pull.at.y - top });
  };

  return (
    <div className="sheet-frame flex min-h-0 min-w-0 grow flex-col">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrollable region, panned by pointer and keys */}
      <div
        ref={window}
        className="sheet relative min-h-0 grow touch-none cursor-grab overflow-hidden active:cursor-grabbing"
        role="region"
        aria-label={say('Diagram of {name}', { name: drawing.machine })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable region must be reachable by keyboard
        tabIndex={0}
        onKeyDown={press}
        onScroll={follow}
        onPointerDown={grip.take}
        onPointerMove={drag}
        onPointerUp={grip.release}
        onPointerCancel={grip.release}
      >
        <div
          className={classes(
            'paper',
            drawing.width > drawing.height ? 'broad' : 'tall',
            view.scale < READABLE && 'from-afar',
          )}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        >
          <Diagram {...props} onToggle={toggleAndStay} />
        </div>
      </div>
      <CanvasControls
        scale={view.scale}
        onEnlarge={() => zoom(FACTOR)}
        onReduce={() => zoom(1 / FACTOR)}
        onFit={fit}
      />
    </div>
  );
}

/** A state, or the outermost collapsed one that contains it. */
function shownAs(chart: Chart, state: string | null, collapsed: ReadonlySet<string>): string | null {
  if (state === null) return null;
  return statesAround(chart, state).findLast(({ id }) => collapsed.has(id))?.id ?? state;
}
