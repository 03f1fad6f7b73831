import type { ChartEdge, Trigger } from '../../../machine-core/index.ts';
import { durationOf } from '../../panel/duration.ts';
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
      return { keyword: 'after', name: delayLabel(trigger) };
    case 'finished':
      return { keyword: 'finished', name: trigger.state };
    case 'always':
      return { keyword: null, name: 'always' };
    default:
      return { keyword: trigger.kind, name: trigger.actor };
  }
}

/** `10 min`, or for a delay with a name `untilSlow (5 s)`; a computed delay has its name only. */
function delayLabel({ delay, length }: Extract<Trigger, { readonly kind: 'after' }>): string {
  if (length === null) return delay;
  return Number(delay) === length ? durationOf(length) : `${delay} (${durationOf(length)})`;
}

/** The longest action name in a diagram, in letters. */
const LONGEST = 24;

/** `/ rememberStatus`: the first action. `…` stands for the other ones, and for the end of a long name; the panel has all of it. */
export function actionLabel([first, ...others]: readonly string[]): string | null {
  if (first === undefined) return null;
  if (first.length > LONGEST) return `/ ${first.slice(0, LONGEST - 1)}…`;
  return others.length > 0 ? `/ ${first} …` : `/ ${first}`;
}

export function toneOf({ kind }: Trigger): Tone {
  if (kind === 'finished') return 'done';
  return kind === 'snapshot' ? 'after' : kind;
}
