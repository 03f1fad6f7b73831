/** What a step does, in one line that a reviewer can read: `→ sendingAgain; starts sendAgain; changes lost, wasSent`. */
import type { AnyStateNode } from 'xstate';
import { openActorsOf, type Simulator } from '../../machine-core/index.ts';
import { written } from './written.ts';

/** The part of a simulator's state with which the next one is compared. */
interface Seen {
  readonly states: ReadonlySet<string>;
  readonly status: string;
  /** The session id of each pending actor, to recognise a second invocation under the same id. */
  readonly actors: ReadonlyMap<string, string>;
  /** The fields of the context, as text. */
  readonly context: ReadonlyMap<string, string>;
}

const NOTHING: Seen = { states: new Set(), status: 'active', actors: new Map(), context: new Map() };

/** Describes the effects of each step of one simulator, the start first. */
export class Effects {
  readonly #simulator: Simulator;
  #before = NOTHING;

  constructor(simulator: Simulator) {
    this.#simulator = simulator;
  }

  /** Returns the effects since the last call. */
  next(): string {
    const before = this.#before;
    const now = this.#seen();
    this.#before = now;
    const { emitted, performed, error } = this.#simulator.moment;
    const parts: readonly (readonly [string, readonly string[]])[] = [
      ['→', [...now.states].filter((state) => !before.states.has(state))],
      ['starts', changed(before.actors, now.actors)],
      [
        'sends',
        emitted.map((event) => ('to' in event ? `${event.type} to ${String(event['to'])}` : event.type)),
      ],
      ['performs', performed],
      ['changes', before === NOTHING ? [] : changed(before.context, now.context)],
      ['ends', now.status === before.status ? [] : [error ?? '']],
    ];
    return parts
      .filter(([, names]) => names.length > 0)
      .map(([verb, names]) => `${verb} ${names.join(', ')}`.trim())
      .join('; ');
  }

  #seen(): Seen {
    const { snapshot, moment } = this.#simulator;
    const nodes: readonly AnyStateNode[] = snapshot._nodes;
    const context = typeof moment.context === 'object' && moment.context !== null ? moment.context : {};
    return {
      states: new Set(nodes.filter(isLeaf).map(({ path }) => path.join('.'))),
      status: moment.status,
      actors: new Map([...openActorsOf(snapshot)].map(([name, { sessionId }]) => [name, sessionId])),
      context: new Map(Object.entries(context).map(([name, value]) => [name, written(value)])),
    };
  }
}

function isLeaf({ type }: AnyStateNode): boolean {
  return type === 'atomic' || type === 'final';
}

/** The names whose values are new, in order. A name that is gone is not listed: the states imply it. */
function changed(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>): readonly string[] {
  return [...now].filter(([name, value]) => before.get(name) !== value).map(([name]) => name);
}
