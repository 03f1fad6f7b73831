/** The lab's client: as a package in an empty project (its README), and its failures. */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createLab } from '../../../mock-server/lab/client/lab.ts';
import { secondsOf } from '../../../mock-server/lab/duration.ts';
import { LabAccess } from '../../../mock-server/security/lab-access.ts';
import { type Server, serve } from '../../mock-process.ts';
import { ownScript, REPOSITORY, runNode, toolPath } from '../../suites/child.ts';

const TOKEN = 'a-token-of-the-test';

let server: Server;
beforeAll(async () => {
  server = await serve(null, { access: new LabAccess(TOKEN) });
});
afterAll(() => server.close());

describe('the package', () => {
  const run = promisify(execFile);
  const OPTIONS =
    '--strict --exactOptionalPropertyTypes --module nodenext --target es2022 --lib es2023,esnext.disposable,dom --types node';
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'lab-consumer-'));
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('in an empty project, it compiles with only its own types, and controls a running mock', {
    tags: ['deep'],
  }, async () => {
    const packed = await runNode([...ownScript('packages/build.ts'), 'lab-client', '--out', folder]);
    const archive = packed.output.trim().split('\n').at(-1) ?? '';
    await run('npm', ['install', '--offline', '--no-audit', '--no-fund', archive], {
      cwd: folder,
    });
    for (const name of ['@playwright', 'playwright', 'playwright-core', '@types/node', 'undici-types']) {
      mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
      symlinkSync(join(REPOSITORY, 'node_modules', name), join(folder, 'node_modules', name));
    }

    const [script = '', configuration = '', fixtures = ''] = examples();
    writeFileSync(join(folder, 'script.ts'), script);
    writeFileSync(join(folder, 'playwright.config.ts'), configuration);
    writeFileSync(join(folder, 'fixtures.ts'), fixtures);
    writeFileSync(join(folder, 'mistakes.ts'), MISTAKES);
    const { stdout } = await run(
      process.execPath,
      [
        toolPath('typescript', 'tsc'),
        ...OPTIONS.split(' '),
        'script.ts',
        'playwright.config.ts',
        'fixtures.ts',
        'mistakes.ts',
      ],
      { cwd: folder },
    ).catch((thrown: { stdout: string }) => thrown);
    const reported = stdout.match(/^\S+?\(\d+(?=,)/gm);
    expect(reported, stdout).toEqual([3, 4, 5, 6, 7].map((line) => `mistakes.ts(${line}`));

    const ran = await run(process.execPath, ['script.js'], {
      cwd: folder,
      env: { ...process.env, LAB_URL: server.origin, LAB_TOKEN: TOKEN },
    });
    expect(ran.stdout.trim().split('\n')).toEqual([
      '1 fault',
      '1 request',
      'deposit.opened 67500',
      '1 deposit false',
      '409 NOT_ALLOWED',
      '/api/v2/banks 200',
    ]);
    expect(server.backend.worlds.all(), 'its world is deleted').toHaveLength(1);
  });
});

const MISTAKES = `import { createLab } from '@dok-champa/lab';
const world = createLab('http://localhost').existing('default');
await world.bank.mode('quiet');
await world.faults.add({ match: {}, fault: 'dropped' });
await world.journal.count({ url: '/api' });
await world.bank.pay('D000001', { amount: 5 });
await world.state().then(({ counts }) => counts.orders);
`;

describe('failures', () => {
  const lab = () => createLab(server.origin);
  const failureOf = (call: Promise<unknown>) =>
    call.then(
      () => null,
      (thrown: unknown) => thrown,
    );

  test.each([
    [
      'a rejected field',
      () => lab().existing('default').bank.pay('D000001', { times: 11 }),
      { status: 422, code: 'VALIDATION_FAILED', field: 'times' },
    ],
    [
      'an unknown scenario',
      () => lab().world({ scenario: 'deposit-opn' }),
      { status: 422, message: /deposit-open/ },
    ],
    [
      'an unknown world',
      () => lab().existing('guessed').state(),
      { status: 404, code: 'WORLD_NOT_FOUND', field: null },
    ],
    [
      'the events of an unknown world',
      () => lab().existing('guessed').events().next(),
      { status: 404, code: 'WORLD_NOT_FOUND' },
    ],
    [
      'an invalid duration, which is not sent',
      async () => lab().existing('guessed').clock.advance('2 hours'),
      { status: null, code: 'VALIDATION_FAILED', field: 'advance' },
    ],
    ['no server', () => createLab('http://127.0.0.1:1').worlds(), { status: null, code: 'UNREACHABLE' }],
    ['a bad address', async () => createLab('localhost:5173'), { code: 'VALIDATION_FAILED', field: 'url' }],
  ])('%s', async (_, call, { message = /./, ...expected }: Record<string, unknown>) => {
    const failure = await failureOf(call());
    expect(failure).toMatchObject({ name: 'LabError', ...expected });
    expect(String(failure)).toMatch(message as RegExp);
  });
});

test('a link with the token lets a browser of another host enter the world', async () => {
  await using world = await createLab(server.origin, { token: TOKEN }).world();
  const entered = await fetch(world.link('/login/'), { redirect: 'manual' });
  expect(entered.headers.get('location')).toBe(`/__lab/worlds/${world.id}/enter?to=%2Flogin%2F`);
  expect(entered.headers.getSetCookie().join()).toContain('lab-token=');
});

test('the cookies of a session sign another client in, and are passed to the browser', async () => {
  const kept: unknown[] = [];
  await using created = await createLab(server.origin).world();
  const world = created.withSessions(async (cookies) => void kept.push(cookies));
  const { player, cookies } = await world.session('demo');
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const info = await fetch(`${world.origin}/api/v2/players/info`, { headers: { ...world.headers, cookie } });
  expect(await info.text()).toContain(player.id);
  expect(cookies.find(({ name }) => name === 'sid')).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(kept).toEqual([cookies]);
});

test.each([
  ['2h', 7_200],
  ['+1d2h3min4s', 93_784],
  ['-45s', -45],
  ['0s', 0],
  ['', null],
  ['2', null],
  ['1.5h', null],
  ['- 1h', null],
])('the duration “%s” is %s seconds', (text, seconds) => {
  expect(secondsOf(text)).toBe(seconds);
});

/** The TypeScript of the document, which a reader copies. */
function examples(): string[] {
  const text = readFileSync(join(REPOSITORY, 'mock-server/lab/client/README.md'), 'utf8');
  return [...text.matchAll(/^```ts\n([^]*?)^```$/gm)].map(([, code = '']) => code);
}
