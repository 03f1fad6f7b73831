import type { ChartEdge, Trigger } from '../../../chart/chart.ts';
import type { Tone } from '../drawing.ts';

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

export function toneOf({ kind }: Trigger): Tone {
  return kind === 'finished' ? 'done' : kind;
}
