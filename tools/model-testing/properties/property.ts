/** What must hold on every walk, whatever happens in which order. */
import type { EventObject } from 'xstate';
import type { Moment, OpenCall, Step } from '../../simulator/simulator.ts';

/** One step of a walk, with everything that a judge may want to know of it. */
export interface Assertion {
  readonly step: Step;
  readonly before: Moment;
  readonly now: Moment;
  /** The machine's context; the property of that machine narrows its type. */
  readonly contextBefore: unknown;
  readonly context: unknown;
  /** The event that the step has sent. */
  readonly event: EventObject | null;
  /** The call that the step has answered. */
  readonly answered: Answered | null;
  /** A server instant, in milliseconds. */
  readonly at: number;
}

export type Answered =
  | { readonly call: OpenCall; readonly outcome: 'done'; readonly output: unknown }
  | { readonly call: OpenCall; readonly outcome: 'failed'; readonly error: unknown };

/** Says what is wrong, as soon as it is. */
export type Judge = (assertion: Assertion) => string | null;

export interface Property {
  readonly title: string;
  /** The ids of the machines that it is about; all, without any. */
  readonly machines: readonly string[];
  /** Whether it is a table of contract §3 that judges. */
  readonly isTable: boolean;
  /** A judge of one walk. */
  readonly watch: () => Judge;
}

export function isAbout({ machines }: Property, machine: string): boolean {
  return machines.length === 0 || machines.includes(machine);
}

/** The calls that were made by a step. */
export function callsMade({ before, now }: Assertion): readonly OpenCall[] {
  const wasOpen = new Set(before.open.map(({ id, input }) => `${id} ${JSON.stringify(input)}`));
  return now.open.filter(({ id, input }) => !wasOpen.has(`${id} ${JSON.stringify(input)}`));
}
