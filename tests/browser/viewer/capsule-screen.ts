/** The page object of the bug capsule: the key, the file, and its page in the viewer. */
import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { type Capsule, readCapsule } from '../../../tools/recording/format.ts';

export interface Saved {
  readonly name: string;
  readonly text: string;
  readonly capsule: Capsule;
  /** The link that opens the capsule in the viewer; null if the link would be too long. */
  readonly link: string | null;
}

/** Presses the key that saves a capsule, wherever the focus is, and reads the downloaded file. */
export async function saveCapsule(page: Page): Promise<Saved> {
  const downloading = page.waitForEvent('download');
  await page.keyboard.press('Alt+KeyB');
  const download = await downloading;
  const text = await readFile(await download.path(), 'utf8');
  const reading = readCapsule(text);
  if (!reading.ok) throw new Error(reading.problem);
  const notice = page.getByRole('status', { name: 'Capsule' });
  await expect(notice).toContainText(download.suggestedFilename());
  const open = notice.getByRole('link', { name: 'Open in the viewer' });
  const link = (await open.count()) > 0 ? await open.getAttribute('href') : null;
  return { name: download.suggestedFilename(), text, capsule: reading.capsule, link };
}

export class CapsuleScreen {
  constructor(readonly page: Page) {}

  /** The development server prepares the viewer when it is opened for the first time. */
  async open(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('A capsule', { exact: true }).waitFor({ state: 'attached', timeout: 60_000 });
  }

  verdict(): Locator {
    return this.page.getByRole('status', { name: 'Whether it ends as it did' });
  }

  step(): Locator {
    return this.page.getByRole('status', { name: 'The step that is shown' });
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }
}
