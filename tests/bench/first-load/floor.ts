/**
 * The floor of a page: its prerendered markup without any script. It is made from the measured build, so that it shows the
 * same content as the site.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRERENDERED_FOLDER, SERVER_FOLDER } from '../../../deploy/prerendered-page-names.ts';

/** Scripts and their preloads. */
const LIVE: readonly RegExp[] = [
  /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi,
  /<link rel="modulepreload"[^>]*>/gi,
];

/** Returns the page with the same markup, styles and fonts, but without scripts and thus without API calls. */
export async function floorOf(build: string, view: string): Promise<string> {
  const page = await readFile(join(build, SERVER_FOLDER, PRERENDERED_FOLDER, 'lo', `${view}.html`), 'utf8');
  const floor = LIVE.reduce((text, live) => text.replace(live, ''), page);
  if (/<script|\.js"/i.test(floor)) throw new Error(`The floor of ${view} has code in it.`);
  return floor;
}
