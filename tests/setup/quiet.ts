/**
 * A test that makes the program complain has found something: what reaches `console.error` or `console.warn` fails it.
 * A test about a complaint spies on the console itself, which keeps it from arriving here. (Unhandled rejections fail
 * a run without any help of ours.)
 */
import { afterEach } from 'vitest';

const complaints: string[] = [];

console.error = record('console.error');
console.warn = record('console.warn');

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`The test was not quiet:\n${found.join('\n')}`);
});

function record(name: string) {
  return (...values: readonly unknown[]) => {
    complaints.push(`${name}: ${values.map((value) => printed(value)).join(' ')}`);
  };
}

function printed(value: unknown): string {
  return value instanceof Error ? (value.stack ?? value.message) : String(value);
}
