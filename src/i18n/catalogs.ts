import type { Messages } from '@lingui/core';
import { type LateCode, lateCode, type Need } from '../platform/late-code.ts';
import type { Language } from './languages.ts';
import type { Part } from './catalog-chunks.ts';

interface Catalog {
  readonly messages: Messages;
}

type Files = Record<string, () => Promise<Catalog>>;

/** One module per chunk and language, compiled by the build. */
const FILES: Readonly<Record<Part, () => Files>> = {
  shell: () => import.meta.glob<Catalog>('../locales/*.json', { query: { part: 'shell' } }),
  player: () => import.meta.glob<Catalog>('../locales/*.json', { query: { part: 'player' } }),
  deposit: () => import.meta.glob<Catalog>('../locales/*.json', { query: { part: 'deposit' } }),
  withdraw: () => import.meta.glob<Catalog>('../locales/*.json', { query: { part: 'withdraw' } }),
  promotion: () => import.meta.glob<Catalog>('../locales/*.json', { query: { part: 'promotion' } }),
  history: () => import.meta.glob<Catalog>('../locales/*.json', { query: { part: 'history' } }),
  open: () => import.meta.glob<Catalog>('../locales/*.json', { query: { part: 'open' } }),
};

const chunks = new Map<string, LateCode<Catalog>>();

/** Loads a chunk. Rejects if loading fails; the next call tries again. */
export async function catalogChunkOf(language: Language, part: Part, need?: Need): Promise<Messages> {
  const name = `${language} ${part}`;
  const load = FILES[part]()[`../locales/${language}.json`];
  if (!load) throw new Error(`There are no words in ${language}`);
  const chunk = chunks.get(name) ?? lateCode(load);
  chunks.set(name, chunk);
  return (await chunk.load(need)).messages;
}
