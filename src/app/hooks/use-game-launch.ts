import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { type LaunchRequest, ReturnUrl } from '../../../contract/game.ts';
import type { GameRequest } from '../../../machines/gameLaunch.machine.ts';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS } from '../../i18n/languages.ts';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { useSite } from '../site-context.ts';
import { usePlayerSite } from './use-player-site.ts';
import { read } from '../../../contract/schema/struct.ts';
import { splitAddress, paths } from '../paths.ts';

/** A game, or a provider's lobby where no game is named. */
export interface Playable extends Pick<LaunchRequest, 'provider' | 'gameCode' | 'tab'> {
  /** The game's own name; null for the lobby. */
  readonly name: string | null;
}

/** Opens games in the current language. Call both functions within a click event, because browsers block a new tab otherwise. */
export function useGameLaunch() {
  const { i18n } = useLingui();
  const { browser } = useSite();
  const { games } = usePlayerSite();
  const language = isLanguage(i18n.locale) ? i18n.locale : DEFAULT_LANGUAGE;
  const open = (what: GameRequest | 'again', request: GameRequest) =>
    games.open(what, {
      title: i18n._('launch.opening', { name: gameName(i18n, request) }),
      hint: i18n._('launch.opening.hint'),
      languageTag: LANGUAGE_TAGS[language],
    });
  return {
    play({ name, ...what }: Playable): void {
      const device = browser.isHandheld() ? 'mobile' : 'desktop';
      const returnUrl = returnUrlFor(browser.history.current());
      const request: GameRequest = { name, request: { ...what, language, device, returnUrl } };
      open(request, request);
    },
    playAgain(request: GameRequest): void {
      open('again', request);
    },
  };
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
