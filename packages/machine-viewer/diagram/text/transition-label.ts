import type { Chart, ChartEdge, Trigger } from '../../../machine-core/index.ts';
import { IN_ENGLISH, type Say, sayIn, type Spoken } from '../../labels.ts';
import { durationOf } from '../../panel/duration.ts';
import type { Tone } from '../drawing.ts';

/** What must hold for a guard to be true, in words; null for a guard that its machine has no words for. */
export function wordsOf({ id, guards }: Chart, guard: string, labels: Spoken): string | null {
  const description = Object.hasOwn(guards, guard) ? (guards[guard] ?? '') : '';
  return labels({ id: `${id} if ${guard}`, description }) || null;
}

/** `if the order is open`: the words up to their first colon; without words `[isOpen]`. For a later branch without a guard `otherwise`. */
export function conditionLabel(chart: Chart, edge: ChartEdge, labels: Spoken): string | null {
  const say = sayIn(labels);
  if (edge.guard === null) return edge.id.endsWith(' #0') ? null : say('otherwise');
  const [condition] = wordsOf(chart, edge.guard, labels)?.split(':') ?? [];
  return condition === undefined ? `[${edge.guard}]` : say('if {condition}', { condition });
}

/** By names, for developers: `[guard]`; without a guard, `[else]` for a branch after the first, and null for the first. */
export function guardLabels(edge: ChartEdge): string | null {
  if (edge.guard !== null) return `[${edge.guard}]`;
  return edge.id.endsWith(' #0') ? null : '[else]';
}

/** A trigger as a keyword, such as `after`, and a name. Events and `always` have no keyword. */
export function triggerLabels(
  trigger: Trigger,
  say: Say = sayIn(IN_ENGLISH),
): { readonly keyword: string | null; readonly name: string } {
  switch (trigger.kind) {
    case 'event':
      return { keyword: null, name: trigger.type };
    case 'after':
      return { keyword: say('after'), name: delayLabel(trigger) };
    case 'finished':
      return { keyword: say('finished'), name: trigger.state };
    case 'always':
      return { keyword: null, name: say('always') };
    case 'done':
      return { keyword: say('done'), name: trigger.actor };
    case 'failed':
      return { keyword: say('failed'), name: trigger.actor };
    case 'snapshot':
      return { keyword: say('snapshot'), name: trigger.actor };
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
