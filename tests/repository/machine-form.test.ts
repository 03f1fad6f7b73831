/**
 * Each machine file is one literal `setup({…}).createMachine({…})`, so that Stately's editor imports it whole. The linter
 * holds this (tests/lint/machine-form.js), and here the linter is held: violations are planted, and each must be found in
 * its line, with what to do.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toolPath } from '../suites/child.ts';
import { REPOSITORY } from './files.ts';

/** A machine without fault. Each violation changes one of its lines. */
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
  /** The line, or lines, of the sound machine that are written otherwise. */
  readonly instead: readonly (readonly [line: string, violation: string])[];
  /** What the linter says of it. */
  readonly says: RegExp;
  readonly file?: string;
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
    name: 'the name of an event is worked out',
    instead: [["'kettle.fill': {", '[`kettle.${DAY}`]: {']],
    says: /states\.empty\.on: Write it out here/,
  },
  {
    name: 'the name of a state is worked out',
    instead: [['    hot: {', '    [DAY]: {']],
    says: /states: Write it out here/,
  },
  {
    name: 'a state is a variable',
    instead: [[STATES_END, `    cold: COLD,\n${STATES_END}`]],
    says: /states\.cold: Write it out here/,
  },
  {
    name: 'a state is called for',
    instead: [[STATES_END, `    cold: cold(),\n${STATES_END}`]],
    says: /states\.cold: Write it out here/,
  },
  {
    name: 'a state depends on something',
    instead: [[STATES_END, `    cold: DAY > 1 ? {} : {},\n${STATES_END}`]],
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
    name: 'an action is called for',
    instead: [
      ["actions: { type: 'pour', params: ({ event }) => event.cups }", 'actions: assign({ cups: 1 })'],
    ],
    says: /on\.kettle\.fill\.actions: Name it in setup/,
  },
  {
    name: 'parameters are a variable',
    instead: [['params: ({ event }) => event.cups', 'params: cupsOf']],
    says: /actions\.params: Write the value itself here, or a function/,
  },
  {
    name: 'what is invoked has no id',
    instead: [["        id: 'boil',\n", '']],
    says: /states\.boiling\.invoke: Give what is invoked an id/,
  },
  {
    name: 'what is invoked has no name',
    instead: [["src: 'boil'", 'src: boil']],
    says: /states\.boiling\.invoke\.src: Write the text itself/,
  },
  {
    name: 'the input of what is invoked is a variable',
    instead: [['input: ({ context }) => ({ cups: context.cups })', 'input: cupsOf']],
    says: /states\.boiling\.invoke\.input: Write the value itself here, or a function/,
  },
  {
    name: 'a delay is a number',
    instead: [['untilCold: { description', '5000: { description']],
    says: /states\.hot\.after: Name the delay/,
  },
  {
    name: 'a delay is a constant',
    instead: [['untilCold: { description', '[DAY]: { description']],
    says: /states\.hot\.after: Name the delay/,
  },
  {
    name: 'a state has no words',
    instead: [["      description: 'It boils.',\n", '']],
    says: /states\.boiling: Describe it/,
  },
  {
    name: 'the words of a state are none',
    instead: [["description: 'It boils.'", "description: ' '"]],
    says: /states\.boiling: Describe it/,
  },
  {
    name: 'a transition has no words',
    instead: [["onDone: { description: 'Hot.', target: 'hot' }", "onDone: { target: 'hot' }"]],
    says: /states\.boiling\.invoke\.onDone: Describe it/,
  },
  {
    name: 'a transition is a target alone',
    instead: [["onDone: { description: 'Hot.', target: 'hot' }", "onDone: 'hot'"]],
    says: /states\.boiling\.invoke\.onDone: Write \{ target, description \}/,
  },
  {
    name: 'the machine names no section',
    instead: [['A kettle (specification §4).', 'A kettle.']],
    says: /description: Name the section/,
  },
  {
    name: 'the machine has no words',
    instead: [["  description: 'A kettle (specification §4).',\n", '']],
    says: /house\S*: Describe it/,
  },
  {
    name: 'the machine has no id',
    instead: [["  id: 'kettle',\n", '']],
    says: /Give the machine an id/,
  },
  {
    name: 'the machine is not called as its file is',
    instead: [["id: 'kettle'", "id: 'pot'"]],
    says: /The machine is called pot: call its file pot\.machine\.ts/,
  },
  {
    name: 'there are two machines',
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
    name: 'the machine is set up elsewhere',
    instead: [
      ['export const kettleMachine = setup({', 'const prepared = setup({'],
      ['}).createMachine({', '});\nexport const kettleMachine = prepared.createMachine({'],
    ],
    says: /Write setup\(\{…\}\) with a literal/,
  },
  {
    name: 'the configuration is a variable',
    instead: [['}).createMachine({', '}).createMachine(CONFIG);\nexport const CONFIG = ({']],
    says: /Write the configuration itself here/,
  },
  {
    name: 'what is named is a variable',
    instead: [['delays: { untilCold: DAY }', 'delays: DELAYS']],
    says: /delays: Write it out here/,
  },
  {
    name: 'what is named is spread',
    instead: [['delays: { untilCold: DAY }', 'delays: { ...DELAYS }']],
    says: /delays: Write it out here/,
  },
  {
    name: 'a part has a name that no part has',
    instead: [["tags: ['idle'],", "tags: ['idle'],\n      colour: 'red',"]],
    says: /states\.empty\.colour: No part of a machine is called that/,
  },
  {
    name: 'there is no machine',
    instead: [[SOUND, 'export const kettle = 1;\n']],
    says: /No machine is made here/,
  },
];

interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

let house: string;
let diagnostics: readonly Diagnostic[];

beforeAll(() => {
  house = mkdtempSync(join(tmpdir(), 'machine-form-'));
  cpSync(join(REPOSITORY, '.oxlintrc.json'), join(house, '.oxlintrc.json'));
  cpSync(join(REPOSITORY, 'tests/lint'), join(house, 'tests/lint'), { recursive: true });
  plant('sound', SOUND);
  for (const [index, { instead }] of VIOLATIONS.entries()) plant(`violation-${index}`, changed(instead));
  diagnostics = lint(house);
});

afterAll(() => rmSync(house, { recursive: true }));

test('a machine without fault is let through', () => {
  expect(diagnosticsIn('sound').map(({ message }) => message)).toEqual([]);
});

test.each(VIOLATIONS.map((violation, index) => [violation.name, violation, index] as const))(
  '%s: found, with its line and what to do',
  (_, { instead, says }, index) => {
    const found = diagnosticsIn(`violation-${index}`);
    expect(found.map(({ code, message }) => `${code}: ${message}`).join('\n')).toMatch(says);
    const said = found.find(({ code, message }) => says.test(`${code}: ${message}`));
    const line = said?.labels[0]?.span.line ?? 0;
    expect(line).toBeGreaterThan(0);
    expect(line).toBeLessThanOrEqual(changed(instead).split('\n').length);
  },
);

test('every machine of ours is without fault', () => {
  const found = lint(REPOSITORY, 'machines').filter(({ code }) => code.includes('machine-form'));
  expect(found.map(({ filename, message }) => `${filename}: ${message}`)).toEqual([]);
});

function changed(instead: Violation['instead']): string {
  return instead.reduce((source, [line, violation]) => {
    expect(source, 'what is to be changed is there').toContain(line);
    return source.replace(line, violation);
  }, SOUND);
}

/** In a folder of its own, so that each may be called as its machine is. */
function plant(folder: string, source: string): void {
  mkdirSync(join(house, 'machines', folder), { recursive: true });
  writeFileSync(join(house, 'machines', folder, 'kettle.machine.ts'), source);
}

function diagnosticsIn(folder: string): readonly Diagnostic[] {
  return diagnostics.filter(
    ({ filename, code }) =>
      filename.replaceAll('\\', '/').includes(`machines/${folder}/`) && code.includes('machine-form'),
  );
}

function lint(folder: string, path = '.'): readonly Diagnostic[] {
  const { stdout } = spawnSync(process.execPath, [toolPath('oxlint', 'oxlint'), '--format=json', path], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return (JSON.parse(stdout) as { diagnostics: Diagnostic[] }).diagnostics;
}
