/** Plays the cases in a browser, takes a picture of each, and checks the documents on the way. */
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Language } from '../../../../src/i18n/languages.ts';
import { chromiumLaunchOptions } from '../../../../tests/browser/fixtures/chromium.ts';
import { messagesIn } from '../../../../tests/browser/fixtures/messages.ts';
import type { Action, Expectation, ManualCase } from '../manual/manual-case.ts';
import { differenceOf } from './eyes.ts';
import { perform, type Hands } from './hands.ts';

/** Phone size for the site, desktop size for the viewer. */
const SIZES = { site: { width: 412, height: 915 }, viewer: { width: 1280, height: 800 } } as const;

/** A step at which the site or viewer differs from the document. */
export interface Untruth {
  readonly id: string;
  /** Counted from 1; 0 is the initial state. */
  readonly step: number;
  readonly text: string;
}

export interface Taken {
  /** Paths relative to the output folder. */
  readonly pictures: ReadonlySet<string>;
  readonly untruths: readonly Untruth[];
}

/** The path of a picture, relative to the output folder. */
export function pictureFile(language: Language, { id }: Pick<ManualCase, 'id'>, step: number | null): string {
  return `pictures/${language}/${id}${step === null ? '' : `-${step}`}.png`;
}

/**
 * Takes one picture of the end of each case; for the player's walks, one of each step. `sites` are the origins for each place. A
 * case that differs from its document is photographed at that step and reported.
 */
export async function takePictures(
  cases: readonly ManualCase[],
  languages: readonly Language[],
  sites: Readonly<Record<ManualCase['place'], string>>,
  folder: string,
): Promise<Taken> {
  const browser = await chromium.launch(await chromiumLaunchOptions());
  const pictures = new Set<string>();
  const untruths: Untruth[] = [];
  try {
    for (const language of languages) {
      for (const manual of cases) {
        const origin = sites[manual.place];
        const context = await browser.newContext({
          baseURL: origin,
          viewport: SIZES[manual.place],
          storageState: {
            cookies: [],
            origins: [{ origin, localStorage: [{ name: 'i18nextLng', value: language }] }],
          },
        });
        const first = await context.newPage();
        const hands: Hands = { page: first, first, origin, say: messagesIn(language) };
        const take = async (step: number | null) => {
          const file = pictureFile(language, manual, step);
          mkdirSync(dirname(join(folder, file)), { recursive: true });
          await hands.page.screenshot({ path: join(folder, file), animations: 'disabled' });
          pictures.add(file);
        };
        untruths.push(...(await follow(hands, manual, take)));
        await context.close();
      }
    }
  } finally {
    await browser.close();
  }
  return { pictures, untruths };
}

/** Performs a case to its end, or to the first difference from its document. */
async function follow(
  hands: Hands,
  manual: ManualCase,
  take: (step: number | null) => Promise<void>,
): Promise<readonly Untruth[]> {
  const isWalk = manual.about.kind === 'walk';
  const playerPage = async (
    actions: readonly Action[],
    expectations: readonly Expectation[],
  ): Promise<string | null> => {
    try {
      for (const action of actions) await perform(hands, action);
      for (const expectation of expectations) {
        const difference = await differenceOf(hands.page, hands.say, expectation);
        if (difference !== null) return difference;
      }
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  };
  const stages = [{ actions: manual.before, expectations: manual.beginning }, ...manual.steps];
  for (const [step, { actions, expectations }] of stages.entries()) {
    const text = await playerPage(actions, expectations);
    if (text !== null) {
      await take(null);
      return [{ id: manual.id, step, text }];
    }
    if (isWalk && step > 0) await take(step);
  }
  await take(null);
  return [];
}
