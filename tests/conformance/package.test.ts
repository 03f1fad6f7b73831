// @module-tag deep
/** The packed kit, installed in an empty folder, tests the mock and a small server of two calls. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listening, serve } from '../mock-process.ts';
import { ownScript, runNode } from '../suites/child.ts';

let home: string;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'conformance-package-'));
  const packed = await runNode([...ownScript('packages/build.ts'), 'conformance-kit', '--out', home]);
  const tarball = packed.output.trim().split('\n').at(-1) ?? '';
  await mkdir(join(home, 'empty'));
  await started('npm', ['install', '--offline', '--no-audit', '--no-fund', '--prefix', '.', tarball]);
}, 60_000);

afterAll(() => rm(home, { recursive: true }));

function started(command: string, argumentList: readonly string[]) {
  return new Promise<{ readonly exitCode: number; readonly output: string }>((resolve) => {
    execFile(command, argumentList, { cwd: join(home, 'empty') }, (error, stdout, stderr) =>
      resolve({ exitCode: Number(error?.code ?? 0), output: stdout + stderr }),
    );
  });
}

const kit = (...argumentList: readonly string[]) =>
  started('node_modules/.bin/dok-champa-conformance', argumentList);

test('takes less than 15 MB', async () => {
  const files = await readdir(join(home, 'empty'), { recursive: true, withFileTypes: true });
  const sizes = files
    .filter((file) => file.isFile())
    .map(async (file) => (await stat(join(file.parentPath, file.name))).size);
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThan(15_000_000);
});

test('passes against the mock, with a report that a JUnit reader understands', {
  timeout: 240_000,
}, async () => {
  const { origin, lab, close } = await serve();
  const { exitCode, output } = await kit('--base-url', origin, '--lab', lab, '--junit', 'report.xml');
  await close();
  expect(output).toMatch(/\d{3} rules: \d{3} pass, 0 fail, 2 not reached\nfull, with a lab, 4 jobs/);
  expect(exitCode).toBe(0);
  const text = await readFile(join(home, 'empty/report.xml'), 'utf8');
  const { document } = new JSDOM(text, { contentType: 'text/xml' }).window;
  const tests = Number(document.documentElement.getAttribute('tests'));
  expect(document.querySelectorAll('testcase')).toHaveLength(tests);
  expect(tests).toBeGreaterThan(600);
});

test('finds in a server of two calls what is right, and what is missing', async () => {
  const fake = createServer((request, response) => {
    const bodies: Readonly<Record<string, unknown>> = {
      '/api/v2/banks': { banks: [] },
      '/api/v2/withdraws/config': { config: { payCurrency: 'LAK', providers: [] } },
    };
    const body = bodies[request.url ?? ''];
    response.writeHead(body ? 200 : 404, {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Request-Id': 'fake-1',
      'Set-Cookie': 'XSRF-TOKEN=fake; Path=/; SameSite=Lax',
    });
    response.end(JSON.stringify(body ?? { code: 'NOT_FOUND', message: 'none', requestId: 'fake-1' }));
  });
  const { origin, close } = await listening(fake);
  const { exitCode, output } = await kit('--base-url', origin, '--only', 'withdrawConfig', '--only', 'games');
  await close();
  expect(exitCode).toBe(1);
  expect(output).toMatch(/pass +contract §1 +public +a visitor may make the call/);
  expect(output).toMatch(/GET \/games\n[^]*FAIL +contract §1 +public/);
  expect(output).toContain(`curl -i -X GET '${origin}/api/v2/games'`);
});
