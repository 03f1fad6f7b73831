/**
 * Pages with the same content as a page of the site, made from the measured build: the floor is its prerendered markup without any
 * script, and the plain page is the same text without styles and fonts, too.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRERENDERED_FOLDER, SERVER_FOLDER } from '../../../deploy/prerendered-page-names.ts';

/** Scripts and their preloads. */
const LIVE: readonly RegExp[] = [
  /<script\b[^>]*>[\s\S]*?<\/script\s*>/gi,
  /<link rel="modulepreload"[^>]*>/gi,
];

/** Styles, and the links to fonts and icons. */
const STYLED: readonly RegExp[] = [
  /<style\b[^>]*>[\s\S]*?<\/style\s*>/gi,
  /<link\b[^>]*>/gi,
  /\s(?:class|style)="[^"]*"/gi,
];

export interface Floors {
  /** The same markup, styles and fonts, but without scripts and thus without API calls. */
  readonly floor: string;
  /** The same text without styles and fonts. */
  readonly plain: string;
}

export async function floorsOf(build: string, view: string): Promise<Floors> {
  const page = await readFile(join(build, SERVER_FOLDER, PRERENDERED_FOLDER, 'lo', `${view}.html`), 'utf8');
  const floor = without(LIVE, page);
  if (/<script|\.js"/i.test(floor)) throw new Error(`The floor of ${view} has code in it.`);
  return { floor, plain: without(STYLED, floor) };
}

function without(parts: readonly RegExp[], page: string): string {
  return parts.reduce((text, part) => text.replace(part, ''), page);
}
