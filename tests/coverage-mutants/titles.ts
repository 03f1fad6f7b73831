import type { Proof } from '../repository/coverage/coverage-table.ts';

/** What a title of a table or a template stands for, among the full names of tests. */
export function patternOf({ title }: Proof): RegExp {
  const parts = title.split(/\$\{[^}]*\}|%[a-z]|\$\w+(?:\.\w+)*/);
  return new RegExp(parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*'));
}
