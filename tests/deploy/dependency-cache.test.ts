/** Servers of the same checkout prepare their dependencies separately: none of them breaks the pages of another one. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createServer, type InlineConfig, type ViteDevServer } from 'vite';
import { dependencyCache } from '../../deploy/dependency-cache.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder();
let root = '';
const servers: ViteDevServer[] = [];

beforeEach(async () => {
  root = folder.path;
  await writeFile(join(root, 'package.json'), '{}');
  await writeFile(join(root, 'index.html'), '<script type="module" src="/main.js"></script>');
  await writeFile(join(root, 'main.js'), "import 'first'; import 'second';");
  for (const name of ['first', 'second']) {
    const installed = join(root, 'node_modules', name);
    await mkdir(installed, { recursive: true });
    await writeFile(join(installed, 'package.json'), JSON.stringify({ name, main: 'index.js' }));
    await writeFile(join(installed, 'index.js'), `module.exports = '${name}';`);
  }
});

afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

/** Starts a server, and returns the addresses of its two dependencies after it has prepared them. */
async function start(changes: InlineConfig = {}): Promise<readonly string[]> {
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    ...changes,
    plugins: [dependencyCache(`${root}/node_modules/.vite/`), ...(changes.plugins ?? [])],
    // A dependency stays in memory once it has been requested, or transformed in advance.
    server: { host: '127.0.0.1', port: 0, preTransformRequests: false },
  });
  servers.push(server);
  await server.listen();
  const { origin } = new URL(server.resolvedUrls?.local[0] ?? '');
  const main = await (await fetch(`${origin}/main.js`)).text();
  const addresses = [...main.matchAll(/"(\/node_modules\/[^"]+)"/g)].map(([, path]) => `${origin}${path}`);
  await fetch(addresses[0] ?? '');
  return addresses;
}

const WITHOUT_SECOND: InlineConfig = { optimizeDeps: { exclude: ['second'] } };

test.each<[string, InlineConfig]>([
  ['a plugin that changes the options', { plugins: [{ name: 'a', config: () => WITHOUT_SECOND }] }],
  ['other options', WITHOUT_SECOND],
  ['other aliases', { resolve: { alias: [{ find: /^second$/, replacement: 'first' }] } }],
])('a second server with %s leaves the dependencies of the first one in place', async (_, changes) => {
  const [, second = ''] = await start();
  await start(changes);
  const response = await fetch(second);
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('"second"')]);
});

test('a server with the same configuration uses the dependencies that the first one has prepared', async () => {
  const paths = (addresses: readonly string[]) => addresses.map((address) => new URL(address).pathname);
  expect(paths(await start())).toEqual(paths(await start()));
});
