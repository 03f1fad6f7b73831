// @module-tag deep
/** The command line on a machine in a folder of its own. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const COMMAND = fileURLToPath(new URL('../command-line/main.ts', import.meta.url));
const TSX = fileURLToPath(new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'machines-')));

/** A gate whose third branch can never be taken, and whose first one needs a payload. */
const GATE = `import { createMachine } from 'xstate';
export const gate = createMachine({
  id: 'gate', initial: 'shut',
  states: {
    shut: { on: { coin: [{ guard: ({ event }) => event.value > 1, target: 'open' }, { actions: 'refuse' }, { target: 'open' }] } },
    open: { after: { 5000: 'shut' } },
  },
});
`;

beforeAll(() => {
  symlinkSync(PACKAGES, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'gate.ts'), GATE);
  const adapter =
    "{ gate: { events: { 'coin: two': { type: 'coin', value: 2 }, 'coin: one': { type: 'coin', value: 1 } } } }";
  writeFileSync(join(folder, 'adapters.ts'), `export default ${adapter};`);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a report tells what can never happen from what depends on data, which an adapter gives', () => {
  const without = run('report', 'gate.ts');
  expect(without.stdout).toMatch(/^gate \(gate\.ts · gate\): 2\/3 states, 1\/4 transitions reached/);
  expect(without.stdout).toMatch(/Can never happen:\n {4}gate\.shut on coin #2: /);
  expect(without.stdout).toMatch(
    /Depends on data, or was not found:\n(?: {4}.+\n)* {4}gate\.shut on coin #0: /,
  );
  const { stdout } = run('report', 'gate.ts', '--adapter', 'adapters.ts');
  expect(stdout).toMatch(/3\/3 states, 3\/4 transitions reached/);
  expect(stdout).not.toContain('Depends on data');
});

test('frozen cases are checked, and a machine with other effects fails', () => {
  const args = ['gate.ts', '--adapter', 'adapters.ts'];
  expect(run('check', ...args)).toMatchObject({
    status: 1,
    stdout: 'gate.ts · gate: has no cases yet: machine-tests freeze\n',
  });
  expect(run('freeze', ...args).status).toBe(0);
  expect(run('check', ...args)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('3/4 transitions') as string,
  });
  writeFileSync(
    join(folder, 'gate.ts'),
    GATE.replace("5000: 'shut'", "5000: { target: 'shut', actions: 'ring' }"),
  );
  const { status, stdout } = run('check', ...args);
  expect(status).toBe(1);
  expect(stdout).toMatch(/expected: .+\n +found: .+ring/);
});

test('one case is no “cases”', () => {
  const bell = "createMachine({ id: 'bell', initial: 'idle', states: { idle: { on: { ring: 'idle' } } } })";
  writeFileSync(
    join(folder, 'bell.ts'),
    `import { createMachine } from 'xstate'; export const bell = ${bell};`,
  );
  expect(run('freeze', 'bell.ts').stdout).toContain('bell.ts · bell: 1 case in ');
  expect(run('check', 'bell.ts').stdout).toContain('1 of 1 case as frozen; ');
});

test.each([
  [['report', 'gate.ts', '--adapter', 'gate.ts'], /its default export must be an object of adapters/],
  [['report', 'gate.ts', '--adapter', 'none.ts'], /none\.ts: there is no such file/],
  [['prove', 'gate.ts'], /There is no command prove/],
])('%j fails with one sentence', (args, sentence) => {
  const { stderr, status } = run(...args);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(sentence);
});

function run(...args: readonly string[]) {
  return spawnSync(process.execPath, ['--import', TSX, COMMAND, ...args], { cwd: folder, encoding: 'utf8' });
}
