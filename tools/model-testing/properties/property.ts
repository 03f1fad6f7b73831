/** Types of properties: conditions that must hold on every walk, in any order of events. */
import type { EventObject } from 'xstate';
import type { Moment, OpenCall, Step } from '../../simulator/simulator.ts';

/** One step of a walk, with the data that a judge may need. */
export interface Assertion {
  readonly step: Step;
  readonly before: Moment;
  readonly now: Moment;
  /** The machine's context; each property casts it to the type of its machine. */
  readonly contextBefore: unknown;
  readonly context: unknown;
  /** The event that the step sent; null if it sent none. */
  readonly event: EventObject | null;
  /** The invocation that the step settled; null if it settled none. */
  readonly answered: Answered | null;
  /** A server instant, in milliseconds. */
  readonly at: number;
}

export type Answered =
  | { readonly call: OpenCall; readonly outcome: 'done'; readonly output: unknown }
  | { readonly call: OpenCall; readonly outcome: 'failed'; readonly error: unknown };

/** Returns the violation after a step; null if there is none. */
export type Judge = (assertion: Assertion) => string | null;

export interface Property {
  readonly title: string;
  /** The ids of the machines to which the property applies; empty for all. */
  readonly machines: readonly string[];
  /** Whether the property checks a table of contract §3. */
  readonly isTable: boolean;
  /** Creates a judge for one walk. */
  readonly watch: () => Judge;
}

export function isAbout({ machines }: Property, machine: string): boolean {
  return machines.length === 0 || machines.includes(machine);
}

/** Returns the actors that a step invoked. */
export function callsMade({ before, now }: Assertion): readonly OpenCall[] {
  const wasOpen = new Set(before.open.map(({ id, input }) => `${id} ${JSON.stringify(input)}`));
  return now.open.filter(({ id, input }) => !wasOpen.has(`${id} ${JSON.stringify(input)}`));
}
