import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Simulator, chartOf, edgesNamed } from '../../../packages/machine-core/index.ts';
import { depositOrder } from '../../fixtures/cashier/deposit-order.ts';
import { deposit } from '../../fixtures/cashier/deposit.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { type Played, play } from '../../../packages/machine-viewer/simulator/play.ts';
import { fragmentOf, simulationIn } from '../../../packages/machine-viewer/simulator/simulation.ts';
import { kettle } from '../../../packages/machine-core/samples/kettle.ts';

const ALL = [kettle, ...ALL_FIXTURES].map((fixtures) => [fixtures.machine.id, fixtures] as const);

describe.each(ALL)('%s', (_, fixtures) => {
  test('a link replays to the same moment, and the predicted outcomes of the next steps are correct', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 8 }), fc.nat(), (choices, last) => {
        const simulator = new Simulator(fixtures);
        const steps: string[] = [];
        for (const choice of choices) {
          const step = simulator.steps[choice % simulator.steps.length];
          if (step === undefined) break;
          steps.push(step);
          simulator.take(step);
        }
        const played = play(fixtures, simulationIn(fragmentOf({ input: null, steps })));
        expect(played.problem).toBeNull();
        expect(played.scenes.at(-1)?.moment).toEqual(simulator.moment);
        expect(played.options.map(({ step }) => step)).toEqual(simulator.steps);
        simulator.stop();

        const option = played.options[last % played.options.length];
        fc.pre(option !== undefined);
        const walked = play(fixtures, { input: null, steps: [...steps, option.step] }).scenes.at(-1)?.walked;
        expect(walked).toEqual(option.outcome.kind === 'taken' ? option.outcome.edges : []);
      }),
      { numRuns: 10 },
    );
  });
});

test('an event that would be rejected names the guard that rejects it', () => {
  const played = play(kettle, { input: 'empty', steps: [] });
  expect(outcomeIn(played, 'send kettle.switchedOn')).toEqual({
    kind: 'rejected',
    guards: ['holds(1)'],
  });
  expect(outcomeIn(played, 'send lamp.broken')).toMatchObject({ kind: 'taken' });
});

test('an event that only a wildcard matches is offered, with the transition for the wildcard', () => {
  const played = play(kettle, { input: null, steps: [] });
  expect(outcomeIn(played, 'send news.power.back')).toEqual({
    kind: 'taken',
    edges: ['kettle on news.* #0'],
  });
});

test('the outcome of an event includes the eventless transitions that follow it', () => {
  const played = play(depositOrder, { input: null, steps: [] });
  const outcome = outcomeIn(played, 'send order.observed: paid');
  const edges = outcome?.kind === 'taken' ? edgesNamed(outcome.edges, chartOf(depositOrder.machine)) : [];
  expect(edges.flatMap(({ targets }) => targets)).toContain('depositOrder.followed.status.paid');
});

test('an unhandled event is distinguished from a rejected one', () => {
  const played = play(deposit, { input: null, steps: ['answer restore: nothing is going on'] });
  expect(outcomeIn(played, 'send deposit.retry')).toEqual({ kind: 'unhandled' });
  expect(outcomeIn(played, 'send news.deposit.observed: one that has ended')).toEqual({
    kind: 'rejected',
    guards: ['isOpen'],
  });
});

test('the step `pass` has its duration and the transitions of the timers that fire', () => {
  const played = play(kettle, { input: 'full', steps: ['send kettle.switchedOn'] });
  expect(played.untilNext).toBe(2_000);
  expect(outcomeIn(played, 'pass')).toEqual({
    kind: 'taken',
    edges: ['kettle.boiling.lamp.dark on after 2000 #0'],
  });
});

test('a link is replayed up to the first step that is no longer possible', () => {
  const steps = ['send kettle.switchedOn', 'answer heatWater: frozen', 'pass'];
  const played = play(kettle, { input: 'full', steps });
  expect(played.problem).toBe('Step 2 of this link, “answer heatWater: frozen”, cannot happen here.');
  expect(played.scenes.map(({ step }) => step)).toEqual([null, 'send kettle.switchedOn']);
});

test('a link with an input that the machine no longer has is reported', () => {
  const played = play(kettle, { input: 'half full', steps: ['pass'] });
  expect(played.problem).toBe('The machine is not begun with “half full” any more.');
  expect(played.scenes).toHaveLength(1);
});

function outcomeIn({ options }: Played, step: string) {
  return options.find((option) => option.step === step)?.outcome;
}
