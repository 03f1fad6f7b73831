/**
 * Turns the switches on for the tests of Vitest: at most one in a test file. A test notes the places that it has passed, and its
 * file those that were passed while its modules were loaded.
 */
import { afterEach, beforeEach, inject } from 'vitest';
import type { BrokenFile } from './outcome.ts';
import './switches.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The break of each test file, by the file's path. */
    readonly broken: Readonly<Record<string, BrokenFile>>;
  }
  interface TaskMeta {
    reached?: readonly string[];
  }
}

/** A break may leave a loop without an end. */
const MOST_PASSES = 100_000;

declare const __vitest_worker__: { readonly filepath?: string };

const broken = inject('broken')[__vitest_worker__.filepath ?? ''];
if (broken) process.env['PATIENCE_MS'] = String(broken.patienceMs);
let reached = new Set<string>();
let passes = 0;

globalThis.__switches = {
  isBroken(id) {
    reached.add(id);
    if (id !== broken?.id) return false;
    passes += 1;
    if (passes > MOST_PASSES) throw new Error(`${id} was passed ${passes} times`);
    return true;
  },
};

beforeEach(({ task }) => {
  if (task.file.meta.reached === undefined) task.file.meta.reached = [...reached];
  reached = new Set();
});

afterEach(({ task }) => {
  task.meta.reached = [...reached];
});
