import { type KeyboardEvent, memo, type MouseEvent, useMemo, useState } from 'react';
import type { Chart } from '../../machine-core/index.ts';
import type { Drawing, LineDrawing } from './drawing.ts';
import { EdgeLabel } from './EdgeLabel.tsx';
import { EdgeLine } from './EdgeLine.tsx';
import { StartDot } from './StartDot.tsx';
import { StateBox } from './StateBox.tsx';
import { StateLabel } from './StateLabel.tsx';
import { Toggle, toggleAt } from './Toggle.tsx';
import { type Trace, tracesOf } from './walked.ts';

export interface DiagramProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  /** The ids of the highlighted states. */
  readonly active: ReadonlySet<string>;
  /** The ids of the transitions that were taken, the latest last. The latest has the strongest highlight. */
  readonly walked: readonly string[];
  /** The id of the selected state or transition. */
  readonly chosen: string | null;
  /** Called with the id of the state or transition that the user selects. */
  readonly onChoose: (id: string) => void;
}

interface Props extends DiagramProps {
  /** Called with the id of a compound state that the user opens or collapses. */
  readonly onToggle: (id: string) => void;
}

/**
 * A machine as a statechart in SVG. A click selects a state or transition; the arrow keys select the next or previous one in
 * reading order. Its parts are memoized: a step of a machine renders only what it highlights.
 */
export const Diagram = memo(function Diagram(props: Props) {
  const { chart, drawing, active, walked, chosen, onChoose, onToggle } = props;
  const traces = tracesOf(walked);
  const order = useMemo(() => readingOrder(chart, drawing), [chart, drawing]);
  const entry = chosen !== null && order.includes(chosen) ? chosen : order[0];
  const handle = (id: string) => ({ isChosen: id === chosen, isEntry: id === entry });

  const [pointed, point] = useState<string | null>(null);
  // The arrow of a transition is above all others while the transition is taken, chosen or pointed at.
  const raised = drawing.lines
    .flatMap((line) => line.edges.map((edge) => ({ line, edge, trace: traces.get(edge) })))
    .map((one) => ({ ...one, isChosen: one.edge === chosen || one.edge === pointed }))
    .filter(({ trace, isChosen }) => trace !== undefined || isChosen)
    .toSorted((one, other) => rankOf(one) - rankOf(other));

  const choose = (event: MouseEvent<SVGSVGElement>) => {
    if (isLink(event.target)) return;
    const toggled = toggleAt(event.target);
    if (toggled !== null) return onToggle(toggled);
    const id = idAt(event.target);
    if (id === null) return;
    onChoose(id);
    if (drawing.boxes.some((box) => box.id === id && box.isCollapsed)) onToggle(id);
  };
  const go = (event: KeyboardEvent<SVGSVGElement>) => {
    if (isLink(event.target)) return;
    const isPress = event.key === 'Enter' || event.key === ' ';
    const toggled = toggleAt(event.target);
    const id = idAt(event.target);
    const step = STEPS[event.key];
    if (toggled !== null && isPress) {
      event.preventDefault();
      onToggle(toggled);
    } else if (toggled === null && id !== null && (isPress || step !== undefined)) {
      const next = step === undefined ? id : order[order.indexOf(id) + step];
      if (next === undefined) return;
      event.preventDefault();
      onChoose(next);
      event.currentTarget.querySelector<SVGGElement>(`[data-id="${CSS.escape(next)}"]`)?.focus();
    }
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles bubbling events of the controls inside
    <svg
      className="diagram"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
      role="group"
      aria-label={`The machine ${chart.id}`}
      onClick={choose}
      onKeyDown={go}
      onPointerOver={({ target }) => point(idAt(target))}
      onPointerLeave={() => point(null)}
    >
      {drawing.boxes.map((box) => (
        <StateBox key={box.id} box={box} isActive={active.has(box.id)} {...handle(box.id)} />
      ))}
      {drawing.starts.map((start) => (
        <StartDot key={start.state} start={start} />
      ))}
      {drawing.lines.map((line) => (
        <EdgeLine key={keyOf(line)} line={line} trace={undefined} isChosen={false} />
      ))}
      {raised.map((one) => (
        <EdgeLine key={`${keyOf(one.line)} ${one.edge}`} {...one} />
      ))}
      {drawing.boxes.map((box) => (
        <StateLabel key={box.id} box={box} />
      ))}
      {drawing.boxes
        .filter(({ id, isAround, isCollapsed }) => id !== chart.id && (isAround || isCollapsed))
        .map((box) => (
          <Toggle key={box.id} box={box} />
        ))}
      {drawing.labels.map((label) => (
        <EdgeLabel key={label.edge} label={label} trace={traces.get(label.edge)} {...handle(label.edge)} />
      ))}
    </svg>
  );
});

/** What is drawn of a chart, in the order of the arrow keys: each state, then its transitions, then its child states. */
function readingOrder({ nodes, edges }: Chart, { boxes, labels }: Drawing): readonly string[] {
  const drawn = new Set([...boxes.map(({ id }) => id), ...labels.map(({ edge }) => edge)]);
  return nodes
    .flatMap(({ id }) => [id, ...edges.filter(({ source }) => source === id).map((edge) => edge.id)])
    .filter((id) => drawn.has(id));
}

/** The latest transition is above those before it, and a chosen one above all. */
function rankOf({ trace, isChosen }: { readonly trace: Trace | undefined; readonly isChosen: boolean }) {
  if (isChosen) return 2;
  return trace === 'is-latest' ? 1 : 0;
}

function keyOf({ source, target }: LineDrawing): string {
  return `${source} to ${target}`;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Whether it leads to the machine of an actor. */
function isLink(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a') !== null;
}

function idAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest('[data-id]')?.getAttribute('data-id') ?? null) : null;
}
