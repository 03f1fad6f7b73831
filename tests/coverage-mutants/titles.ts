import type { Proof } from '../repository/coverage/coverage-table.ts';

/** A pattern for full test names from a cited title, in which placeholders (`${…}`, `%s`, `$name`) match any text. */
export function patternOf({ title }: Proof): RegExp {
  const parts = title.split(/\$\{[^}]*\}|%[a-z]|\$\w+(?:\.\w+)*/);
  return new RegExp(parts.map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')).join('.*'));
}
