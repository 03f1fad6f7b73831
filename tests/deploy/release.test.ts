// @module-tag deep
/** Builds change without a pause: each page comes with its own policy, and the assets of both builds are there. */
import { cp, readdir, readFile, readlink, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inlineHashes } from '../../deploy/inline-pieces.ts';
import { nginxIncludes } from '../../deploy/nginx-includes.ts';
import { listening } from '../mock-process.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type Deployment, deploy, DIST, release } from './deployment.ts';
import { ask } from './wire.ts';

/** Clients that load pages all the time, and the pages of a build in a row after which a change is complete. */
const CLIENTS = 6;
const IN_A_ROW = 60;
const CHANGES = 4;

const temporary = temporaryFolder();
let folder: string;
let backend: Awaited<ReturnType<typeof listening>>;
let deployment: Deployment | null = null;
beforeEach(async () => {
  folder = temporary.path;
  backend = await listening(createServer((_, response) => void response.end('{}')));
});
afterEach(async () => {
  await deployment?.stop();
  deployment = null;
  await backend.close();
});

/** A copy of the build, with a script of this name in each page and another one in its assets. */
async function build(name: string): Promise<string> {
  const target = join(folder, name);
  await cp(DIST, target, { recursive: true });
  await writeFile(join(target, 'assets', `${name}.js`), `"${name}"`);
  const pages: string[] = [];
  for (const entry of await readdir(target, { recursive: true })) {
    const path = join(target, entry);
    if (/\.html\.(br|gz)$/.test(entry)) await rm(path);
    if (!/(prerendered.*|index)\.html$/.test(entry)) continue;
    const own = `<script>"${name}"</script><script src="/assets/${name}.js"></script></head>`;
    const page = (await readFile(path, 'utf8')).replace('</head>', () => own);
    await writeFile(path, page);
    pages.push(page);
  }
  const includes = nginxIncludes(inlineHashes(pages), { missing: '', refused: '' });
  await writeFile(join(target, '.server/headers-page.conf'), includes['headers-page.conf'] ?? '');
  return target;
}

/** Loads a page and its build's own asset. Resolves with the name of the build, or with what is wrong. */
function visit(origin: string, path: string): Promise<string> {
  return load(origin, path).catch(String);
}

async function load(origin: string, path: string): Promise<string> {
  const { status, headers, body } = await ask(origin, path);
  const page = body.toString();
  const [, name] = /src="\/assets\/(first|second)\.js"/.exec(page) ?? [];
  if (status !== 200 || name === undefined) return `${path}: ${status}`;
  const policy = headers['content-security-policy'] ?? '';
  const blocked = inlineHashes([page]).scripts.filter((hash) => !policy.includes(hash));
  if (blocked.length > 0) return `${path} of the ${name} build: its policy blocks its own scripts`;
  const asset = await ask(origin, `/assets/${name}.js`);
  return asset.status === 200 ? name : `/assets/${name}.js: ${asset.status}`;
}

test('builds change back and forth under load: no request fails, and no policy blocks a script of its page', async () => {
  const site = join(folder, 'site');
  const environment = { SITE_FOLDER: site, BACKEND_URL: backend.origin, WORKERS: '2' };
  const first = await release(await build('first'), environment);
  deployment = await deploy(environment);
  const { origin } = deployment;
  const seen: string[] = [];
  const over = new AbortController();
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    while (!over.signal.aborted) seen.push(await visit(origin, client % 2 ? '/' : '/player/deposit/'));
  });
  /** Resolves once all pages are of this build. */
  const changed = async (name: string) => {
    while (seen.length < IN_A_ROW || seen.slice(-IN_A_ROW).some((one) => one !== name)) {
      seen.push(await visit(origin, '/login'));
      const wrong = seen.filter((one) => one !== 'first' && one !== 'second');
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    }
  };
  try {
    const second = await deployment.release(await build('second'));
    // A worker of the first build may still get the requests of a page of the second one.
    expect(await readdir(join(first, 'assets'))).toContain('second.js');
    await changed('second');
    for (let change = 0; change < CHANGES; change += 1) {
      const [next, name] = change % 2 ? [second, 'second'] : [first, 'first'];
      expect(await deployment.release(next)).toBe(next);
      await changed(name);
    }
    expect(await readlink(site)).toBe(second);
  } finally {
    over.abort();
    await Promise.all(clients);
  }
  expect(new Set(seen)).toEqual(new Set(['first', 'second']));
  for (const name of ['first', 'second']) expect((await ask(origin, `/assets/${name}.js`)).status).toBe(200);
});

test('a link that changes without a reload changes nothing: files and policy stay those of one build', async () => {
  const site = join(folder, 'site');
  const [first, second] = [await build('first'), await build('second')];
  await symlink(first, site);
  deployment = await deploy({ SITE_FOLDER: site, BACKEND_URL: backend.origin });
  await rm(site);
  await symlink(second, site);
  expect(await visit(deployment.origin, '/')).toBe('first');
});

test('a build that nginx does not accept is not put into service', async () => {
  const site = join(folder, 'site');
  const environment = { SITE_FOLDER: site, BACKEND_URL: backend.origin };
  const first = await release(await build('first'), environment);
  deployment = await deploy(environment);
  const second = await build('second');
  await writeFile(join(second, '.server/headers-page.conf'), 'add_header');
  await expect(deployment.release(second)).rejects.toThrow('headers-page.conf');
  expect(await readlink(site)).toBe(first);
  expect(await visit(deployment.origin, '/')).toBe('first');
  expect((await readdir(`${site}-releases`)).filter((name) => !name.startsWith('.'))).toHaveLength(1);
  await expect(deployment.release(folder)).rejects.toThrow('npm run build');
});
