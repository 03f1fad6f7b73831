/** The machines' descriptions in Lao. The English ones are in the machines themselves. */
import { ALL_FIXTURES } from '../fixtures/all-fixtures.ts';

/** The Lao description of each state and transition by its chart id, which begins with the id of its machine. */
export const LAO: Readonly<Record<string, string>> = Object.fromEntries(
  ALL_FIXTURES.flatMap(({ lao }) => Object.entries(lao)),
);

/** Returns the description of a state or transition in a language; English if there is no Lao one. */
export function textIn(language: 'en' | 'lo', id: string, description: string): string {
  return language === 'lo' ? (LAO[id] ?? description) : description;
}
