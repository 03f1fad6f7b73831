import type { ChartEdge, Trigger } from '../../../chart/chart.ts';
import type { Tone } from '../drawing.ts';
import { type Block, paragraph, type Word } from './setting.ts';

const WIDTH = 190;
/** For a label inside its state. */
const WIDTH_INSIDE = 230;

/** The label of a transition: `trigger [guard] / actions`. */
export function transitionBlock(edge: ChartEdge, isInside: boolean): Block {
  return paragraph(transitionLabels(edge), isInside ? WIDTH_INSIDE : WIDTH);
}

/** `[guard]`; without a guard, `[else]` for a branch after the first, and null for the first. */
export function guardLabels(edge: ChartEdge): string | null {
  if (edge.guard !== null) return `[${edge.guard}]`;
  return edge.id.endsWith(' #0') ? null : '[else]';
}

/** A trigger as a keyword, such as `after`, and a name. Events and `always` have no keyword. */
export function triggerLabels(trigger: Trigger): { readonly keyword: string | null; readonly name: string } {
  switch (trigger.kind) {
    case 'event':
      return { keyword: null, name: trigger.type };
    case 'after':
      return { keyword: 'after', name: /^\d+$/.test(trigger.delay) ? `${trigger.delay} ms` : trigger.delay };
    case 'finished':
      return { keyword: 'finished', name: trigger.state };
    case 'always':
      return { keyword: null, name: 'always' };
    default:
      return { keyword: trigger.kind, name: trigger.actor };
  }
}

function transitionLabels(edge: ChartEdge): readonly Word[] {
  const { keyword, name } = triggerLabels(edge.trigger);
  const tone = toneOf(edge.trigger);
  const guard = guardLabels(edge);
  return [
    ...(keyword === null ? [] : [{ text: keyword, tone: 'keyword' as const }]),
    { text: name, tone },
    ...(guard === null ? [] : [{ text: guard, tone: 'guard' as const }]),
    ...edge.actions.map((action, index, { length }) => ({
      text: `${index === 0 ? '/ ' : ''}${action}${index < length - 1 ? ',' : ''}`,
      tone: 'actions' as const,
    })),
  ];
}

export function toneOf({ kind }: Trigger): Tone {
  return kind === 'finished' ? 'done' : kind;
}
