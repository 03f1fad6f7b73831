/** `reporting` sends what a machine emits to an actor of the system as messages, which the inspector shows with their sender. */
import { describe, expect, test } from 'vitest';
import { type AnyActorRef, type AnyStateMachine, createActor, createMachine, emit } from 'xstate';
import type { InspectionEvent } from 'xstate';
import { reporting } from '../../machines/reporting.ts';

/** Emits `hung` when it starts, and at a `ring` what its action makes of it. */
const bell = createMachine(
  { entry: emit({ type: 'hung' }), on: { ring: { actions: 'sound' } } },
  { actions: { sound: emit({ type: 'rung' }) } },
);

/** Invokes a machine under a name. */
const around = (id: string, machine: AnyStateMachine): AnyStateMachine =>
  createMachine({ invoke: { id, src: machine } });

/** Starts a machine as a root, and rings its child or grandchild. */
function ringing(machine: AnyStateMachine, path: readonly string[], systemId?: string) {
  const messages: string[] = [];
  const emitted: string[] = [];
  const nameOf = (actor: InspectionEvent['actorRef'] | undefined) => (actor as AnyActorRef | undefined)?.id;
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.event' || !/^(hung|rung|muffled)$/.test(inspected.event.type)) return;
    messages.push(`${nameOf(inspected.sourceRef)}: ${inspected.event.type} → ${nameOf(inspected.actorRef)}`);
  };
  const root = createActor(machine, { id: 'root', inspect, ...(systemId && { systemId }) }).start();
  const ringer = path.reduce<AnyActorRef>((actor, id) => actor.getSnapshot().children[id], root);
  ringer.on('*', ({ type }) => emitted.push(type));
  ringer.send({ type: 'ring' });
  return { messages, emitted };
}

describe('what a machine emits', () => {
  test('is sent to the receiver with the emitting actor as its sender, also at the start', () => {
    const { messages, emitted } = ringing(around('bell', reporting(bell, 'app')), ['bell'], 'app');
    expect(messages).toEqual(['bell: hung → root', 'bell: rung → root']);
    expect(emitted).toEqual(['rung']);
  });

  test.each([undefined, 'player'])(
    'is only emitted if the system has no receiver (the system id of the root is %s)',
    (systemId) => {
      const { messages, emitted } = ringing(around('bell', reporting(bell, 'app')), ['bell'], systemId);
      expect([messages, emitted]).toEqual([[], ['rung']]);
    },
  );

  test('in a nested actor is sent directly to the receiver, not to the parent', () => {
    const tower = reporting(around('bell', reporting(bell, 'app')), 'app');
    const { messages } = ringing(around('tower', tower), ['tower', 'bell'], 'app');
    expect(messages).toEqual(['bell: hung → root', 'bell: rung → root']);
  });

  test('is still reported after other implementations are provided', () => {
    const muffled = reporting(bell, 'app').provide({ actions: { sound: emit({ type: 'muffled' }) } });
    const { messages } = ringing(around('bell', muffled), ['bell'], 'app');
    expect(messages).toEqual(['bell: hung → root', 'bell: muffled → root']);
  });
});

test('the original machine still sends no messages', () => {
  reporting(bell, 'app');
  expect(ringing(around('bell', bell), ['bell'], 'app').messages).toEqual([]);
});
