/** Replays one actor in isolation: results of invoked actors, times, keys and page guards come from the log. */
import {
  type AnyActorRef,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  createActor,
  type EventObject,
  type InspectionEvent,
} from 'xstate';
import { startClock, startKeys } from '../../fixtures/machine-fixtures.ts';
import { withoutEffects } from '../../../packages/machine-core/index.ts';
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
  /** All events that the actor emitted. */
  readonly emitted: EventObject[] = [];
  /** The error that the actor failed with. */
  error: string | null = null;
  readonly #machine: string;
  #keys: string[];
  #edge: Readonly<Record<string, boolean>>;
  #keysMissed = 0;

  /** Creates the actor without starting it. */
  constructor(machine: AnyStateMachine, begin: EntryOf<'begin'>, inspect?: (event: InspectionEvent) => void) {
    this.name = begin.actor;
    this.#machine = begin.machine;
    this.#keys = [...(begin.keys ?? [])];
    this.#edge = begin.edge ?? {};
    this.clock = new ReplayClock(begin);
    const edge = begin.edgeGuards.map((name) => [name, () => this.#edge[name] ?? false] as const);
    const provided = edge.length > 0 ? machine.provide({ guards: Object.fromEntries(edge) }) : machine;
    this.actor = createActor(withoutEffects(provided), {
      input: {
        ...(revived(begin.input) as object | null),
        ...(begin.needs.includes('clock') && { clock: startClock(this.clock) }),
        ...(begin.needs.includes('newKey') && { keys: startKeys(() => this.#newKey()) }),
      },
      clock: this.clock,
      // XState's own ids count all actors of the process, and the machines that this one invokes are given a reference to it.
      id: this.name,
      ...(inspect && { inspect }),
    });
    this.clock.newest = () => this.#newestTimer();
    this.actor.on('*', (event) => this.emitted.push(event));
    this.actor.subscribe({ error: (error) => (this.error = String(error)) });
  }

  get snapshot(): AnyMachineSnapshot {
    return this.actor.getSnapshot();
  }

  /** Applies a log entry. Returns why that is impossible or what differs; null without a problem. */
  take(entry: Entry): string | null {
    this.clock.at = entry.at;
    this.clock.t = entry.t;
    if (entry.kind !== 'begin') {
      this.#keys = [...(entry.keys ?? [])];
      this.#edge = entry.edge ?? {};
    }
    if (entry.kind !== 'begin' && this.snapshot.status !== 'active') {
      const { status } = this.snapshot;
      return status === 'error'
        ? `the actor has already failed with ${this.error ?? String(this.snapshot.error)}`
        : `the actor has already stopped (${status})`;
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

  /** The actor's final state, in the form of the capsule's `final.actors`. */
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
    if (child?.getSnapshot().status !== 'active') return `no invoked actor ${id} is pending`;
    child.send(answer);
    return null;
  }

  /** If the machine creates more keys than were recorded, the extra ones are placeholders, all different. */
  #newKey(): string {
    const key = this.#keys.shift();
    if (key !== undefined) return key;
    this.#keysMissed += 1;
    return `not-recorded-${this.#keysMissed}`;
  }

  /** XState adds a delayed event to `_scheduledEvents` immediately before it sets the timer. */
  #newestTimer(): string {
    const scheduled = Object.values(this.actor.system.getSnapshot()._scheduledEvents);
    return scheduled.at(-1)?.event.type ?? '';
  }
}
