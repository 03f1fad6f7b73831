// @module-tag deep
/** Through the proxy a backend that follows the contract passes the whole conformance kit, and is accused of nothing. */
import { createServer } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { createMockApp } from '../../mock-server/app.ts';
import { conform } from '../../packages/conformance-kit/index.ts';
import { listening, type Server, serve } from '../mock-process.ts';
import { inFrontOf } from '../mock-server/backend-proxy/half-built.ts';

const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

test('every rule that the backend passes alone is passed through the proxy', {
  timeout: 600_000,
}, async () => {
  const real: Server = await serve();
  const half = inFrontOf({ backend: real.origin });
  const front = await listening(createServer(createMockApp(half.front)));
  closing.push(front.close, real.close);
  const { findings } = await conform({
    origin: front.origin,
    lab: real.lab,
    mode: 'full',
    credentials: [],
    seed: 1,
  });
  expect(findings.filter(({ verdict }) => verdict === 'fail')).toEqual([]);
  expect(findings.filter(({ verdict }) => verdict === 'pass').length).toBeGreaterThan(550);
  expect(await half.broken()).toEqual([]);
});
