/** `verdictsOn`: the result of each guard for an event, and whether it was evaluated. */
import { describe, expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { chartOf, edgeIdOf, outcomeOf, Simulator, type Step, verdictsOn } from '../index.ts';
import { kettle, kettleMachine } from '../samples/kettle.ts';

/** Returns the verdicts on an event in the state that the steps lead to. */
function after(steps: readonly Step[], event: EventObject, input = 'full') {
  return verdictsOn(simulated(steps, input).snapshot, event);
}

function simulated(steps: readonly Step[], input = 'full'): Simulator {
  const simulator = new Simulator(kettle, { input });
  for (const step of steps) simulator.take(step);
  return simulator;
}

test('a guard is evaluated with its static parameters', () => {
  const edge = 'kettle.cold on kettle.switchedOn #0';
  expect(after([], { type: 'kettle.switchedOn' })).toEqual([{ edge, holds: true, isAsked: true }]);
  expect(after([], { type: 'kettle.switchedOn' }, 'empty')).toEqual([{ edge, holds: false, isAsked: true }]);
});

test('branches are evaluated in order with the event’s payload, until one guard is true', () => {
  const filled = (litres: number) => after([], { type: 'kettle.filled', litres } as EventObject);
  expect(filled(1)).toEqual([
    { edge: 'kettle.cold on kettle.filled #0', holds: false, isAsked: true },
    { edge: 'kettle.cold on kettle.filled #1', holds: true, isAsked: true },
  ]);
  expect(filled(3)).toEqual([
    { edge: 'kettle.cold on kettle.filled #0', holds: true, isAsked: true },
    { edge: 'kettle.cold on kettle.filled #1', holds: true, isAsked: false },
  ]);
});

test('a parent handles an event only if no active descendant has handled it', () => {
  const broken = { type: 'lamp.broken' };
  expect(after([], broken)).toEqual([{ edge: 'kettle on lamp.broken #0', holds: true, isAsked: true }]);
  expect(after(['send kettle.switchedOn'], broken)).toEqual([
    { edge: 'kettle.boiling.lamp on lamp.broken #0', holds: true, isAsked: true },
    { edge: 'kettle on lamp.broken #0', holds: true, isAsked: false },
  ]);
});

test('an event that no active state handles has no verdicts', () => {
  expect(after(['send kettle.switchedOn'], { type: 'kettle.switchedOn' })).toEqual([]);
  expect(after([], { type: 'tea.wished' })).toEqual([]);
});

test('a wildcard handles an event that no more specific descriptor of its state handles', () => {
  const lost = { edge: 'kettle on news.power.lost #0', isAsked: true };
  const any = { edge: 'kettle on news.* #0', holds: true };
  expect(after([], { type: 'news.power.back' })).toEqual([{ ...any, isAsked: true }]);
  expect(after([], { type: 'news' })).toEqual([{ ...any, isAsked: true }]);
  expect(after([], { type: 'newspaper' })).toEqual([]);
  const lostFor = (isLong: boolean) => after([], { type: 'news.power.lost', isLong } as EventObject);
  expect(lostFor(true)).toEqual([
    { ...lost, holds: true },
    { ...any, isAsked: false },
  ]);
  expect(lostFor(false)).toEqual([
    { ...lost, holds: false },
    { ...any, isAsked: true },
  ]);
});

test('a guard that throws is an outcome with its message, and XState stops the machine with the same one', () => {
  const filled = { type: 'kettle.filled', litres: -1 } as EventObject;
  expect(outcomeOf(after([], filled), chartOf(kettleMachine))).toEqual({
    kind: 'failed',
    guard: 'isMuch',
    error: 'less than nothing',
  });
  const simulator = new Simulator(kettle);
  const { status, error } = simulator.take('send kettle.filled: less than nothing');
  expect([status, error]).toEqual(['error', expect.stringContaining('less than nothing')]);
});

test('the done event of an actor is handled by the state that invoked it, else by a wildcard', () => {
  const done = { type: 'xstate.done.actor.heatWater', output: 95 };
  const any = { edge: 'kettle on done * #0', holds: true };
  expect(after([], done)).toEqual([{ ...any, isAsked: true }]);
  expect(after(['send kettle.switchedOn'], done)).toEqual([
    { edge: 'kettle.boiling.heater.heating on done heatWater #0', holds: true, isAsked: true },
    { ...any, isAsked: false },
  ]);
});

describe.each([
  ['at rest', []],
  ['with two active regions', ['send kettle.switchedOn']],
  ['with an actor without an id', ['send kettle.switchedOn', 'pass', 'answer heatWater: hot']],
])('%s', (_, steps) => {
  const { open, snapshot } = simulated(steps);
  const results = open.map(({ id }) => ({ type: `xstate.done.actor.${id}`, output: 1 }));
  const events = Object.values<EventObject>(kettle.events).filter((event) => !throws(event));

  test.each([...events, ...results])('the transitions for $type are those that XState takes', (event) => {
    const taken = verdictsOn(snapshot, event).filter(({ isAsked, holds }) => isAsked && holds);
    const byXState = snapshot.machine.getTransitionData(snapshot, event).map(edgeIdOf);
    expect(taken.map(({ edge }) => edge).toSorted()).toEqual(byXState.toSorted());
  });
});

function throws(event: EventObject): boolean {
  return 'litres' in event && Number(event['litres']) < 0;
}
