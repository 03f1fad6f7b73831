import { type KeyboardEvent, memo, type MouseEvent, useId, useMemo, useState } from 'react';
import type { Chart } from '../../chart/chart.ts';
import type { Drawing } from './drawing.ts';
import { EdgeLabel } from './EdgeLabel.tsx';
import { EdgeLine } from './EdgeLine.tsx';
import { keeper } from './element-cache.ts';
import { readingOrder } from './reading-order.ts';
import { StartDot } from './StartDot.tsx';
import { StateBox } from './StateBox.tsx';
import { StateLabel } from './StateLabel.tsx';
import { Toggle, toggleAt } from './Toggle.tsx';
import { type Trace, traceOf } from './walked.ts';

export interface DiagramProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  /** The ids of the highlighted states. */
  readonly active: ReadonlySet<string>;
  /** The ids of the transitions that were taken, the latest last. The latest has the strongest highlight. */
  readonly walked: readonly string[];
  /** The id of the selected state or transition. */
  readonly chosen: string | null;
  /** Called with the id of the state or transition that the user selects. Without it the diagram is a static image. */
  readonly onChoose?: (id: string) => void;
  /** Called with the id of a compound state that the user opens or collapses. Without it no state can be collapsed. */
  readonly onToggle?: ((id: string) => void) | null;
}

/**
 * A machine as a statechart in SVG. A click selects a state or transition; the arrow keys select the next or previous one in
 * reading order (`readingOrder`).
 */
export const Diagram = memo(function Diagram(props: DiagramProps) {
  const { chart, drawing, active, walked, chosen, onChoose, onToggle } = props;
  const name = useId();
  const title = `The machine ${chart.id}`;
  const traces = tracesOf(walked);
  const order = useMemo(() => readingOrder(chart).filter(isIn(drawing)), [chart, drawing]);
  const handles = useMemo(() => {
    const entry = chosen !== null && order.includes(chosen) ? chosen : order[0];
    return new Map(order.map((id) => [id, { id, isChosen: id === chosen, isEntry: id === entry }]));
  }, [order, chosen]);

  const isChoosable = onChoose !== undefined;
  // The arrow of a transition is above all others while the transition is chosen or pointed at.
  const [pointed, point] = useState<string | null>(null);
  const raised = isChoosable
    ? drawing.lines.filter(({ edges }) => edges.some((edge) => edge === chosen || edge === pointed))
    : [];
  // Nodes whose highlight did not change are not rendered again, which keeps large machines fast.
  const kept = useMemo(() => keeper({ drawing, handles, isChoosable }), [drawing, handles, isChoosable]);

  const choose = (event: MouseEvent<SVGSVGElement>) => {
    const toggled = toggleAt(event.target);
    if (toggled !== null) return onToggle?.(toggled);
    const id = idAt(event.target);
    if (id === null) return;
    onChoose?.(id);
    if (drawing.boxes.some((box) => box.id === id && box.isCollapsed)) onToggle?.(id);
  };
  const go = (event: KeyboardEvent<SVGSVGElement>) => {
    const toggled = toggleAt(event.target);
    if (toggled !== null) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      return onToggle?.(toggled);
    }
    const id = idAt(event.target);
    if (id === null) return;
    const step = STEPS[event.key];
    const next = step === undefined ? id : order[order.indexOf(id) + step];
    if (next === undefined || (step === undefined && event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    onChoose?.(next);
    elementOf(event.currentTarget, next)?.focus();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- handles bubbling events of the controls inside
    <svg
      className="diagram"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={drawing.width}
      height={drawing.height}
      role={onChoose ? 'group' : 'img'}
      {...(onChoose ? { 'aria-label': title } : { 'aria-labelledby': `${name}-title ${name}-description` })}
      onClick={onChoose && choose}
      onKeyDown={onChoose && go}
      onPointerOver={onChoose && (({ target }) => point(idAt(target)))}
      onPointerLeave={onChoose && (() => point(null))}
    >
      {!onChoose && (
        <>
          <title id={`${name}-title`}>{title}</title>
          <desc id={`${name}-description`}>{chart.description}</desc>
        </>
      )}
      {drawing.boxes.map((box) => {
        const isActive = active.has(box.id);
        return kept(`box ${box.id} ${isActive}`, () => (
          <StateBox
            key={box.id}
            box={box}
            isActive={isActive}
            handle={isChoosable ? handles.get(box.id) : undefined}
          />
        ));
      })}
      {drawing.starts.map((start) =>
        kept(`start ${start.state}`, () => <StartDot key={start.state} start={start} />),
      )}
      {drawing.lines.map((line, index) => {
        const trace = latest(line.edges.map((edge) => traces.get(edge) ?? null));
        return kept(`line ${index} ${trace}`, () => (
          <EdgeLine
            key={index}
            line={line}
            trace={trace}
            isChosen={line.edges.some((edge) => edge === chosen)}
          />
        ));
      })}
      {raised.map((line) => (
        <EdgeLine key={`raised ${line.source} ${line.target}`} line={line} trace={null} isChosen />
      ))}
      {drawing.boxes.map((box) =>
        kept(`words ${box.id}`, () => <StateLabel key={box.id} box={box} isSeenFromAfar={isChoosable} />),
      )}
      {onToggle &&
        drawing.boxes
          .filter(({ id, isAround, isCollapsed }) => id !== chart.id && (isAround || isCollapsed))
          .map((box) => kept(`toggle ${box.id}`, () => <Toggle key={box.id} box={box} />))}
      {drawing.labels.map((label) => {
        const trace = traces.get(label.edge) ?? null;
        return kept(`label ${label.edge} ${trace}`, () => (
          <EdgeLabel
            key={label.edge}
            label={label}
            trace={trace}
            handle={isChoosable ? handles.get(label.edge) : undefined}
          />
        ));
      })}
    </svg>
  );
});

/** Whether a state or transition is drawn, not hidden in a collapsed state. */
function isIn({ boxes, labels }: Drawing) {
  const drawn = new Set([...boxes.map(({ id }) => id), ...labels.map(({ edge }) => edge)]);
  return (id: string) => drawn.has(id);
}

/** The highlight of each transition that was taken, by id. */
function tracesOf(walked: readonly string[]): ReadonlyMap<string, Trace | null> {
  return new Map(walked.map((edge, index) => [edge, traceOf(walked.length - 1 - index)]));
}

/** The strongest highlight of the transitions that share a line. */
function latest(traces: readonly (Trace | null)[]): Trace | null {
  return traces.find((trace) => trace === 'is-latest') ?? traces.find((trace) => trace !== null) ?? null;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function idAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest('[data-id]')?.getAttribute('data-id') ?? null) : null;
}

/** The SVG element of a state or transition in a rendered diagram. */
export function elementOf(diagram: Element, id: string): SVGGElement | null {
  return diagram.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`);
}
