/**
 * Each machine file is one literal `setup({…}).createMachine({…})`, so that Stately's editor imports all of it. The linter
 * enforces this (tests/lint/machine-form.js). This test plants violations: the linter has to report each on its line, with a
 * fix.
 */
import { expect, test } from 'vitest';
import { lintPlanted } from './planted.ts';

/** A valid machine. Each violation changes lines of it. */
const SOUND = `import { assign, fromPromise, setup } from 'xstate';
const DAY = 24;
export const kettleMachine = setup({
  types: { context: {} as { cups: number }, events: {} as { type: 'kettle.fill'; cups: number } },
  actors: { boil: fromPromise<void, { cups: number }>(() => Promise.resolve()) },
  guards: { isFull: ({ context }) => context.cups > 3 },
  actions: { pour: assign({ cups: (_, cups: number) => cups }) },
  delays: { untilCold: DAY },
}).createMachine({
  id: 'kettle',
  description: 'A kettle (specification §4).',
  context: ({ input }) => ({ ...Object(input), cups: 0 }),
  initial: 'empty',
  states: {
    empty: {
      description: 'No water.',
      tags: ['idle'],
      on: {
        'kettle.fill': {
          description: 'Filled.',
          target: 'choosing',
          actions: { type: 'pour', params: ({ event }) => event.cups },
        },
      },
    },
    choosing: {
      description: 'Its words say it all.',
      always: [{ guard: 'isFull', target: 'boiling' }, { target: 'empty' }],
    },
    boiling: {
      description: 'It boils.',
      invoke: {
        id: 'boil',
        src: 'boil',
        input: ({ context }) => ({ cups: context.cups }),
        onDone: { description: 'Hot.', target: 'hot' },
      },
    },
    hot: {
      description: 'Hot.',
      after: { untilCold: { description: 'It has cooled down.', target: 'empty' } },
    },
  },
});
`;

interface Violation {
  readonly name: string;
  /** The lines of the valid machine that are replaced. */
  readonly instead: readonly (readonly [line: string, violation: string])[];
  /** The expected message of the linter. */
  readonly says: RegExp;
}

const STATES_END = `  },\n});\n`;

