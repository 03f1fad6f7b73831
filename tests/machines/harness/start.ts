import {
  type AnyActorLogic,
  type AnyStateMachine,
  createActor,
  type EmittedFrom,
  type EventFromLogic,
  type EventObject,
  type InputFrom,
  SimulatedClock,
  type SnapshotFrom,
} from 'xstate';
import { expect } from 'vitest';
import { type Dependencies, startClock, startKeys } from '../../../tools/fixtures/machine-fixtures.ts';
import { machinesBelow, type News } from '../../../machines/news.ts';
import type { submissionMachine } from '../../../machines/submission.machine.ts';
import { START } from './facts.ts';
import { settled } from './actors.ts';
import { pathToOther } from './data-context.ts';
import { noteTaken } from './transitions.ts';

/** The controlled actors by the names under which the machine invokes them. */
type ControlledActors = Readonly<Record<string, { readonly logic: AnyActorLogic }>>;

type ValueOf<Machine extends AnyStateMachine> =
  SnapshotFrom<Machine> extends { readonly value: infer Value } ? Value : never;
type ContextOf<Machine extends AnyStateMachine> =
  SnapshotFrom<Machine> extends { readonly context: infer Context } ? Context : never;
export type TagOf<Machine extends AnyStateMachine> =
  SnapshotFrom<Machine> extends { hasTag(tag: infer Tag): boolean } ? Tag : never;

interface StartOptions<Machine extends AnyStateMachine> {
  readonly at?: number;
  readonly guards?: Readonly<Record<string, () => boolean>>;
  /** Replace actions of the site. */
  readonly actions?: Readonly<Record<string, (given: { readonly context: ContextOf<Machine> }) => void>>;
  /** Receives the server's clock, and a generator of the keys key-1, key-2, … */
  readonly input?: (given: Dependencies) => InputFrom<Machine>;
}

/** A press that a view sends to a machine below the one of its page. */
type Press =
  | { readonly type: 'submission.retry' | 'check.stopWaiting' | 'qr.renew' | 'qr.retry' | 'quote.renew' }
  | { readonly type: 'quote.confirm'; readonly bankAccountId: string };

/** The id of the machine that receives a press. */
const RECEIVERS: Readonly<Record<string, string>> = {
  'submission.retry': 'submission',
  'check.stopWaiting': 'check',
  'qr.renew': 'qr',
  'qr.retry': 'qr',
  'quote.renew': 'quote',
  'quote.confirm': 'quote',
} satisfies Record<Press['type'], string>;

/** The keys of two requests, of which the second has a new one. */
export const RENEWED = ['key-1', expect.stringMatching(/^key-[2-9]$/)];

/** The machine with controlled actors: the test settles each invocation. */
export function withControlledActors<Machine extends AnyStateMachine>(
  machine: Machine,
  actors: ControlledActors,
  { guards = {}, actions = {} }: Pick<StartOptions<Machine>, 'guards' | 'actions'> = {},
): Machine {
  const logics = Object.fromEntries(Object.entries(actors).map(([name, { logic }]) => [name, logic]));
  return machine.provide({ actors: logics, guards, actions }) as Machine;
}

/** Starts a machine with controlled actors. Its time advances only when the test calls `pass`. */
export function start<Machine extends AnyStateMachine, Its extends ControlledActors>(
  machine: Machine,
  actors: Its,
  { at = START, input, ...replaced }: StartOptions<Machine> = {},
) {
  const timers = new SimulatedClock();
  timers.set(at);
  /** The server's time: that of the timers plus a correction. */
  const clock = { correction: 0, now: () => timers.now() + clock.correction };
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const performed: string[] = [];
  const spied = machine.provide({ actions: spiesOn(machine, performed) }) as Machine;
  const actor = createActor<AnyStateMachine>(withControlledActors(spied, actors, replaced), {
    clock: timers,
    inspect: noteTaken,
    input: input?.({ clock: startClock(clock), keys: startKeys(newKey) }),
  });
  const emitted: EmittedFrom<Machine>[] = [];
  actor.on('*', (event) => emitted.push(event as EmittedFrom<Machine>));
  actor.start();
  const read = () => {
    const snapshot = actor.getSnapshot();
    expect(pathToOther(snapshot.context), 'a part of the context that is no data').toBeNull();
    return snapshot;
  };
  return {
    ...actors,
    clock,
    emitted,
    /** The names of the actions that the site provides, in the order of their execution. */
    performed,
    snapshot: () => read() as SnapshotFrom<Machine>,
    /** As on the page: news reaches the machines below too, and a press on a part of the page its machine. */
    send: (event: EventFromLogic<Machine> | News | Press): void => {
      const { type }: EventObject = event;
      const part = actor.getSnapshot().children[RECEIVERS[type] ?? ''];
      if (part) return part.send(event);
      // The root broadcasts by itself.
      const isNews = type.startsWith('news.') && machine.id !== 'app';
      for (const below of isNews ? machinesBelow(actor) : []) below.send(event);
      actor.send(event);
    },
    state: () => read().value as ValueOf<Machine>,
    context: () => read().context as ContextOf<Machine>,
    has: (tag: TagOf<Machine>): boolean => read().hasTag(tag),
    /** Whether the machine's submission has a tag; false if it has no submission. */
    submissionHas: (tag: TagOf<typeof submissionMachine>): boolean => {
      const submission = actor.getSnapshot().children['submission'];
      return submission?.getSnapshot().hasTag(tag) ?? false;
    },
    async pass(milliseconds: number): Promise<void> {
      timers.increment(milliseconds);
      await settled();
    },
    /** Corrects the server's time, and sends `news.clock.corrected`. */
    correct(milliseconds: number): void {
      clock.correction += milliseconds;
      for (const machine of [...machinesBelow(actor), actor]) machine.send({ type: 'news.clock.corrected' });
    },
  };
}

/** Notes the actions that the site provides, or a test in its place. In the machine they are functions that do nothing. */
function spiesOn(
  machine: AnyStateMachine,
  performed: string[],
): Readonly<Record<string, (...given: readonly unknown[]) => void>> {
  const spies: Record<string, (...given: readonly unknown[]) => void> = {};
  for (const [name, action] of Object.entries(machine.implementations.actions)) {
    if (typeof action !== 'function' || 'type' in action) continue;
    spies[name] = (...given) => {
      performed.push(name);
      (action as (...given: readonly unknown[]) => void)(...given);
    };
  }
  return spies;
}
