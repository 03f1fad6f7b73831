/** `verdictsOn`: the result of each guard for an event, and whether it was evaluated. */
import { expect, test } from 'vitest';
import type { EventObject } from 'xstate';
import { verdictsOn } from '../../guard-results.ts';
import { Simulator, type Step } from '../../../simulator/simulator.ts';
import { kettle } from '../sample-machine.ts';

/** Returns the verdicts on an event in the state that the steps lead to. */
function after(steps: readonly Step[], event: EventObject, input = 'full') {
  const simulator = new Simulator(kettle, { input });
  for (const step of steps) simulator.take(step);
  return verdictsOn(simulator.snapshot, event);
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

test('the done event of an actor is handled only by the state that invoked it', () => {
  const done = { type: 'xstate.done.actor.heatWater', output: 95 };
  expect(after([], done)).toEqual([]);
  expect(after(['send kettle.switchedOn'], done)).toEqual([
    { edge: 'kettle.boiling.heater.heating on done heatWater #0', holds: true, isAsked: true },
  ]);
});
