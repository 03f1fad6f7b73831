/** `report` tells an actor of the system, with the reporting actor as its sender, and emits the same for a machine that runs alone. */
import { describe, expect, test } from 'vitest';
import {
  type AnyActorRef,
  type AnyStateMachine,
  createActor,
  createMachine,
  type InspectionEvent,
} from 'xstate';
import { report } from '../../machines/report.ts';

/** Reports `hung` when it starts, and `rung` at a `ring`. */
const bell = createMachine({
  entry: report({ type: 'hung' }),
  on: { ring: { actions: report({ type: 'rung' }) } },
});

const around = (id: string, machine: AnyStateMachine): AnyStateMachine =>
  createMachine({ invoke: { id, src: machine } });

/** Starts a machine as a root, and rings its child or grandchild. */
function ringing(machine: AnyStateMachine, path: readonly string[], systemId?: string) {
  const messages: string[] = [];
  const emitted: string[] = [];
  const nameOf = (actor: InspectionEvent['actorRef'] | undefined) => (actor as AnyActorRef | undefined)?.id;
  const inspect = (inspected: InspectionEvent) => {
    if (inspected.type !== '@xstate.event' || !/^(hung|rung)$/.test(inspected.event.type)) return;
    messages.push(`${nameOf(inspected.sourceRef)}: ${inspected.event.type} → ${nameOf(inspected.actorRef)}`);
  };
  const root = createActor(machine, { id: 'root', inspect, ...(systemId && { systemId }) }).start();
  const ringer = path.reduce<AnyActorRef>((actor, id) => actor.getSnapshot().children[id], root);
  ringer.on('*', ({ type }) => emitted.push(type));
  ringer.send({ type: 'ring' });
  return { messages, emitted };
}

describe('a report', () => {
  test('reaches the root with its sender, from the start on, and is emitted', () => {
    const { messages, emitted } = ringing(around('bell', bell), ['bell'], 'app');
    expect(messages).toEqual(['bell: hung → root', 'bell: rung → root']);
    expect(emitted).toEqual(['rung']);
  });

  test('of a nested actor reaches the root directly', () => {
    const { messages } = ringing(around('tower', around('bell', bell)), ['tower', 'bell'], 'app');
    expect(messages).toEqual(['bell: hung → root', 'bell: rung → root']);
  });

  test.each([undefined, 'player'])('is only emitted without a receiver (the root is %s)', (systemId) => {
    expect(ringing(around('bell', bell), ['bell'], systemId)).toEqual({ messages: [], emitted: ['rung'] });
  });

  test('is not sent to the actor that makes it', () => {
    expect(ringing(bell, [], 'app')).toEqual({ messages: [], emitted: ['rung'] });
  });
});
