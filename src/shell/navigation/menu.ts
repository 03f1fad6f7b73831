import type { Provider } from '../../../contract/values.ts';
import { gamePath, splitAddress, paths } from '../../app/paths.ts';
import type { Message } from '../../i18n/message.ts';
import type { IconName } from '../../ui/brand/Icon.tsx';

/** An entry of the navigation: specification §2. */
export interface MenuEntry {
  readonly icon: IconName;
  /** The label, or the provider whose name is the label. */
  readonly text: Message | Provider;
  /** Undefined for an entry that only groups others. */
  readonly link?: string;
  readonly children?: readonly MenuEntry[];
}

function game(provider: Provider, tab?: string): MenuEntry {
  return { icon: 'game', text: provider, link: gamePath(provider, tab) };
}

const PLAYER_MENU: readonly MenuEntry[] = [
  {
    icon: 'game',
    text: { id: 'nav.games' },
    children: [
      game('gclub_live'),
      game('gclub'),
      game('betflix', 'pp.txt'),
      game('askmebet', 'Slot'),
      game('alphabet'),
    ],
  },
  { icon: 'deposit', text: { id: 'nav.deposit' }, link: paths.deposit },
  { icon: 'withdraw', text: { id: 'nav.withdraw' }, link: paths.withdraw },
  { icon: 'gift', text: { id: 'nav.promotion' }, link: paths.promotions },
];

const SECONDARY_MENU: readonly MenuEntry[] = [
  { icon: 'bank', text: { id: 'nav.bank' }, link: paths.bank },
  {
    icon: 'history',
    text: { id: 'nav.history' },
    children: [
      { icon: 'deposit', text: { id: 'nav.history.deposit' }, link: paths.depositHistory },
      { icon: 'withdraw', text: { id: 'nav.history.withdraw' }, link: paths.withdrawHistory },
      { icon: 'gift', text: { id: 'nav.history.promotion' }, link: paths.promotionHistory },
    ],
  },
];

/** A player's navigation in two groups: games and cashier, then bank account and histories. */
export const MENU: readonly (readonly MenuEntry[])[] = [PLAYER_MENU, SECONDARY_MENU];

/**
 * Whether an address is the page of the entry or of one of its children. The query and a trailing slash are ignored
 * (specification §2).
 */
export function isCurrent(entry: Pick<MenuEntry, 'link' | 'children'>, address: string): boolean {
  if (entry.link !== undefined && placeOf(entry.link) === placeOf(address)) return true;
  return entry.children?.some((child) => isCurrent(child, address)) ?? false;
}

function placeOf(address: string): string {
  return splitAddress(address).path.replace(/\/$/, '');
}
