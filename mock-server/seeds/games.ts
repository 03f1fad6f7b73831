/** The game catalogue, identical in every fresh store. */
import type { Provider } from '../../contract/values.ts';
import type { Change } from '../store/reader.ts';
import { CLOSED, SHELVES } from './game-shelves.ts';

const PREFIXES: Readonly<Record<Provider, string>> = {
  alphabet: 'ALP',
  askmebet: 'AMB',
  betflix: 'BFX',
  gclub: 'GCB',
  gclub_live: 'GCL',
};

/** Ranks the first game of every shelf first, then the second game of every shelf, and so on. */
export function seedGames(change: Change): void {
  const longest = Math.max(...SHELVES.map(({ names }) => names.length));
  let rank = 0;
  for (let place = 0; place < longest; place += 1) {
    for (const { provider, category, tab, names } of SHELVES) {
      const name = names[place];
      if (name === undefined) continue;
      rank += 1;
      const code = `${PREFIXES[provider]}-${String(rank).padStart(3, '0')}`;
      change.games.create({ code, provider, name, category, tab, rank, enabled: !CLOSED.has(name) });
    }
  }
}
