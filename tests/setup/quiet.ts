/**
 * Fails each test during which `console.error` or `console.warn` was called. A test that expects such a call mocks the method
 * itself. (Vitest already fails a run with unhandled rejections.)
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
