import { type KeyboardEvent, memo, type MouseEvent, useId, useMemo } from 'react';
import type { Chart } from '../chart/chart.ts';
import type { Drawing } from './drawing.ts';
import { EdgeLabel } from './EdgeLabel.tsx';
import { EdgeLine } from './EdgeLine.tsx';
import { readingOrder } from './reading-order.ts';
import { StartDot } from './StartDot.tsx';
import { StateBox } from './StateBox.tsx';
import { StateWords } from './StateWords.tsx';

export interface DiagramProps {
  readonly chart: Chart;
  readonly drawing: Drawing;
  /** The states that are lit, by id. */
  readonly active: ReadonlySet<string>;
  /** The transitions that were taken, by id, the last one last: it is drawn strongest. */
  readonly walked: readonly string[];
  /** The state or transition that is looked at. */
  readonly chosen: string | null;
  /** Without it the diagram is a picture that nothing can be done with. */
  readonly onChoose?: (id: string) => void;
}

/**
 * A machine as a statechart. Everything in it can be chosen: by a press, or with the arrow keys, which go from each state
 * to its transitions and on.
 */
export const Diagram = memo(function Diagram(props: DiagramProps) {
  const { chart, drawing, active, walked, chosen, onChoose } = props;
  const name = useId();
  const title = `The machine ${chart.id}`;
  const freshness = new Map(walked.map((edge, index) => [edge, walked.length - 1 - index]));
  const order = useMemo(() => readingOrder(chart), [chart]);
  // Kept, so that what is neither lit nor taken anew is not drawn again: it has to be quick while a machine is followed.
  const handles = useMemo(() => {
    const entry = chosen !== null && order.includes(chosen) ? chosen : order[0];
    return new Map(order.map((id) => [id, { id, isChosen: id === chosen, isEntry: id === entry }]));
  }, [order, chosen]);

  const choose = (event: MouseEvent<SVGSVGElement>) => {
    const id = idAt(event.target);
    if (id !== null) onChoose?.(id);
  };
  const go = (event: KeyboardEvent<SVGSVGElement>) => {
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears what is done to the buttons in it
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
    >
      {!onChoose && (
        <>
          <title id={`${name}-title`}>{title}</title>
          <desc id={`${name}-description`}>{chart.description}</desc>
        </>
      )}
      {drawing.boxes.map((box) => (
        <StateBox
          key={box.id}
          box={box}
          isActive={active.has(box.id)}
          handle={onChoose && handles.get(box.id)}
        />
      ))}
      {drawing.starts.map((start) => (
        <StartDot key={start.state} start={start} />
      ))}
      {drawing.lines.map((line) => (
        <EdgeLine
          key={line.edges[0]}
          line={line}
          freshness={Math.min(...line.edges.map((edge) => freshness.get(edge) ?? Infinity))}
          isChosen={line.edges.some((edge) => edge === chosen)}
        />
      ))}
      {drawing.boxes.map((box) => (
        <StateWords key={box.id} box={box} />
      ))}
      {drawing.labels.map((label) => (
        <EdgeLabel
          key={label.edge}
          label={label}
          freshness={freshness.get(label.edge) ?? Infinity}
          handle={onChoose && handles.get(label.edge)}
        />
      ))}
    </svg>
  );
});

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function idAt(target: EventTarget): string | null {
  return target instanceof Element ? (target.closest('[data-id]')?.getAttribute('data-id') ?? null) : null;
}

/** What stands for a state or a transition in a diagram that is shown. */
export function elementOf(diagram: Element, id: string): SVGGElement | null {
  return diagram.querySelector<SVGGElement>(`[data-id="${CSS.escape(id)}"]`);
}