const VIOLATIONS: readonly Violation[] = [
  {
    name: 'a state is spread',
    instead: [
      ["      description: 'No water.',", "      ...{ description: 'No water.' },\n      description: 'x',"],
    ],
    says: /states\.empty: Write it out here/,
  },
  {
    name: 'a transition is spread into a list',
    instead: [["{ target: 'empty' }],", "...[{ target: 'empty' }]],"]],
    says: /states\.choosing\.always: Write it out here/,
  },
  {
    name: 'the name of an event is computed',
    instead: [["'kettle.fill': {", '[`kettle.${DAY}`]: {']],
    says: /states\.empty\.on: Write it out here/,
  },
  {
    name: 'a state is a variable',
    instead: [[STATES_END, `    cold: COLD,\n${STATES_END}`]],
    says: /states\.cold: Write it out here/,
  },
  {
    name: 'a target is a variable',
    instead: [
      ["onDone: { description: 'Hot.', target: 'hot' }", "onDone: { description: 'Hot.', target: HOT }"],
    ],
    says: /states\.boiling\.invoke\.onDone\.target: Write the text itself/,
  },
  {
    name: 'a guard is a function',
    instead: [["guard: 'isFull'", 'guard: ({ context }) => context.cups > 3']],
    says: /always\[0\]\.guard: Name it in setup/,
  },
  {
    name: 'parameters are a variable',
    instead: [['params: ({ event }) => event.cups', 'params: cupsOf']],
    says: /actions\.params: Write the value itself here, or a function/,
  },
  {
    name: 'an invoked actor has no id',
    instead: [["        id: 'boil',\n", '']],
    says: /states\.boiling\.invoke: Give what is invoked an id/,
  },
  {
    name: 'a delay is a number',
    instead: [['untilCold: { description', '5000: { description']],
    says: /states\.hot\.after: Name the delay/,
  },
  {
    name: 'the description of a state is empty',
    instead: [["description: 'It boils.'", "description: ' '"]],
    says: /states\.boiling: Describe it/,
  },
  {
    name: 'a transition has no description',
    instead: [["onDone: { description: 'Hot.', target: 'hot' }", "onDone: { target: 'hot' }"]],
    says: /states\.boiling\.invoke\.onDone: Describe it/,
  },
  {
    name: 'a transition is only a target',
    instead: [["onDone: { description: 'Hot.', target: 'hot' }", "onDone: 'hot'"]],
    says: /states\.boiling\.invoke\.onDone: Write \{ target, description \}/,
  },
  {
    name: 'the description of the machine names no section',
    instead: [['A kettle (specification §4).', 'A kettle.']],
    says: /description: Name the section/,
  },
  {
    name: 'the machine has no id',
    instead: [["  id: 'kettle',\n", '']],
    says: /Give the machine an id/,
  },
  {
    name: 'the id of the machine differs from the file name',
    instead: [["id: 'kettle'", "id: 'pot'"]],
    says: /The machine is called pot: call its file pot\.machine\.ts/,
  },
  {
    name: 'the file has two machines',
    instead: [
      [STATES_END, `${STATES_END}export const second = setup({}).createMachine({ id: 'kettle' });\n`],
    ],
    says: /A second machine: give it a file of its own/,
  },
  {
    name: 'the machine is not set up',
    instead: [['setup({', 'prepare({']],
    says: /Write setup\(\{…\}\) with a literal/,
  },
  {
    name: 'the configuration is a variable',
    instead: [['}).createMachine({', '}).createMachine(CONFIG);\nexport const CONFIG = ({']],
    says: /Write the configuration itself here/,
  },
  {
    name: 'the named delays are a variable',
    instead: [['delays: { untilCold: DAY }', 'delays: DELAYS']],
    says: /delays: Write it out here/,
  },
  {
    name: 'the named delays are spread',
    instead: [['delays: { untilCold: DAY }', 'delays: { ...DELAYS }']],
    says: /delays: Write it out here/,
  },
  {
    name: 'a state has an unknown property',
    instead: [["tags: ['idle'],", "tags: ['idle'],\n      colour: 'red',"]],
    says: /states\.empty\.colour: No part of a machine is called that/,
  },
  {
    name: 'the file has no machine',
    instead: [[SOUND, 'export const kettle = 1;\n']],
    says: /No machine is made here/,
  },
];

/** Each in its own folder, because the file name has to match the machine's id. */
const pathOf = (folder: string) => `machines/${folder}/kettle.machine.ts`;

const foundIn = lintPlanted(
  new Map([
    [pathOf('sound'), SOUND],
    ...VIOLATIONS.map(({ name, instead }) => [pathOf(name), changed(instead)] as const),
  ]),
);

test('a machine without a violation passes', () => {
  expect(violationsIn('sound')).toEqual([]);
});

test.each(VIOLATIONS)('$name: reported with its line and a fix', ({ name, instead, says }) => {
  const found = violationsIn(name);
  expect(found.map(({ message }) => message).join('\n')).toMatch(says);
  const line = found.find(({ message }) => says.test(message))?.labels[0]?.span.line ?? 0;
  expect(line).toBeGreaterThan(0);
  expect(line).toBeLessThanOrEqual(changed(instead).split('\n').length);
});

function changed(instead: Violation['instead']): string {
  return instead.reduce((source, [line, violation]) => {
    if (!source.includes(line)) throw new Error(`the sound machine has no line ${line}`);
    return source.replace(line, violation);
  }, SOUND);
}

function violationsIn(folder: string) {
  return foundIn(pathOf(folder)).filter(({ code }) => code.includes('machine-form'));
}
