/**
 * Checks which font renders each letter. The site ships fonts for Lao and Thai. Other scripts use the device's fonts, which the tests
 * simulate. The browser uses a font of the machine only for a letter that none of these has.
 */
import type { Page } from '@playwright/test';
import { DEVICE_FAMILY } from '../../fixtures/device-fonts.ts';
import { isUsedFor, lettersOf, SHIPPED, TEST_ONLY } from '../../fixtures/font-faces.ts';

/** The font family that must render each script. */
const SCRIPTS = [
  { script: /\p{Script=Lao}/u, family: 'Noto Sans Lao' },
  { script: /\p{Script=Thai}/u, family: 'Noto Sans Thai' },
  { script: /\p{Script=Han}/u, family: 'Noto Sans SC' },
];

/** Returns one line for each letter that is not rendered by the expected font. The page then lacks fonts of the device. */
export async function strangeLetters(page: Page): Promise<readonly string[]> {
  // Parts of the page that load later would replace the queried nodes.
  await page.waitForLoadState('networkidle');
  await withoutDeviceFontsOf(page, 'U+E8', 'U+E0');
  const texts = await drawnTexts(page);
  return texts.length === 0 ? ['nothing is drawn'] : texts.flatMap(faultsOf);
}

interface DrawnText {
  readonly text: string;
  readonly fonts: readonly { readonly familyName: string; readonly isCustomFont: boolean }[];
}

function faultsOf({ text, fonts }: DrawnText): readonly string[] {
  const letters = lettersOf(text);
  const named = fonts.map(({ familyName }) => familyName);
  return [
    ...fonts
      .filter(({ isCustomFont }) => !isCustomFont)
      .map(({ familyName }) => `${familyName} of the machine is asked for ${text}`),
    ...SCRIPTS.filter(
      ({ script, family }) => script.test(text) && !named.some((name) => name.startsWith(family)),
    ).map(({ family }) => `not ${family} but ${named.join(', ')}: ${text}`),
    ...letters
      .filter((letter) => ![...SHIPPED, ...TEST_ONLY].some((face) => isUsedFor(face, letter)))
      .map((letter) => `no font has ${letter}: ${text}`),
  ];
}

/** Removes the simulated fonts of a device for the scripts that the site ships, so that they cannot stand in for these. */
async function withoutDeviceFontsOf(page: Page, ...scripts: readonly string[]): Promise<void> {
  await page.evaluate(
    async ([family, starts]) => {
      for (const face of document.fonts) {
        const isOfScript = starts.some((start) => face.unicodeRange.toUpperCase().startsWith(start));
        if (face.family.includes(family) && isOfScript) document.fonts.delete(face);
      }
      // The browser requests a font when a text is laid out with it.
      document.body.getBoundingClientRect();
      await document.fonts.ready;
    },
    [DEVICE_FAMILY, scripts] as const,
  );
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
