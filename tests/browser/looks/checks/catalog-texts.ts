/** Checks that every text on a page comes from the catalog of the selected language. */
import type { Page } from '@playwright/test';
import { LANGUAGE_NAMES } from '../../../../src/i18n/languages.ts';
import { BRAND_NAME, PROVIDER_NAMES } from '../../../../src/ui/brand/names.ts';
import type { FullState } from '../../../../mock-server/lab/client/world-state.ts';
import type { Language } from '../../../../contract/values.ts';
import { catalogOf } from '../../fixtures/messages.ts';

/** The store's texts, which the server supplies. */
type Store = Pick<FullState['store'], 'promotions' | 'games'>;

/** The server's texts that are the same in every language: names of people and merchants, and codes of orders. */
const NAMES = /^(Demo Player|DEMO PLAYER|New Comer|.+ \(mock\)|MOCK DEMO NOT PAYABLE|[DWU]\d{6})$/;

/** Returns each text on the page that is neither in the language's catalog nor supplied by the server in that language. */
export async function strangeText(page: Page, store: Store, language: Language): Promise<readonly string[]> {
  const ofTheServer = serverText(store, language);
  const isOfTheCatalog = listenerTo(language, ofTheServer);
  return (await textsOn(page))
    .filter((text) => !isOfTheCatalog(text) && !ofTheServer.has(text) && !NAMES.test(text))
    .map((text) => `is in no catalog: ${text}`);
}

const FIELDS = {
  lo: ['titleLo', 'detailLo'],
  cn: ['titleCn', 'detailCn'],
  vn: ['titleVn', 'detailVn'],
  th: ['titleTh', 'detailTh'],
} as const;

/** Returns the texts of promotions in this language, and the names of games, which are the same in every language. */
function serverText({ promotions, games }: Store, language: Language): ReadonlySet<string> {
  return new Set([
    ...promotions.flatMap((promotion) => FIELDS[language].map((field) => promotion[field])),
    ...games.flatMap(({ name, tab }) => [name, tab ?? '']),
  ]);
}

/** Placeholders whose value may be another message, with placeholders of its own, and the ids of these messages. */
const SAID_VALUES: Readonly<Record<string, RegExp>> = {
  period: /^period\./,
  duration: /^duration\./,
  limit: /^(responsiblePlay\.limit\.none|responsiblePlay\.reminder\.(off|every))$/,
};

/**
 * Returns a predicate: whether a text is a message of the catalog, with values that are not in another script, or that are server
 * texts.
 */
function listenerTo(language: Language, ofTheServer: ReadonlySet<string>): (text: string) => boolean {
  const messages = catalogOf(language);
  const currencies = ['LAK', 'THB', 'USD'].map((code) => messages[`currency.${code}`]).join('|');
  const anyValue = '[^\\p{Script=Lao}\\p{Script=Thai}\\p{Script=Han}]+';
  const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]|]/g, '\\$&');
  const named = `(?:${[anyValue, ...[...ofTheServer].filter((text) => text !== '').map(escaped)].join('|')})`;
  const patternOf = (text: string): string =>
    escaped(text)
      .replace(/\{(credit|currency)\}/g, `(?:${currencies})`)
      .replace(/\{(\w+)\}/g, (_, name: string) => valueOf(name));
  const valueOf = (name: string): string => {
    if (name === 'name') return named;
    const ids = SAID_VALUES[name];
    if (!ids) return anyValue;
    const said = Object.entries(messages).filter(([id]) => ids.test(id));
    return `(?:${[anyValue, `${anyValue} (?:${currencies})`, ...said.map(([, text]) => patternOf(text))].join('|')})`;
  };
  const patterns = Object.values(messages).map((text) => new RegExp(`^${patternOf(text)}$`, 'u'));
  const ids = new Set(Object.keys(messages));
  const others = new Set<string>([
    BRAND_NAME,
    'LAK',
    ...Object.values(LANGUAGE_NAMES),
    ...Object.values(PROVIDER_NAMES),
  ]);
  return (text) => !ids.has(text) && (others.has(text) || patterns.some((pattern) => pattern.test(text)));
}

/** Returns every text and label with letters, except names that no language translates, and letters in SVG. */
function textsOn(page: Page): Promise<readonly string[]> {
  return page.evaluate((brand) => {
    const isName = (element: Element) => element.matches('[translate="no"]');
    const isPlain = (element: Element) => element.matches('span:not([class], [translate])');
    const isMessage = ({ children }: Element): boolean => {
      const parts = [...children];
      return (
        parts.some(isName) && parts.some(isPlain) && parts.every((part) => isName(part) || isPlain(part))
      );
    };
    const texts = new Set<string>([document.title.replace(` · ${brand}`, '')]);
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('[translate="no"], svg, script, style')) continue;
      for (const attribute of ['aria-label', 'title', 'placeholder', 'alt']) {
        texts.add(element.getAttribute(attribute) ?? '');
      }
      // A name within a message is an element of its own, between the elements of its text.
      if (element.parentElement !== null && isMessage(element.parentElement)) continue;
      const parts = [...element.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE);
      for (const { textContent } of isMessage(element) ? [element] : parts) {
        texts.add((textContent ?? '').trim());
      }
    }
    return [...texts].filter((text) => /\p{L}/u.test(text));
  }, BRAND_NAME);
}
