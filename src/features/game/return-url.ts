import { ReturnUrl } from '../../../contract/game.ts';
import { read } from '../../../contract/schema/struct.ts';
import { splitAddress, paths } from '../../app/paths.ts';

/** Where a player comes back to from a game: the page they left, or home where a provider could not be told of it. */
export function returnUrlFor(address: string): string {
  const { path, search } = splitAddress(address);
  return [`${path}${search}`, path].find((url) => read(ReturnUrl, url).ok) ?? paths.home;
}
