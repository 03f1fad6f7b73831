/** Runs the production build behind nginx as an operator does, with the mock as the backend. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, watch } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createMockApp } from '../../mock-server/app.ts';
import { createBackend } from '../../mock-server/backend.ts';
import { listening } from '../mock-process.ts';
import { REPOSITORY } from '../suites/child.ts';
import { freePort } from '../suites/free-port.ts';
import { debianNginx } from './debian-nginx.ts';

export const DIST = join(REPOSITORY, 'dist');

const START = join(REPOSITORY, 'deploy/nginx/start.sh');
const RELEASE = join(REPOSITORY, 'deploy/nginx/release.sh');

export interface Deployment {
  readonly origin: string;
  readonly backend: { readonly origin: string };
  /** The access log of nginx so far, one line per request. */
  log(): Promise<string>;
  /** Runs `release.sh` beside this nginx. Resolves with the folder of the release. */
  release(build: string): Promise<string>;
  stop(): Promise<void>;
}

export type Environment = Readonly<Record<string, string>>;

/** The open files that a process may have by default, as on a machine whose operator has set no limit: here even fewer. */
export const FEW_FILES = 128;

/** nginx with the mock, or with another backend at `BACKEND_URL`. */
export async function deploy(environment: Environment = {}): Promise<Deployment> {
  const mock =
    environment['BACKEND_URL'] === undefined
      ? await listening(createServer(createMockApp(createBackend({}))))
      : null;
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  const port = await freePort();
  const env = await startEnvironment(folder, {
    PORT: String(port),
    ...(mock && { BACKEND_URL: mock.origin }),
    ...environment,
  });
  const child = spawn('sh', ['-c', `ulimit -Sn ${FEW_FILES} && exec "$0"`, START], {
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const ended = once(child, 'close').then(() => null);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await mock?.close();
    await rm(folder, { recursive: true, force: true });
  };
  // nginx writes its pid file once it listens.
  const ready = await Promise.race([fileIn(folder, 'nginx.pid'), ended]);
  if (ready === null) {
    await stop();
    throw new Error(`nginx did not start: ${said}`);
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    backend: { origin: mock?.origin ?? environment['BACKEND_URL'] ?? '' },
    release: (build) => released(build, env),
    log: () => readFile(join(folder, 'access.log'), 'utf8'),
    stop,
  };
}

/** Runs `release.sh` where no nginx runs yet. Resolves with the folder of the release. */
export async function release(build: string, environment: Environment): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  const named = await released(build, await startEnvironment(folder, environment));
  await rm(folder, { recursive: true, force: true });
  return named;
}

/** @throws with the script's error output if it fails. */
async function released(build: string, env: NodeJS.ProcessEnv): Promise<string> {
  const { stdout } = await promisify(execFile)(RELEASE, [build], { env });
  return stdout.trim();
}

/** Runs `start.sh --check` with an environment, which starts nothing. Resolves with its exit code and error output. */
export async function check(
  environment: Environment,
): Promise<{ readonly code: number; readonly said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'deployment-'));
  const child = spawn(START, ['--check'], {
    env: await startEnvironment(folder, environment),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  await once(child, 'close');
  await rm(folder, { recursive: true, force: true });
  return { code: child.exitCode ?? -1, said };
}

async function startEnvironment(folder: string, environment: Environment): Promise<NodeJS.ProcessEnv> {
  const nginx = await debianNginx();
  return {
    PATH: process.env['PATH'],
    ...(nginx.libraries !== null && { LD_LIBRARY_PATH: nginx.libraries }),
    NGINX_BINARY: nginx.binary,
    NGINX_MODULES: nginx.modules,
    // In a container that runs tests as root, the build may be in a folder that only root can read.
    NGINX_USER: 'root',
    SITE_FOLDER: DIST,
    RUN_FOLDER: folder,
    ACCESS_LOG: join(folder, 'access.log'),
    WORKERS: '1',
    ...environment,
  };
}

async function fileIn(folder: string, name: string): Promise<string> {
  const changes = watch(folder)[Symbol.asyncIterator]();
  try {
    // Watching starts with the first `next()`, so the file is looked for after that call.
    let change = changes.next();
    while (!existsSync(join(folder, name))) {
      await change;
      change = changes.next();
    }
    return name;
  } finally {
    await changes.return?.();
  }
}
