/**
 * The floor that a page of the site stands on: what is seen at first, and nothing that makes it live. Made of the build that
 * is measured, so that it cannot show other content than the site does.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRERENDERED_FOLDER, SERVER_FOLDER } from '../../../deploy/prerendered-page-names.ts';

/** The code, and what is fetched for it. */
const LIVE: readonly RegExp[] = [
  /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi,
  /<link rel="modulepreload"[^>]*>/gi,
];

/** The same markup, the same styles and letters; no script, and so no call. */
export async function floorOf(build: string, view: string): Promise<string> {
  const page = await readFile(join(build, SERVER_FOLDER, PRERENDERED_FOLDER, 'lo', `${view}.html`), 'utf8');
  const floor = LIVE.reduce((text, live) => text.replace(live, ''), page);
  if (/<script|\.js"/i.test(floor)) throw new Error(`The floor of ${view} has code in it.`);
  return floor;
}
