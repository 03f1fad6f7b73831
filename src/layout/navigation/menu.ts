import type { MessageDescriptor } from '@lingui/core';
import type { Provider } from '../../../contract/values.ts';
import { gamePath, splitAddress, paths } from '../../app/paths.ts';
import type { IconName } from '../../ui/brand/Icon.tsx';

/** A place that the navigation leads to: specification §2. */
export interface MenuEntry {
  readonly icon: IconName;
  /** Its words, or the provider whose proper name it has. */
  readonly text: MessageDescriptor | Provider;
  /** None where the entry only holds others. */
  readonly link?: string;
  readonly children?: readonly MenuEntry[];
}

function game(provider: Provider, tab?: string): MenuEntry {
  return { icon: 'game', text: provider, link: gamePath(provider, tab) };
}

/** Where a player plays and moves money. */
const PLAYER_MENU: readonly MenuEntry[] = [
  {
    icon: 'game',
    text: /*i18n*/ { id: 'nav.games' },
    children: [
      game('gclub_live'),
      game('gclub'),
      game('betflix', 'pp.txt'),
      game('askmebet', 'Slot'),
      game('alphabet'),
    ],
  },
  { icon: 'deposit', text: /*i18n*/ { id: 'nav.deposit' }, link: paths.deposit },
  { icon: 'withdraw', text: /*i18n*/ { id: 'nav.withdraw' }, link: paths.withdraw },
  { icon: 'gift', text: /*i18n*/ { id: 'nav.promotion' }, link: paths.promotions },
];

/** What a player looks up now and then. */
const SECONDARY_MENU: readonly MenuEntry[] = [
  { icon: 'bank', text: /*i18n*/ { id: 'nav.bank' }, link: paths.bank },
  {
    icon: 'history',
    text: /*i18n*/ { id: 'nav.history' },
    children: [
      { icon: 'deposit', text: /*i18n*/ { id: 'nav.history.deposit' }, link: paths.depositHistory },
      { icon: 'withdraw', text: /*i18n*/ { id: 'nav.history.withdraw' }, link: paths.withdrawHistory },
      { icon: 'gift', text: /*i18n*/ { id: 'nav.history.promotion' }, link: paths.promotionHistory },
    ],
  },
];

/** The two groups of a player's navigation. */
export const MENU: readonly (readonly MenuEntry[])[] = [PLAYER_MENU, SECONDARY_MENU];

/**
 * Whether one is at the entry's place or at one that it holds: the path alone decides, whatever the query and a slash at
 * its end (specification §2).
 */
export function isCurrent(entry: Pick<MenuEntry, 'link' | 'children'>, address: string): boolean {
  if (entry.link !== undefined && placeOf(entry.link) === placeOf(address)) return true;
  return entry.children?.some((child) => isCurrent(child, address)) ?? false;
}

function placeOf(address: string): string {
  return splitAddress(address).path.replace(/\/$/, '');
}
