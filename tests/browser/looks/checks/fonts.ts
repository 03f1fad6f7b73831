/**
 * Checks which font renders each letter. The site ships fonts for Lao and Thai. Other scripts use the fonts of phones, for which
 * this check substitutes fonts of the tests. The browser uses a font of the machine only for a letter that none of these has.
 */
import type { Page } from '@playwright/test';
import { isFetchedFor, loadFont, SHIPPED, TEST_ONLY } from '../writing/fonts.ts';

const FOLDER = '/fonts-of-the-test/';

/** The font family that must render each script. */
const SCRIPTS = [
  { script: /\p{Script=Lao}/u, family: 'Noto Sans Lao' },
  { script: /\p{Script=Thai}/u, family: 'Noto Sans Thai' },
  { script: /\p{Script=Han}/u, family: 'Noto Sans SC' },
];

/** Returns one line for each letter that is not rendered by the expected font. The fonts of the tests stay in the page. */
export async function strangeLetters(page: Page): Promise<readonly string[]> {
  // Parts of the page that load later would replace the queried nodes.
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

/** Substitutes the fonts of the tests for those of the machine. */
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
  // The page's Content-Security-Policy rightly blocks a style element, but not a constructed style sheet.
  await page.evaluate(
    (styles) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(styles);
      document.adoptedStyleSheets.push(sheet);
    },
    `${faces.join('\n')}\n:root { --latin: "Noto Sans"; }`,
  );
  await page.evaluate(async () => {
    // The browser requests a font when a text is laid out with it.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
  });
}

/** Returns every text on the page, with the fonts in which the browser has rendered it. */
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
  // A text that is not rendered has no fonts.
  return drawn.filter(({ fonts }) => fonts.length > 0);
}
