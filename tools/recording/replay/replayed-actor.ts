/** One actor of a capsule, played again alone: what it invoked is answered by the log, and so are the times. */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { withSimulatedActors, openCallsOf } from '../../simulator/simulator.ts';
import { encoded, revived } from '../encoding.ts';
import type { Entry, EntryOf, FinalActor } from '../format.ts';
import { ReplayClock } from './replay-clock.ts';

type ActorResult =
  | { readonly type: 'slot.answer'; readonly output: unknown }
  | { readonly type: 'slot.fail'; readonly error: unknown };

export class Performer {
  readonly name: string;
  readonly clock: ReplayClock;
  readonly actor: AnyActorRef;
  /** All that it has said. */
  readonly emitted: EventObject[] = [];
  /** What it broke with. */
  error: string | null = null;
  readonly #machine: string;
  #keys: string[];
  #edge: Readonly<Record<string, boolean>>;
  #keysMissed = 0;

  /** It is made, and does not run yet. */
  constructor(machine: AnyStateMachine, begin: EntryOf<'begin'>, inspect?: (event: InspectionEvent) => void) {
    this.name = begin.actor;
    this.#machine = begin.machine;
    this.#keys = [...(begin.keys ?? [])];
    this.#edge = begin.edge ?? {};
    this.clock = new ReplayClock(begin);
    const edge = begin.edgeGuards.map((name) => [name, () => this.#edge[name] ?? false] as const);
    const simulated = withSimulatedActors(machine);
    this.actor = createActor(
      edge.length > 0 ? simulated.provide({ guards: Object.fromEntries(edge) }) : simulated,
      {
        input: {
          ...(revived(begin.input) as object | null),
          ...(begin.needs.includes('clock') && { clock: this.clock }),
          ...(begin.needs.includes('newKey') && { newKey: () => this.#newKey() }),
        },
        clock: this.clock,
        ...(inspect && { inspect }),
      },
    );
    this.clock.newest = () => this.#newestTimer();
    this.actor.on('*', (event) => this.emitted.push(event));
    this.actor.subscribe({ error: (error) => (this.error = String(error)) });
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot();
  }

  /** Lets it happen. Says why it cannot, or what is odd about it; null where all is well. */
  take(entry: Entry): string | null {
    this.clock.at = entry.at;
    this.clock.t = entry.t;
    if (entry.kind !== 'begin') {
      this.#keys = [...(entry.keys ?? [])];
      this.#edge = entry.edge ?? {};
    }
    if (entry.kind !== 'begin' && this.snapshot.status !== 'active') {
      return `it is over by then (${this.snapshot.status})`;
    }
    switch (entry.kind) {
      case 'begin':
        this.actor.start();
        return null;
      case 'event':
        this.actor.send(revived(entry.event) as EventObject);
        return null;
      case 'done':
        return this.#settle(entry.id, { type: 'slot.answer', output: revived(entry.output) });
      case 'failed':
        return this.#settle(entry.id, { type: 'slot.fail', error: revived(entry.error) });
      case 'after':
        return this.clock.ring(entry.event);
      case 'stop':
        this.actor.stop();
        return null;
    }
  }

  /** How it stands, as the capsule's last page has it. */
  final(): FinalActor {
    const { status, value, context } = this.snapshot;
    return {
      actor: this.name,
      machine: this.#machine,
      status,
      value,
      context: encoded(context),
      emitted: this.emitted.map(encoded),
    };
  }

  #settle(id: string, answer: ActorResult): string | null {
    const child: AnyActorRef | undefined = this.snapshot.children[id];
    const isOpen = openCallsOf(this.snapshot).some((call) => call.id === id);
    if (!child || !isOpen) return `nobody waits for the answer of ${id}`;
    child.send(answer);
    return null;
  }

  /** A machine that asks for more keys than it did is given others, and not the same one twice. */
  #newKey(): string {
    const key = this.#keys.shift();
    if (key !== undefined) return key;
    this.#keysMissed += 1;
    return `not-recorded-${this.#keysMissed}`;
  }

  /** XState writes a delayed event down just before it sets the timer for it. */
  #newestTimer(): string {
    const scheduled = Object.values(this.actor.system.getSnapshot()._scheduledEvents);
    return scheduled.at(-1)?.event.type ?? '';
  }
}
