import { readdirSync, statSync } from 'node:fs';
import { resolve } from 'node:path';

/** Never searched by a pattern. */
const LEFT_OUT = /(^|\/)(node_modules|dist|\.[^/]+)(\/|$)/;

/** The files that paths and patterns (`**`, `*`, `{a,b}`) name, as absolute paths. @throws if one names no file. */
export function filesNamed(patterns: readonly string[], folder: string): readonly string[] {
  const files = patterns.flatMap((pattern) => {
    const found = /[*{]/.test(pattern) ? matching(pattern, folder) : [resolve(folder, pattern)];
    const there = found.filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
    if (there.length === 0) throw new Error(`${pattern}: there is no such file.`);
    return there;
  });
  return [...new Set(files)];
}

function matching(pattern: string, folder: string): readonly string[] {
  const wild = pattern.search(/[*{]/);
  const base = pattern.slice(0, pattern.lastIndexOf('/', wild) + 1);
  const rest = regularExpressionOf(pattern.slice(base.length));
  const at = resolve(folder, base || '.');
  if (!statSync(at, { throwIfNoEntry: false })) return [];
  return readdirSync(at, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !LEFT_OUT.test(path) && rest.test(path))
    .toSorted()
    .map((path) => resolve(at, path));
}

function regularExpressionOf(pattern: string): RegExp {
  const text = pattern.replaceAll(/\*\*\/|\*\*|\*|\{[^{}]*\}|[.+^$()|[\]\\?]/g, (sign) => {
    if (sign === '**/') return '(?:.*/)?';
    if (sign === '**') return '.*';
    if (sign === '*') return '[^/]*';
    if (sign.startsWith('{')) return `(?:${sign.slice(1, -1).replaceAll('.', '\\.').split(',').join('|')})`;
    return `\\${sign}`;
  });
  return new RegExp(`^${text}$`);
}
