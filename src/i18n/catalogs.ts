import type { Messages } from '@lingui/core';
import { loadCode } from '../platform/load-code.ts';
import type { Language } from './languages.ts';
import type { Part } from './catalog-chunks.ts';

interface Catalog {
  readonly messages: Messages;
}

type Files = Record<string, () => Promise<Catalog>>;

/** One module per chunk and language, compiled by the build. */
const FILES: Readonly<Record<Part, () => Files>> = {
  shell: () => import.meta.glob<Catalog>('../locales/*.po', { query: { part: 'shell' } }),
  player: () => import.meta.glob<Catalog>('../locales/*.po', { query: { part: 'player' } }),
  deposit: () => import.meta.glob<Catalog>('../locales/*.po', { query: { part: 'deposit' } }),
  withdraw: () => import.meta.glob<Catalog>('../locales/*.po', { query: { part: 'withdraw' } }),
  promotion: () => import.meta.glob<Catalog>('../locales/*.po', { query: { part: 'promotion' } }),
  history: () => import.meta.glob<Catalog>('../locales/*.po', { query: { part: 'history' } }),
  open: () => import.meta.glob<Catalog>('../locales/*.po', { query: { part: 'open' } }),
};

const coming = new Map<string, Promise<Messages>>();

/** Loads a chunk. Rejects if loading fails; the next call tries again. */
export function catalogChunkOf(language: Language, part: Part): Promise<Messages> {
  const name = `${language} ${part}`;
  const known = coming.get(name);
  if (known) return known;
  const load = FILES[part]()[`../locales/${language}.po`];
  if (!load) return Promise.reject(new Error(`There are no words in ${language}`));
  const message = loadCode(load).then(({ messages }) => messages);
  message.catch(() => coming.delete(name));
  coming.set(name, message);
  return message;
}
