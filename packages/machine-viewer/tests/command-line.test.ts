// @module-tag deep
/** The command line on files of a folder of its own, in a repository of its own. */
import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasVersions, versionsOf } from '../command-line/history.ts';

const COMMAND = fileURLToPath(new URL('../command-line/main.ts', import.meta.url));
const TSX = fileURLToPath(new URL('../../../node_modules/tsx/dist/loader.mjs', import.meta.url));
const TSCONFIG = fileURLToPath(new URL('../../../tsconfig.json', import.meta.url));
const PACKAGES = fileURLToPath(new URL('../../../node_modules', import.meta.url));

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'machines-')));

/** Files that cannot be shown, with the line that says so. */
const BAD: Readonly<Record<string, readonly [text: string, line: RegExp]>> = {
  'throws.ts': ["throw new Error('no token');", /throws while it is imported \(no token\)/],
  'styled.ts': ["import './styles.css';", /imports styles\.css, which only a bundler can/],
  'browser.ts': ['const { innerWidth } = window; export { innerWidth };', /uses window while it is imported/],
  'nothing.ts': ['export const x = 1;', /exports no machine: export it/],
  'factory.ts': ['export const makeDoor = () => 1;', /--call makeDoor/],
  'four.ts': [
    "export const m = { __xstatenode: true, withConfig() {}, id: 'old' };",
    /a machine of XState 4/,
  ],
  'one.ts': [
    "import { createMachine } from 'xstate'; import { other } from './other.ts'; export const one = createMachine({ invoke: { src: other } });",
    /is in a circle of imports/,
  ],
  'other.ts': [
    "import { createMachine } from 'xstate'; import { one } from './one.ts'; export const other = createMachine({ invoke: { src: one } });",
    /is in a circle of imports/,
  ],
};

const LAMP = `import { createMachine } from 'xstate';
export const lamp = createMachine({
  id: 'lamp', initial: 'off', states: { off: { on: { press: 'on' } }, on: { on: { press: 'off' } } },
});
export const makeLamp = (id: string) => createMachine({ id });
`;

