/** Replays a capsule step by step with the current machines. */
import type { InspectionEvent } from 'xstate';
import { canonical } from '../encoding.ts';
import type { Capsule, Entry, FinalActor } from '../format.ts';
import { PRODUCT_MACHINES } from '../product-machines.ts';
import { Performer } from './replayed-actor.ts';

export interface ReplayOptions {
  /** Inspection callback for every replayed actor. */
  readonly inspect?: (event: InspectionEvent) => void;
}

export class Replay {
  readonly #entries: readonly Entry[];
  readonly #inspect: ReplayOptions['inspect'];
  readonly #performers = new Map<string, Performer>();
  /** Each actor's state value at this step according to the log, as canonical text. */
  readonly #recorded = new Map<string, string>();
  /** The actors that failed in the recording too. */
  readonly #failed: ReadonlySet<string>;
  #taken = 0;

  constructor({ log, final }: Capsule, { inspect }: ReplayOptions = {}) {
    this.#entries = log.entries;
    this.#failed = new Set(final.actors.filter(({ status }) => status === 'error').map(({ actor }) => actor));
    this.#inspect = inspect;
  }

  /** The next step; null at the end. */
  get next(): Entry | null {
    return this.#entries[this.#taken] ?? null;
  }

  performer(actor: string): Performer | null {
    return this.#performers.get(actor) ?? null;
  }

  /** Takes the next step. Returns how it differs from the recording; null if it does not. */
  step(): string | null {
    const entry = this.next;
    if (!entry) return null;
    this.#taken += 1;
    const problem = this.#take(entry);
    const where = `Step ${this.#taken}, ${labelOf(entry)}`;
    if (problem !== null) return `${where}: ${problem}.`;
    if (entry.to !== undefined) this.#recorded.set(entry.actor, canonical(entry.to));
    const performer = this.#performers.get(entry.actor);
    if (!performer) return null;
    // An actor that failed keeps its last state value, so there is nothing to compare.
    if (performer.error !== null)
      return this.#failed.has(entry.actor) ? null : `${where}: the actor fails with ${performer.error}.`;
    const [expected = '', found] = [this.#recorded.get(entry.actor), canonical(performer.snapshot.value)];
    return found === expected ? null : `${where}: was ${expected} then, is ${found} now.`;
  }

  /** The final states of all actors, in the order in which they started. */
  finals(): readonly FinalActor[] {
    return [...this.#performers.values()].map((performer) => performer.final());
  }

  /** Stops every actor. */
  stop(): void {
    for (const { actor } of this.#performers.values()) actor.stop();
  }

  #take(entry: Entry): string | null {
    if (entry.kind === 'begin') {
      const machine = PRODUCT_MACHINES.get(entry.machine);
      if (!machine) return `the machine “${entry.machine}” no longer exists`;
      const before = this.#performers.get(entry.actor);
      const performer = new Performer(machine, entry, this.#inspect);
      // A restart, as by StrictMode in development: the events emitted before it still count.
      performer.emitted.push(...(before?.emitted ?? []));
      before?.actor.stop();
      this.#performers.set(entry.actor, performer);
    }
    const performer = this.#performers.get(entry.actor);
    return performer ? performer.take(entry) : `there is no actor “${entry.actor}”`;
  }
}

/** A short description of a step: `deposit receives deposit.submit`. */
export function labelOf(entry: Entry): string {
  switch (entry.kind) {
    case 'begin':
      return `${entry.actor} starts`;
    case 'event':
      return `${entry.actor} receives ${typeOf(entry.event)}`;
    case 'done':
      return `${entry.actor} receives the result of ${entry.id}`;
    case 'failed':
      return `${entry.actor} receives the failure of ${entry.id}`;
    case 'after':
      return `${entry.actor} reaches the end of the delay ${entry.event.replace(/^xstate\.after\./, '')}`;
    case 'stop':
      return `${entry.actor} is stopped`;
  }
}

function typeOf(event: unknown): string {
  return typeof event === 'object' && event !== null && 'type' in event ? String(event.type) : '?';
}
