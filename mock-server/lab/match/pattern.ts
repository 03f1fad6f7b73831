/** Regular expressions of the lab's users, matched in time that is linear in the text: none can stop the server (contract §6). */
import { RE2JS } from 're2js';
import { type Infer, record, text } from '../../../contract/schema/vocabulary.ts';

/** In characters. */
export const LONGEST_PATTERN = 1_000;

/** A regular expression, which may match anywhere in the text. */
export const Pattern = record({ matches: text({ maxLength: LONGEST_PATTERN }) });
export type Pattern = Infer<typeof Pattern>;

/** A fault's pattern is matched with every request, and compiling it may take longer than the request. */
const compiled = new WeakMap<Pattern, RE2JS>();

/** Whether the pattern, which has no flaw, matches anywhere in the text. */
export function isFound(pattern: Pattern, within: string): boolean {
  const expression = compiled.get(pattern) ?? compile(pattern.matches);
  compiled.set(pattern, expression);
  return expression.test(within);
}

/** Why a text cannot be a pattern; null if it can. Look-around and back-references have no linear time. */
export function patternFlaw(pattern: string): string | null {
  try {
    compile(pattern);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** A function that tests texts, without regard to capitals. */
export function finderInAnyCase(pattern: string): (within: string) => boolean {
  const expression = compile(pattern, RE2JS.CASE_INSENSITIVE);
  return (within) => expression.test(within);
}

function compile(pattern: string, flags = 0): RE2JS {
  return RE2JS.compile(RE2JS.translateRegExp(pattern), flags);
}
