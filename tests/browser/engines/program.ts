/** Programs that a test starts: their output, and their end. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** Beyond this a program that has said nothing has not started. */
const START_LIMIT_MS = 60_000;

/** A folder for everything that programs write, in place of the home of the person who runs the tests. */
export class Home {
  readonly folder = mkdtempSync(join(tmpdir(), 'engine-'));

  constructor() {
    process.once('exit', this.remove);
  }

  /** The environment of a program in this folder: nothing of the person's own settings, and the time of Vientiane. */
  environment(more: Readonly<Record<string, string>> = {}): Readonly<Record<string, string | undefined>> {
    return {
      PATH: process.env['PATH'],
      HOME: this.folder,
      TMPDIR: this.folder,
      XDG_RUNTIME_DIR: this.folder,
      XDG_CACHE_HOME: this.folder,
      XDG_CONFIG_HOME: this.folder,
      XDG_DATA_HOME: this.folder,
      LANG: 'C.UTF-8',
      TZ: 'Asia/Vientiane',
      ...more,
    };
  }

  readonly remove = () => {
    process.off('exit', this.remove);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/**
 * A running program. It has a process group of its own, so that its end is also the end of the processes that it starts; and it
 * ends when this process ends.
 */
export class Program {
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  readonly #changes = new EventEmitter();
  readonly #closed: Promise<void>;
  #output = '';
  #hasEnded = false;

  constructor(path: string, argumentList: readonly string[], environment: NodeJS.ProcessEnv) {
    this.#child = spawn(path, argumentList, {
      env: environment,
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text;
        this.#changes.emit('change');
      });
    }
    this.#closed = new Promise((resolve) => {
      const end = (reason?: unknown) => {
        this.#hasEnded = true;
        if (reason instanceof Error) this.#output += `\n${reason.message}`;
        this.#changes.emit('change');
        resolve();
      };
      this.#child.once('error', end).once('close', end);
    });
    process.once('exit', this.#kill);
  }

  /** All that it has written, to both streams. */
  output(): string {
    return this.#output;
  }

  /** What the group of the pattern matched, once the program has written it. */
  async said(pattern: RegExp): Promise<string> {
    const limit = AbortSignal.timeout(START_LIMIT_MS);
    for (;;) {
      const [, found] = pattern.exec(this.#output) ?? [];
      if (found !== undefined) return found;
      if (this.#hasEnded || limit.aborted) {
        throw new Error(`${this.#child.spawnfile} did not write ${pattern}, but: ${this.#output}`);
      }
      await once(this.#changes, 'change', { signal: limit }).catch(() => undefined);
    }
  }

  async stop(): Promise<void> {
    process.off('exit', this.#kill);
    this.#kill();
    await this.#closed;
  }

  /** Nothing that it has is worth keeping, so that it is not asked to end. */
  readonly #kill = () => {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
  };
}
