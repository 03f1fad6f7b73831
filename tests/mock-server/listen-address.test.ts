/** PORT and HOST of `npm start`, `npm run preview` and `npm run mock`, and what they print if they cannot listen there. */
import { createServer } from 'node:http';
import { describe, expect, test } from 'vitest';
import { listenAddress, listenFailure, originOf } from '../../mock-server/hosts/listen-address.ts';
import { listening } from '../mock-process.ts';
import { ownScript, runNode } from '../suites/child.ts';

const HOST = '127.0.0.1';

test.each([
  [{}, { port: 5173 }],
  [{ PORT: '', HOST: '' }, { port: 5173 }],
  [{ PORT: '0' }, { port: 0 }],
  [
    { PORT: '65535', HOST: '::1' },
    { port: 65_535, host: '::1' },
  ],
])('%o', (environment, address) => {
  expect(listenAddress(environment, 5173)).toEqual(address);
});

test.each(['abc', '-1', '65536', '99999', '123456', '1.5', '5e3', '0x10', ' 80', '80 '])(
  'PORT=%s',
  (PORT) => {
    const sentence = `PORT=${PORT} is not a port: use a number from 1 to 65535, or leave it unset for 5173.`;
    expect(() => listenAddress({ PORT }, 5173)).toThrow(sentence);
  },
);

test.each([
  [{}, 'localhost'],
  [{ host: '127.0.0.1' }, 'localhost'],
  [{ host: '0.0.0.0' }, 'localhost'],
  [{ host: '::' }, 'localhost'],
  [{ host: '::1' }, '[::1]'],
  [{ host: 'fe80::1' }, '[fe80::1]'],
  [{ host: '192.168.1.10' }, '192.168.1.10'],
  [{ host: 'mock.test' }, 'mock.test'],
])('a server at %o is opened at %s', (address, name) => {
  expect(originOf({ ...address, port: 3001 })).toBe(`http://${name}:3001`);
});

test.each(['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN', 'EINVAL'])('a HOST that is %s', (code) => {
  expect(listenFailure({ code }, { port: 3001, host: '192.0.2.1' })).toMatch(
    'HOST=192.0.2.1 is not an address of this machine: ',
  );
});

test.each([
  [{ code: 'EACCES' }, 80, 'choose one from 1024'],
  [{ code: 'EADDRINUSE' }, 65_535, 'such as PORT=65534.'],
  [new Error('Port 5173 is already in use'), 5173, 'Port 5173 is taken'],
  [new Error('cannot keep the store'), 5173, 'cannot keep the store'],
  ['thrown', 5173, 'thrown'],
])('%o at %i', (error, port, sentence) => {
  expect(listenFailure(error, { port })).toContain(sentence);
});

describe.each(['hosts/development.ts', 'hosts/preview.ts', 'main.ts'])('mock-server/%s', (script) => {
  // A server of Vite loads its configuration with the whole mock first.
  const tags = script === 'main.ts' ? [] : ['deep'];

  /** The exit code and the last line: a machine under load lets Vite warn of its own slowness before. */
  const run = async (PORT: string) => {
    const { exitCode, output } = await runNode(ownScript(`mock-server/${script}`), {
      PORT,
      HOST,
      NO_COLOR: '1',
    });
    expect(output).not.toMatch(/^\s+at /m);
    return [exitCode, output.trimEnd().split('\n').at(-1)];
  };

  test('a taken port ends it with 1 and a sentence', { tags: ['deep'] }, async () => {
    const { origin, close } = await listening(createServer());
    const { port } = new URL(origin);
    const remedy = `end the other server, or choose another port, such as PORT=${Number(port) + 1}.`;
    expect(await run(port)).toEqual([1, `Port ${port} is taken: ${remedy}`]);
    await close();
  });

  test('a PORT that is no port ends it with 1 and a sentence', { tags }, async () => {
    expect(await run('abc')).toEqual([1, expect.stringMatching(/^PORT=abc is not a port: /)]);
  });
});
