/**
 * What each letter is drawn with. Lao and Thai come with the site; the other scripts are left to the fonts of phones, in
 * whose place fonts of the tests stand here. A font of the machine would have been asked only for a letter that none of
 * them has.
 */
import type { Page } from '@playwright/test';
import { isFetchedFor, loadFont, SHIPPED, TEST_ONLY } from '../writing/fonts.ts';

const FOLDER = '/fonts-of-the-test/';

/** What has to be drawn with what. */
const SCRIPTS = [
  { script: /\p{Script=Lao}/u, family: 'Noto Sans Lao' },
  { script: /\p{Script=Thai}/u, family: 'Noto Sans Thai' },
  { script: /\p{Script=Han}/u, family: 'Noto Sans SC' },
];

/** Each line names a letter that is not drawn by the font that it should be. The fonts of the tests stay in the page. */
export async function strangeLetters(page: Page): Promise<readonly string[]> {
  // Parts of a page that come late replace what is asked about.
  await page.waitForLoadState('networkidle');
  await withTestFonts(page);
  const texts = await drawnTexts(page);
  return texts.length === 0 ? ['nothing is drawn'] : texts.flatMap(faultsOf);
}

interface DrawnText {
  readonly text: string;
  readonly fonts: readonly { readonly familyName: string; readonly isCustomFont: boolean }[];
}

function faultsOf({ text, fonts }: DrawnText): readonly string[] {
  const letters = loadFont(text);
  const named = fonts.map(({ familyName }) => familyName);
  return [
    ...fonts
      .filter(({ isCustomFont }) => !isCustomFont)
      .map(({ familyName }) => `${familyName} of the machine is asked for ${text}`),
    ...SCRIPTS.filter(
      ({ script, family }) => script.test(text) && !named.some((name) => name.startsWith(family)),
    ).map(({ family }) => `not ${family} but ${named.join(', ')}: ${text}`),
    ...letters
      .filter((letter) => ![...SHIPPED, ...TEST_ONLY].some((face) => isFetchedFor(face, letter)))
      .map((letter) => `no font has ${letter}: ${text}`),
  ];
}

/** Puts the fonts of the tests in the place of the machine's. */
async function withTestFonts(page: Page): Promise<void> {
  await page.route(`**${FOLDER}*`, (route) =>
    route.fulfill({
      path: TEST_ONLY[Number(new URL(route.request().url()).pathname.slice(FOLDER.length))]?.path ?? '',
    }),
  );
  const faces = TEST_ONLY.map(
    ({ family, range }, place) =>
      `@font-face { font-family: "${family}"; font-weight: 100 900; src: url("${FOLDER}${place}"); unicode-range: ${range}; }`,
  );
  // The page's policy stops a style element, and rightly so.
  await page.evaluate(
    (styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    },
    `${faces.join('\n')}\n:root { --latin: "Noto Sans"; }`,
  );
  await page.evaluate(async () => {
    // Fonts are asked for when a text is laid out with them.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Every text that is on the page, with the fonts that the browser has drawn it with. */
async function drawnTexts(page: Page): Promise<readonly DrawnText[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1 });
  const texts = new Map<number, string>();
  for (const { nodeType, nodeValue, parentId } of nodes) {
    if (nodeType !== 3 || parentId === undefined || nodeValue.trim() === '') continue;
    texts.set(parentId, (texts.get(parentId) ?? '') + nodeValue);
  }
  const drawn = await Promise.all(
    [...texts].map(async ([nodeId, text]) => ({
      text,
      fonts: (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts,
    })),
  );
  // What is not on the page is drawn with nothing.
  return drawn.filter(({ fonts }) => fonts.length > 0);
}
