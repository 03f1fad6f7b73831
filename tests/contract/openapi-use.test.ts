// @module-tag deep
/** What operators do with docs/openapi.json and docs/api.http: they generate a server from one, and send the requests of the other. */
import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serve } from '../mock-process.ts';
import { REPOSITORY } from '../suites/child.ts';
import { requireFrom } from '../suites/separate-packages.ts';

let home: string;
let require: NodeJS.Require;

beforeAll(async () => {
  require = await requireFrom('tests/validators');
  home = await mkdtemp(join(tmpdir(), 'openapi-use-'));
  // The generated server finds its packages here.
  await symlink(join(dirname(require.resolve('httpyac/package.json')), '..'), join(home, 'node_modules'));
}, 120_000);

afterAll(() => rm(home, { recursive: true }));

/** Runs the script of a package in the temporary folder. */
function ran(script: string, ...argumentList: readonly string[]) {
  const command = [join(home, 'node_modules', script), ...argumentList];
  return new Promise<{ readonly isSuccess: boolean; readonly output: string }>((resolve) => {
    execFile(process.execPath, command, { cwd: home }, (error, stdout, stderr) =>
      resolve({ isSuccess: error === null, output: stdout + stderr }),
    );
  });
}

async function send(change: (text: string) => string = (text) => text) {
  const { origin, close } = await serve();
  const text = await readFile(join(REPOSITORY, 'docs/api.http'), 'utf8');
  await writeFile(join(home, 'api.http'), change(text.replace('http://localhost:3001', origin)));
  const sent = await ran('httpyac/bin/httpyac.js', 'send', 'api.http', '--all', '--output', 'none');
  await close();
  return sent;
}

test('each request of the collection succeeds against the mock, in this order', async () => {
  const { isSuccess, output } = await send();
  expect(output).toContain('40 requests processed (40 succeeded)');
  expect(isSuccess).toBe(true);
});

test('a request of the collection fails if the response has another status', async () => {
  const { output } = await send((text) => text.replace('"username":"{{username}}"', '"username":7'));
  expect(output).toMatch(/40 requests processed \(39 succeeded, 1 failed/);
});

test('a server that a generator makes of the document answers by it, and refuses what it does not allow', async () => {
  const specification = join(REPOSITORY, 'docs/openapi.json');
  const generator = 'fastify-openapi-glue/bin/openapi-glue-cli.js';
  const { isSuccess } = await ran(generator, '-p', 'stub', '-b', home, specification);
  expect(isSuccess).toBe(true);
  const load = async (file: string) =>
    (await import(pathToFileURL(join(home, 'stub', file)).href)) as Readonly<Record<string, unknown>>;
  const { default: plugin, options } = await load('index.js');
  const { Service } = (await load('service.js')) as { Service: { prototype: Record<string, unknown> } };
  const { paths } = JSON.parse(await readFile(specification, 'utf8')) as Document;
  const example = paths['/banks'].get.responses['200'].content['application/json'].example;
  Service.prototype['banks'] = async () => ({ ...example, unknown: 'is left out' });
  const server = (require('fastify') as (options: unknown) => Server)(options);
  await server.register(plugin);
  const answered = await server.inject({ method: 'GET', url: '/banks' });
  expect(answered.statusCode).toBe(200);
  expect(JSON.parse(answered.body)).toEqual(example);
  const headers = { 'x-xsrf-token': 'token' };
  const refused = await server.inject({ method: 'POST', url: '/players/login', payload: {}, headers });
  expect(refused.statusCode).not.toBe(200);
  expect(refused.body).toContain("body must have required property 'username'");
  await server.close();
});

interface Document {
  readonly paths: {
    readonly '/banks': {
      readonly get: {
        readonly responses: {
          readonly '200': { readonly content: { readonly 'application/json': { readonly example: object } } };
        };
      };
    };
  };
}

/** The parts of Fastify that are used. */
interface Server {
  register(plugin: unknown): Promise<void>;
  inject(request: object): Promise<{ readonly statusCode: number; readonly body: string }>;
  close(): Promise<void>;
}
