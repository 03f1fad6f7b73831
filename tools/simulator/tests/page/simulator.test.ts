/** A machine alone on a stage: what can be tried, what comes of it, and what is seen. */
import { describe, expect, test } from 'vitest';
import { Rehearsal, type Step } from '../../simulator.ts';
import { CURTAIN } from '../../../fixtures/machine-fixtures.ts';
import { kettle } from '../../../chart/tests/sample-machine.ts';

function rehearse(...steps: readonly Step[]): Rehearsal {
  const rehearsal = new Rehearsal(kettle);
  for (const step of steps) rehearsal.take(step);
  return rehearsal;
}

const SENDS = Object.keys(kettle.events).map((name) => `send ${name}`);
const ON = 'send kettle.switchedOn';
const HOT = 'answer heatWater: hot';

describe('where it begins', () => {
  test('with the first of its inputs, or with one by name', () => {
    expect(new Rehearsal(kettle).moment.context).toMatchObject({ litres: 2 });
    expect(new Rehearsal(kettle, { input: 'empty' }).moment.context).toMatchObject({ litres: 0 });
  });

  test('nowhere, with an input that it does not have', () => {
    expect(() => new Rehearsal(kettle, { input: 'half' })).toThrow('kettle has no input half');
  });
});

describe('what can be tried', () => {
  test('every event, refused or not, and nothing else while nothing is open', () => {
    expect(rehearse().steps).toEqual(SENDS);
  });

  test('each answer of each open actor, by the name under which it was invoked, and the time', () => {
    expect(rehearse(ON).steps).toEqual([
      ...SENDS,
      'answer heatWater: hot',
      'answer heatWater: lukewarm',
      'fail heatWater: no current',
      'pass',
    ]);
  });

  test('nothing once it has ended', () => {
    expect(rehearse('send kettle.unplugged').steps).toEqual([]);
  });

  test.each([
    ['send tea.wished', 'cannot happen now'],
    [HOT, 'cannot happen now'],
    ['pass', 'cannot happen now'],
    ['whistle', 'there is no step'],
  ])('not “%s”, and that is said', (step, words) => {
    expect(() => rehearse().take(step)).toThrow(words);
  });

  test('not an answer that nobody has written down', () => {
    expect(() => rehearse(ON).take('answer heatWater: no current')).toThrow('nothing is known of');
  });
});

describe('what comes of it', () => {
  test('an answer is heard in the same breath, and the moment shows it', () => {
    const { value, open } = rehearse(ON).take(HOT);
    expect(value).toEqual({ boiling: { heater: 'through', lamp: 'dark' } });
    expect(open).toEqual([]);
  });

  test('so is a failure', () => {
    expect(rehearse(ON).take('fail heatWater: no current').value).toBe('cold');
  });

  test('an actor that its state has left waits for no answer any more', () => {
    const rehearsal = rehearse(ON, 'fail heatWater: no current');
    expect(rehearsal.open).toEqual([]);
    expect(() => rehearsal.take(HOT)).toThrow('cannot happen now');
  });

  test('time passes until something happens by itself, for the machine and its clock alike', () => {
    const rehearsal = rehearse(ON, 'pass', HOT);
    expect(rehearsal.moment).toMatchObject({ value: 'ready', context: { hotAt: CURTAIN + 2_000 } });
    expect(rehearsal.take('pass').value).toBe('cleaning');
    expect(rehearsal.clock.now()).toBe(CURTAIN + 62_000);
  });

  test('a failure that the machine does not hear of breaks it: said so, and nothing can be tried', () => {
    const rehearsal = rehearse(ON, 'pass', HOT, 'pass');
    expect(rehearsal.take('fail cleanWater: chalky')).toMatchObject({
      status: 'error',
      error: 'Error: chalk',
    });
    expect(rehearsal.steps).toEqual([]);
  });

  test('so does a defect of its own', () => {
    expect(rehearse().take('send kettle.filled: too much')).toMatchObject({
      status: 'error',
      error: 'Error: water everywhere',
    });
  });

  test('the same steps lead to the same moment', () => {
    const steps = [ON, HOT, 'pass', 'pass'];
    expect(rehearse(...steps).moment).toEqual(rehearse(...steps).moment);
  });
});

describe('what is seen', () => {
  test('is plain data, without what only the page knows', () => {
    const { moment } = rehearse(ON);
    expect(moment.context).toEqual({ litres: 2, hotAt: null, degrees: 20 });
    expect(JSON.parse(JSON.stringify(moment))).toEqual(moment);
  });

  test('the states, the tags, and who waits for an answer with what was asked', () => {
    expect(rehearse(ON).moment).toMatchObject({
      value: { boiling: { heater: 'heating', lamp: 'dark' } },
      tags: ['busy'],
      status: 'active',
      open: [{ id: 'heatWater', slot: 'heat', input: { litres: 2 } }],
    });
  });

  test('what the machine has said since the step before, once', () => {
    const rehearsal = rehearse(ON, 'pass');
    expect(rehearsal.take(HOT).emitted).toEqual([{ type: 'kettle.whistled', degrees: 95 }]);
    expect(rehearsal.take('send lamp.broken').emitted).toEqual([]);
  });
});
