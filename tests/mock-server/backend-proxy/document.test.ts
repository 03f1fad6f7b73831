/** docs/backend.md: its first call, from the document's own text, and what its reader sees after a mistake. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { clientOf } from '../../contract/in-process.ts';
import { REPOSITORY } from '../../suites/child.ts';
import { freePort } from '../../suites/free-port.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { inFrontOf } from './half-built.ts';

const DOCUMENT = readFileSync(join(REPOSITORY, 'docs/backend.md'), 'utf8');
const [, PROGRAM = ''] = /^```js\n([^]*?)^```$/m.exec(DOCUMENT) ?? [];
const [, CALLS = ''] = /--backend http:\/\/localhost:8080 --calls (\S+)/.exec(DOCUMENT) ?? [];

const folder = temporaryFolder();
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** The site's mock in front of the program of the document, after an edit of it. */
async function inFrontOfProgram(edit: (program: string) => string = (program) => program) {
  const file = folder.in('backend.mjs');
  await writeFile(file, edit(PROGRAM));
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'close');
  closing.push(() => (child.kill(), ended));
  await once(child.stdout, 'data');
  const half = inFrontOf({ backend: `http://localhost:${port}`, calls: CALLS });
  return { ...half, browser: clientOf(half.front) };
}

test('the program has about thirty lines, answers its two calls, and breaks no rule', async () => {
  expect(PROGRAM.trim().split('\n').length).toBeLessThanOrEqual(35);
  const half = await inFrontOfProgram();
  expect((await half.browser.call('agencyInfo')).body.agency.name).toBe('My agency');
  expect((await half.browser.call('banks')).body.banks.map(({ displayName }) => displayName)).toEqual([
    'My bank',
  ]);
  await half.browser.call('currencyRates');
  expect(await half.broken()).toEqual([]);
  const servers = (await half.report()).calls.filter(({ server }) => server === 'backend');
  expect(servers.map(({ call, answers }) => `${call} ${answers.backend}`)).toEqual([
    'agencyInfo 1',
    'banks 1',
  ]);
});

test('its mistake is shown in the words of the document', async () => {
  const half = await inFrontOfProgram((program) => program.replace('enabled: true', "enabled: 'yes'"));
  await half.browser.send('/api/v2/banks');
  const [line = ''] = half.lines;
  expect(DOCUMENT).toContain(line.replace(/ \(req-\d+\)$/, ''));
});
