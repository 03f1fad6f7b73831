import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { Machines } from '../viewer-input.ts';

const machine = (id?: string) => createMachine({ ...(id !== undefined && { id }), description: 'A lamp.' });

test('machines are called by their ids, without one by their files, and are told apart', () => {
  const machines = new Machines({
    machines: [
      { machine: machine('lamp') },
      { machine: machine('lamp') },
      { machine: machine(), source: 'src/door.machine.ts · default' },
      { machine: machine() },
    ],
  });
  expect(machines.all.map(({ name }) => name)).toEqual(['lamp', 'lamp (2)', 'door', '(machine)']);
  const [first, second] = machines.all;
  expect(machines.named('lamp (2)')).toBe(second);
  expect(machines.of(second?.chart ?? machines.named(null).chart)).toBe(second);
  expect(machines.named('nobody')).toBe(first);
});

test('descriptions are those of the language, else the machine’s own', () => {
  const machines = new Machines({
    machines: [{ machine: machine('lamp'), labels: { lo: { lamp: 'ໂຄມໄຟ' } } }, { machine: machine('door') }],
    languages: { lo: 'ພາສາລາວ' },
  });
  const [lamp, door] = machines.all.map(({ chart }) => chart);
  expect([lamp, door].map((chart) => chart && machines.spokenIn('lo')(chart))).toEqual(['ໂຄມໄຟ', 'A lamp.']);
  expect(machines.languages).toEqual({ en: 'English', lo: 'ພາສາລາວ' });
});

test('without a machine there is no viewer', () => {
  expect(() => new Machines({ machines: [] })).toThrow('there are no machines');
});
