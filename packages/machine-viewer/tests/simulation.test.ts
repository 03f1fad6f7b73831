import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fragmentOf, simulationIn } from '../simulator/simulation.ts';

test('a simulation survives serialization and parsing, with any names', () => {
  const name = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 });
  const step = fc.oneof(name, fc.constantFrom('pass', 'send a', 'fail b: no answer*3', 'a;b&c=d+e %25'));
  fc.assert(
    fc.property(fc.option(name), fc.array(step, { maxLength: 12 }), (input, steps) => {
      expect(simulationIn(fragmentOf({ input, steps }))).toEqual({ input, steps });
    }),
  );
});

test('a simulation survives the URL parser of the browser', () => {
  const simulation = { input: 'ໜ້າ ຫຼັກ', steps: ['send order.observed: paid, but late', 'pass', 'pass'] };
  const { hash } = new URL(`https://example.org/?machine=deposit&tab=simulate#${fragmentOf(simulation)}`);
  expect(simulationIn(hash.slice(1))).toEqual(simulation);
});

test('the fragment is readable, and repeated steps are counted', () => {
  const steps = ['send deposit.submit', 'answer submission: it is open', 'pass', 'pass', 'pass'];
  expect(fragmentOf({ input: null, steps })).toBe(
    'steps=send+deposit.submit;answer+submission:+it+is+open;pass*3',
  );
});

test('the initial simulation has an empty fragment', () => {
  expect(fragmentOf({ input: null, steps: [] })).toBe('');
  expect(simulationIn('')).toEqual({ input: null, steps: [] });
});

test('a malformed fragment is parsed without an error', () => {
  expect(simulationIn('steps=%E0%A4%A;pass*9999').steps).toHaveLength(1_001);
});
