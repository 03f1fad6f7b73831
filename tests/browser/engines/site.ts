/** The built site on a host that the tests control: its pages begin with a script of the test, and its code can be held back. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { REPOSITORY } from '../../suites/child.ts';
import { type BuiltSite, serveBuiltSite } from '../fixtures/built-site.ts';

/** A file of the site's own origin, which its Content-Security-Policy allows. */
const SCRIPT_PATH = '/assets/test.js';

export interface ControlledSite extends BuiltSite {
  /** Holds all requests for code of the pages that are requested from now on. */
  holdCode(): HeldCode;
}

export interface HeldCode {
  /** Resolves when such a page has requested code. */
  readonly asked: Promise<void>;
  release(): void;
}

/** A link by which a page requests code before the script that needs it. */
const PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Serves `dist`. The script runs in every page, before its own. Without preloads, a reload requests the code again: WebKit keeps
 * preloaded code in its memory, whatever the headers say.
 */
export async function serveControlledSite(script: string, hasPreloads: boolean): Promise<ControlledSite> {
  const folder = mkdtempSync(join(tmpdir(), 'controlled-site-'));
  cpSync(join(REPOSITORY, 'dist'), folder, {
    recursive: true,
    filter: (path) => !/\.html\.(br|gz)$/.test(path),
  });
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!path.endsWith('.html')) continue;
    const page = readFileSync(join(folder, path), 'utf8');
    const scripted = page.replace('<head>', `<head><script src="${SCRIPT_PATH}"></script>`);
    writeFileSync(join(folder, path), hasPreloads ? scripted : scripted.replace(PRELOAD, ''));
  }
  writeFileSync(join(folder, SCRIPT_PATH), script);

  let held: { readonly ask: () => void; readonly waiting: (() => void)[]; isBegun: boolean } | null = null;
  const holding: Plugin = {
    name: 'held-code',
    configurePreviewServer: ({ middlewares }) =>
      void middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        // The code that an earlier page loads when it is idle would take all connections from a reload.
        if (held && !pathname.includes('.')) held.isBegun = true;
        if (!/^\/assets\/.*\.js$/.test(pathname) || pathname === SCRIPT_PATH) return next();
        // A page that is loaded again requests its code again.
        response.setHeader('Cache-Control', 'no-store');
        if (!held?.isBegun) return next();
        held.ask();
        held.waiting.push(next);
      }),
  };
  const site = await serveBuiltSite({ folder, plugins: [holding] });
  return {
    origin: site.origin,
    close: async () => {
      await site.close();
      rmSync(folder, { recursive: true });
    },
    holdCode: () => {
      let ask = () => {};
      const asked = new Promise<void>((resolve) => (ask = resolve));
      const waiting: (() => void)[] = [];
      held = { ask, waiting, isBegun: false };
      const release = () => {
        held = null;
        for (const next of waiting) next();
      };
      return { asked, release };
    },
  };
}
