/**
 * Turns breaks on for the tests of Vitest: at most one per test file. The executed places are recorded in each test's `meta`,
 * and those executed while modules were loaded in the file's `meta`.
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

/** A break may cause an endless loop, so a broken place throws after this number of passes. */
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
