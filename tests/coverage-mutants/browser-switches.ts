/** Installs `__switches` in the pages of a browser test. */
import type { BrowserContext, TestInfo } from '@playwright/test';
import './switches.ts';

/** Environment variable: the break of each browser test file, by its path, as JSON. Set for a build with switches. */
export const BROKEN = 'BROKEN';
/** The type of a test's annotation that lists the places that its pages have executed. */
export const REACHED = 'reached';

/** Turns the test's break on in all pages of the context, and records the places that they execute. */
export async function turnSwitches(
  context: BrowserContext,
  testInfo: TestInfo,
  broken: string,
): Promise<void> {
  const byFile = JSON.parse(broken) as Readonly<Record<string, { readonly id: string }>>;
  const [, file = ''] = testInfo.file.replaceAll('\\', '/').split('/tests/browser/');
  const reached = new Set<string>();
  const annotation = { type: REACHED, description: '' };
  testInfo.annotations.push(annotation);
  await context.exposeBinding('__reached', (_, ids: readonly string[]) => {
    for (const id of ids) reached.add(id);
    annotation.description = [...reached].join(' ');
  });
  await context.addInitScript(switchesInPage, byFile[`tests/browser/${file}`]?.id ?? null);
}

/** Runs in the page. */
function switchesInPage(broken: string | null): void {
  const reached = new Set<string>();
  const report = (window as unknown as { __reached: (ids: readonly string[]) => Promise<void> }).__reached;
  let news: string[] = [];
  globalThis.__switches = {
    isBroken(id) {
      if (!reached.has(id)) {
        reached.add(id);
        if (news.length === 0) {
          queueMicrotask(() => {
            // The binding rejects while the page is being closed or left.
            report(news).catch(() => undefined);
            news = [];
          });
        }
        news.push(id);
      }
      return id === broken;
    },
  };
}
