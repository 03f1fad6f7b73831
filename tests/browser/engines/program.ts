/** Programs that a test starts: their output, and how they are ended. */
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** The time limit for a program to write the expected output. */
const START_LIMIT_MS = 60_000;

/** A temporary home folder for programs, in place of the home of the user who runs the tests. */
export class Home {
  readonly folder = mkdtempSync(join(tmpdir(), 'engine-'));

  constructor() {
    process.once('exit', this.remove);
  }

  /** The environment of a program in this folder: none of the user's own settings, and Vientiane's time zone. */
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
 * A running program. It ends when this process ends. Its process group is its own, so that the processes that it starts end with
 * it.
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

  /** The output so far, of both streams. */
  output(): string {
    return this.#output;
  }

  /** Resolves with the pattern's first group once the output of the program matches. */
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

  /** Kills the process group without a graceful end: nothing of it is worth keeping. */
  readonly #kill = () => {
    if (this.#child.pid === undefined) return;
    try {
      process.kill(-this.#child.pid, 'SIGKILL');
    } catch {
      // The whole group has ended already.
    }
  };
}
