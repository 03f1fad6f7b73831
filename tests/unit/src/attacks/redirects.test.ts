// @vitest-environment jsdom
/**
 * Every place where the site uses an address from outside must not lead away from it: 50 redirect payloads and the
 * XSS payloads.
 */
import { expect, test } from 'vitest';
import { ReturnUrl } from '../../../../contract/game.ts';
import { read } from '../../../../contract/schema/struct.ts';
import { SOCIAL_NETWORKS } from '../../../../contract/agency.ts';
import { gameViewIn, gameViewPath } from '../../../../src/features/game/game-view.ts';
import { returnUrlFor } from '../../../../src/app/hooks/use-game-launch.ts';
import {
  carryingDestination,
  destinationIn,
  gamePath,
  loginLeadingTo,
  splitAddress,
  paths,
} from '../../../../src/app/paths.ts';
import { routeAt } from '../../../../src/app/navigation/routes.ts';
import { contactLinks } from '../../../../src/shared/contact/contact-links.ts';
import { webAddress } from '../../../../src/platform/game-window.ts';
import { REDIRECT_PAYLOADS } from '../../../attacks/redirect-payloads.ts';
import { XSS_PAYLOADS } from '../../../attacks/xss-payloads.ts';

const SITE = 'https://site.example';
const HOSTILE = [...REDIRECT_PAYLOADS, ...XSS_PAYLOADS];

/** The origin that the browser opens when a page of the site uses this address. */
const hostOf = (address: string) => new URL(address, `${SITE}/login/`).origin;

/** The payload as it is, percent-encoded, and encoded twice, to detect code that decodes too often. */
const WRITTEN: Readonly<Record<string, (payload: string) => string>> = {
  unencoded: (payload) => payload,
  encoded: encodeURIComponent,
  'encoded twice': (payload) => encodeURIComponent(encodeURIComponent(payload)),
};

/** What careless code opens for an address from outside, on a site over https and over http. */
const CARELESS: readonly ((payload: string) => string)[] = [
  (payload) => payload,
  // The path of a page, opened again.
  (payload) => (URL.canParse(payload, SITE) ? new URL(payload, SITE).pathname : '/'),
  (payload) => `${SITE}${payload}`,
  (payload) => payload.normalize('NFKC'),
  (payload) => payload.replace(/[\p{Cc}\p{Cf}]/gu, ''),
  // The header of a response that contains the address, decoded.
  (payload) => /\r\nLocation: (.*)/.exec(decodeURIComponent(payload))?.[1] ?? '/',
];

test('each redirect payload leads careless code away from the site, or runs as a script', () => {
  const leadsAway = (address: string) =>
    ['https://site.example/login/', 'http://site.example/login/'].some(
      (page) => URL.canParse(address, page) && new URL(address, page).host !== 'site.example',
    );
  expect(REDIRECT_PAYLOADS.filter((payload) => !CARELESS.some((open) => leadsAway(open(payload))))).toEqual(
    [],
  );
});

test.each(Object.entries(WRITTEN))('the destination after login is a page of this site: %s', (_, written) => {
  for (const payload of HOSTILE) {
    for (const start of ['', '/', '/player']) {
      const search = `?next=${start}${written(payload)}`;
      const destination = destinationIn(search);
      expect(hostOf(destination), search).toBe(SITE);
      expect(destination, search).toMatch(/^\/(?![/\\])/);
      const carried = carryingDestination(paths.register, search);
      expect(hostOf(carried), search).toBe(SITE);
      expect(destinationIn(splitAddress(carried).search), search).toBe(destination);
    }
  }
});

test('the login never leads to itself', () => {
  expect(destinationIn(`?next=${encodeURIComponent('/login/?next=/login/')}`)).toBe(paths.home);
});

test('any text is a valid tab parameter and does not change the path', () => {
  for (const tab of HOSTILE) {
    for (const address of [gamePath('betflix', tab), gameViewPath('betflix', { tab, q: tab })]) {
      expect(new URL(address, SITE).href).toMatch(/^https:\/\/site\.example\/player\/game\/betflix\?/);
      expect(routeAt(address)?.path, tab).toBe(gamePath('betflix'));
      expect(gameViewIn(splitAddress(address).search).tab).toBe(tab);
      expect(hostOf(destinationIn(splitAddress(loginLeadingTo(address)).search)), tab).toBe(SITE);
    }
  }
});

test('the address to which a player returns from a game is on this site, whatever the page’s address was', () => {
  for (const payload of HOSTILE) {
    for (const address of [payload, `/${payload}`, `/player/game/betflix?tab=${payload}`, `/#${payload}`]) {
      const returnUrl = returnUrlFor(address);
      expect(hostOf(returnUrl), address).toBe(SITE);
      expect(read(ReturnUrl, returnUrl).ok, address).toBe(true);
    }
    // Any path that the server accepts must lead to this site, even if it comes from another client.
    if (read(ReturnUrl, payload).ok) expect(hostOf(payload), payload).toBe(SITE);
  }
});

test('a link of the agency has a scheme that contract §1 allows and keeps its host, or it is not shown', () => {
  const linked = HOSTILE.filter((link) => {
    const social = Object.fromEntries(SOCIAL_NETWORKS.map((network) => [network, link]));
    const links = contactLinks(social as Parameters<typeof contactLinks>[0]);
    for (const { href } of links) {
      expect(href).toMatch(/^(https?|line|tg|viber|whatsapp|fb-messenger|mailto|tel):/);
      expect(new URL(href).hostname).toBe(new URL(link).hostname);
    }
    return links.length > 0;
  });
  expect(linked).toContain('https://evil.example');
  expect(linked.filter((link) => /\p{Cc}/u.test(link))).toEqual([]);
});

test('a game link has an http(s) address, or is rejected', () => {
  const followed = HOSTILE.flatMap((link) => webAddress(link) ?? []);
  expect(followed).toContain('https://evil.example/');
  expect(followed.filter((address) => !/^https?:/.test(address))).toEqual([]);
});
