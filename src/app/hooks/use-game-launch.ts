import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type LaunchRequest, ReturnUrl } from '../../../contract/game.ts';
import type { GameLaunchEvent, GameRequest } from '../../../machines/gameLaunch.machine.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS } from '../../i18n/languages.ts';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import type { WaitingMessage } from '../../platform/game-window.ts';
import type { GameTab } from '../player/game-tab.ts';
import type { GameLaunchActor } from '../../../machines/gameLaunch.machine.ts';
import { useSite } from '../site-context.ts';
import { usePlayerActor } from './use-player.ts';
import { read } from '../../../contract/schema/struct.ts';
import { splitAddress, paths } from '../paths.ts';

/** A game, or a provider's lobby where no game is named. */
export interface Playable extends Pick<LaunchRequest, 'provider' | 'gameCode' | 'tab'> {
  /** The game's own name; null for the lobby. */
  readonly name: string | null;
}

type LaunchEvent = Extract<GameLaunchEvent, { readonly type: 'game.launch' | 'game.again' }>;

/** Opens games in the current language. Call both functions within a click event, because browsers block a new tab otherwise. */
export function useGameLaunch() {
  const { i18n } = useLingui();
  const { browser, late } = useSite();
  const gameLaunch = usePlayerActor('gameLaunch');
  const language = isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
  const open = (event: LaunchEvent, request: GameRequest) =>
    openGame(gameLaunch, late.playerCode?.gameTab, event, {
      title: i18n._('launch.opening', { name: gameName(i18n, request) }),
      hint: i18n._('launch.opening.hint'),
      languageTag: LANGUAGE_TAGS[language],
    });
  return {
    play({ name, ...what }: Playable): void {
      const device = browser.isHandheld() ? 'mobile' : 'desktop';
      const returnUrl = returnUrlFor(browser.history.current());
      const request: GameRequest = { name, request: { ...what, language, device, returnUrl } };
      open({ type: 'game.launch', request }, request);
    },
    playAgain(request: GameRequest): void {
      open({ type: 'game.again' }, request);
    },
  };
}

/**
 * Opens a game, or the previous one again, in a new tab that shows `text` until the game loads. Call it within a click event.
 * Ignores repeated presses, so that only one tab opens.
 */
export function openGame(
  launch: GameLaunchActor,
  tab: GameTab | undefined,
  event: LaunchEvent,
  text: WaitingMessage,
): void {
  if (!launch.getSnapshot().can(event)) return;
  tab?.open(text);
  launch.send(event);
}

/** The displayed name: the game's own, or that of the provider's lobby. */
export function gameName(i18n: I18n, { name, request }: GameRequest): string {
  return name ?? i18n._('game.lobby', { provider: PROVIDER_NAMES[request.provider] });
}

/**
 * The URL to which the provider returns the player: the current page, without its query if the contract does not accept
 * that, else home.
 */
export function returnUrlFor(address: string): string {
  const { path, search } = splitAddress(address);
  return [`${path}${search}`, path].find((url) => read(ReturnUrl, url).ok) ?? paths.home;
}
