import type { Change } from '../store/reader.ts';

/** The next id of a kind: `D000001`. Deterministic, so that a test may name what it made. */
export function nextId(change: Change, prefix: string): string {
  const where = { name: { equals: prefix } };
  const counter = change.counters.findFirst({ where });
  const value = (counter?.value ?? 0) + 1;
  if (counter) change.counters.update({ where, data: { value } });
  else change.counters.create({ name: prefix, value });
  return prefix + String(value).padStart(6, '0');
}
