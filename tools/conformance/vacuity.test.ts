// @module-tag deep
/** Guards against vacuous passes: servers that ignore the contract pass almost no rule. */
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { CODE_FILES, occurrences } from '../../tests/repository/files.ts';
import { conform } from './conform.ts';
import { listening } from '../../tests/mock-process.ts';

/** Rules that such a server can satisfy. */
const OF_EVERY_ANSWER = ['every.no-store', 'every.request-id', 'every.date', 'every.json', 'every.no-500'];

const error = (code: string) => ({ code, message: '', requestId: 'always-the-same' });

describe.each([
  ['responds with 200', 200, {}, /^$/],
  [
    'responds with 404',
    404,
    error('NOT_FOUND'),
    /^every\.(env|err|unknown-path)|\.(codes|unknown)$|^promotion\.public$/,
  ],
  ['responds with 401', 401, error('UNAUTHENTICATED'), /^every\.(env|err|dead)|\.(codes|unauthenticated)$/],
])('a server that always %s', (_name, status, body, alsoPasses) => {
  test('passes only rules that such a response can satisfy, and the kit itself does not fail', async () => {
    const findings = await findingsOn(status, JSON.stringify(body));
    const passed = findings.filter(({ verdict }) => verdict === 'pass').map(({ id }) => id);
    expect(passed).toEqual(expect.arrayContaining(OF_EVERY_ANSWER));
    expect(passed.filter((id) => !OF_EVERY_ANSWER.includes(id) && !alsoPasses.test(id))).toEqual([]);
    expect(findings.filter(({ expected }) => expected.includes('the kit itself failed'))).toEqual([]);
  });
});

test('the kit imports nothing from the mock, the machines, the site or the planted defects', () => {
  const kit = CODE_FILES.filter(
    (path) => path.startsWith('tools/conformance/') && !/\/(defects\/|server\.ts|\w+\.test\.ts)/.test(path),
  );
  expect(kit).toContain('tools/conformance/run.ts');
  expect(occurrences(kit, /from '[^']*\/(mock-server|machines|src|defects)\//)).toEqual([]);
});

async function findingsOn(status: number, body: string) {
  const server = createServer((incoming, outgoing) => {
    const headers = {
      'Content-Type': 'application/json',
      'Cache-Control': 'no-store',
      'X-Request-Id': 'always-the-same',
    };
    incoming.resume().on('end', () => outgoing.writeHead(status, headers).end(body));
  });
  const { origin, close } = await listening(server);
  try {
    const lab = `${origin}/__lab`;
    return (await conform({ origin, lab, mode: 'full', credentials: [], seed: 1 })).findings;
  } finally {
    await close();
  }
}
