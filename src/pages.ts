/** The pages of the site: specification §2, and two more (safe play, contact). One row each; the first that matches wins. */
import { PAGES } from '../contract/pages.ts';
import { PROVIDERS } from '../contract/values.ts';
import type { PlayerRead } from './app/navigation/player-reads.ts';
import type { PublicRead } from './app/navigation/public-reads.ts';
import { gamePath } from './app/paths.ts';
import type { Part } from './i18n/catalog-chunks.ts';

/**
 * Who may enter a page, and whether entering it requests the current player of a visitor (specification §2): `home`
 * requests the player; `public` does too, and redirects a signed-in player; `player` redirects a visitor; `open` requests
 * nothing.
 */
export type Access = 'home' | 'public' | 'player' | 'open';

export interface SitePage {
  /** A wouter pattern, such as `/player/promotion/:promotionId`. */
  readonly path: string;
  readonly access: Access;
  /** The file below `src/features` whose default export is the page. */
  readonly module: string;
  /** The file of what the page contains for a signed-in player only. */
  readonly playersModule?: string;
  /** The catalog chunks that the page is loaded with, besides `shell`, and `player` for a player's page. */
  readonly messages?: readonly Part[];
  /** What the page reads, requested while its code loads; in a prerendered page by its head. */
  readonly reads?: readonly PublicRead[];
  /** What it reads for a signed-in player. */
  readonly playerReads?: readonly PlayerRead[];
  /** The build renders it for an unknown visitor (docs/decisions/0026), with this message as its title. */
  readonly prerendered?: string;
}

export const SITE_PAGES: readonly SitePage[] = [
  {
    path: PAGES.home,
    access: 'home',
    module: 'home/HomePage.tsx',
    playersModule: 'home/PlayerHome.tsx',
    reads: ['lobby', 'promotions'],
    playerReads: ['openDeposits', 'currentUsage'],
    prerendered: 'home.title',
  },
  {
    path: PAGES.login,
    access: 'public',
    module: 'login/LoginPage.tsx',
    prerendered: 'login.title',
  },
  {
    path: PAGES.register,
    access: 'public',
    module: 'register/RegisterPage.tsx',
    prerendered: 'register.title',
  },
  {
    path: PAGES.deposit,
    access: 'player',
    module: 'deposit/DepositPage.tsx',
    messages: ['deposit'],
    playerReads: ['depositConfig', 'currencyOptions', 'rates', 'newestDeposits', 'currentUsage'],
  },
  {
    path: PAGES.depositHistory,
    access: 'player',
    module: 'deposit/DepositHistoryPage.tsx',
    messages: ['deposit', 'history'],
    playerReads: ['depositList'],
  },
  {
    path: PAGES.withdraw,
    access: 'player',
    module: 'withdraw/WithdrawPage.tsx',
    messages: ['withdraw'],
    playerReads: ['withdrawConfig', 'newestWithdraws', 'currentUsage'],
  },
  {
    path: PAGES.withdrawHistory,
    access: 'player',
    module: 'withdraw/WithdrawHistoryPage.tsx',
    messages: ['withdraw', 'history'],
    playerReads: ['withdrawList'],
  },
  { path: PAGES.bank, access: 'player', module: 'bank/BankPage.tsx', playerReads: ['banks'] },
  {
    path: PAGES.promotions,
    access: 'player',
    module: 'promotion/PromotionsPage.tsx',
    messages: ['promotion'],
    playerReads: ['currentPromotions', 'currentUsage'],
  },
  {
    path: PAGES.promotionHistory,
    access: 'player',
    module: 'promotion/PromotionHistoryPage.tsx',
    messages: ['promotion', 'history'],
    playerReads: ['usageList'],
  },
  {
    path: `${PAGES.promotions}:promotionId`,
    access: 'player',
    module: 'promotion/PromotionPage.tsx',
    messages: ['promotion'],
  },
  // One page for all providers: it takes the provider from its address.
  ...PROVIDERS.map(
    (provider): SitePage => ({
      path: gamePath(provider),
      access: 'player',
      module: 'game/GamePage.tsx',
      playerReads: ['games'],
    }),
  ),
  {
    path: PAGES.responsiblePlay,
    access: 'open',
    module: 'responsible-play/ResponsiblePlayPage.tsx',
    messages: ['player', 'open'],
  },
  { path: PAGES.contact, access: 'open', module: 'contact/ContactPage.tsx', messages: ['open'] },
];

/** The catalog chunks that a page's code is loaded with, besides `shell`. */
export function messagesOf({ access, messages = [] }: SitePage): readonly Part[] {
  return access === 'player' ? ['player', ...messages] : messages;
}