beforeAll(() => {
  mkdirSync(join(folder, 'bad'));
  symlinkSync(PACKAGES, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  writeFileSync(join(folder, 'lamp.machine.ts'), LAMP);
  writeFileSync(join(folder, 'bad', 'styles.css'), '');
  for (const [name, [text]] of Object.entries(BAD)) writeFileSync(join(folder, 'bad', name), text);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('each file that cannot be shown is named in one line with the remedy, and the others are shown', () => {
  const { stdout, stderr, status } = run('mermaid', '*.machine.ts', 'bad/*.ts');
  expect(status).toBe(0);
  expect(stdout).toContain('state "lamp" as s0');
  const lines = stderr.trim().split('\n');
  expect(lines).toHaveLength(Object.keys(BAD).length);
  for (const [name, [, line]] of Object.entries(BAD))
    expect(lines.find((one) => one.startsWith(`Not shown: bad/${name}: `))).toMatch(line);
});

test.each(['commonjs', undefined])('with the type %s, a style sheet is named too', (type) => {
  mkdirSync(join(folder, 'common'), { recursive: true });
  writeFileSync(join(folder, 'common', 'package.json'), JSON.stringify({ type }));
  writeFileSync(join(folder, 'common', 'door.css'), '.door { color: red }');
  writeFileSync(join(folder, 'common', 'door.ts'), "import './door.css'; export const x = 1;");
  expect(run('svg', 'common/door.ts').stderr).toMatch(
    /^Not shown: common\/door\.ts: imports door\.css, which only a bundler can: import it in the component/,
  );
});

test('a factory is called with arguments', () => {
  expect(run('mermaid', 'lamp.machine.ts', '--call', 'makeLamp("torch")').stdout).toContain(
    'state "torch" as s0',
  );
  expect(run('mermaid', 'lamp.machine.ts', '--call', 'makeLamp(torch)').stderr).toContain(
    'the arguments must be JSON',
  );
});

test.each([
  [['frame', 'lamp.machine.ts'], /There is no command frame/],
  [['svg'], /svg needs a file/],
  [['svg', 'nowhere.ts'], /nowhere\.ts: there is no such file/],
  [['svg', 'bad/nothing.ts'], /There is no machine to show/],
  [['svg', '--fast', 'lamp.machine.ts'], /Unknown option '--fast'/],
  [['svg', 'lamp.machine.ts', '--out', '.'], /has a package\.json: choose a folder of its own/],
])('%j fails with one sentence', (args, sentence) => {
  const { stderr, status } = run(...args);
  expect(status).toBe(1);
  expect(stderr.trim().split('\n').at(-1)).toMatch(sentence);
});

test('an SVG needs nothing else: its colours are in it, and its text has at least 11 px at its own size', () => {
  const { stdout } = run('svg', 'lamp.machine.ts');
  expect(stdout).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"/);
  expect(stdout).not.toMatch(/var\(--(?!mark)/);
  const [, width, shown] = /viewBox="0 0 (\d+) \d+" width="(\d+)"/.exec(stdout) ?? [];
  expect(width).toBe(shown);
  expect(
    [...stdout.matchAll(/font-size: (\d+)px/g)].map(([, size]) => Number(size)).every((size) => size >= 11),
  ).toBe(true);
});

test.each([
  ['in no repository', {}, /^Earlier versions are read from git, and .+ is in no repository: git init/],
  ['without git', { PATH: '' }, /^Earlier versions are read by git, which is not installed/],
])('%s, a command about versions says so in one line', (_, env, line) => {
  for (const args of [
    ['diff', 'v1'],
    ['charts', 'v1'],
    ['open', '--out', 'site', '--since', 'v1'],
  ])
    expect(runIn(env, ...args, 'lamp.machine.ts').stderr.trim()).toMatch(line);
});

test('without git there is no version to choose', async () => {
  expect(await hasVersions([join(folder, 'lamp.machine.ts')])).toBe(false);
});

test('diff compares a commit with the files as they are, or with another commit', async () => {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args]);
  git('init', '-q');
  git('add', 'lamp.machine.ts', 'package.json');
  git('commit', '-qm', 'First');
  expect(await hasVersions([join(folder, 'lamp.machine.ts')])).toBe(true);
  git('tag', 'v1');
  writeFileSync(join(folder, 'lamp.machine.ts'), LAMP.replace("press: 'off'", "press: 'off', dim: 'off'"));
  git('commit', '-qam', 'Second');
  writeFileSync(join(folder, 'lamp.machine.ts'), LAMP.replace('on: { on: {', "on: { entry: 'glow', on: {"));
  const added = '- ➕ **In on: dim → off**: It is new.';
  const changed = '- ✏️ **The state on**: On entry: glow (before: none).';
  const lines = (text: string) => text.split('\n').filter((line) => line.startsWith('- '));
  expect(lines(run('diff', 'v1..HEAD', 'lamp.machine.ts').stdout)).toEqual([added]);
  expect(lines(run('diff', 'v1', 'lamp.machine.ts').stdout)).toEqual([changed]);
  expect(run('diff', 'v1', 'lamp.machine.ts', '--out', 'changes').stdout).toBe(
    `${join(folder, 'changes')}: changes.md, lamp.svg\n`,
  );
  expect(await versionsOf([join(folder, 'lamp.machine.ts')])).toEqual([
    expect.stringMatching(/^v1 \d{4}-\d\d-\d\d$/),
    expect.stringMatching(/^\w+ \d{4}-\d\d-\d\d Second$/),
    expect.stringMatching(/^\w+ \d{4}-\d\d-\d\d First$/),
  ]);
  expect(readFileSync(join(folder, 'changes/lamp.svg'), 'utf8')).toContain('State lamp.on, changed');
  expect(run('diff', 'v2', 'lamp.machine.ts').stderr).toBe('v2 is no tag, branch or commit here.\n');
});

function run(...args: readonly string[]) {
  return runIn({}, ...args);
}

function runIn(more: NodeJS.ProcessEnv, ...args: readonly string[]) {
  // tsx takes how to read JSX from a tsconfig, which is not in that folder.
  const env = { ...process.env, TSX_TSCONFIG_PATH: TSCONFIG, ...more };
  return spawnSync(process.execPath, ['--import', TSX, COMMAND, ...args], {
    cwd: folder,
    encoding: 'utf8',
    env,
  });
}
