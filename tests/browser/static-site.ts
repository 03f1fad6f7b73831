/** A build of files alone, in some folder of a host that knows nothing of it, and a watch on what goes wrong there. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { runNode, toolPath } from '../suites/child.ts';
import { hostFolder, type StaticHost } from './lab/static-host.ts';
import { Problems } from './problems.ts';

export const FOLDER = '/some/sub/folder/';

/** Stories about what `vite build --mode …` has built: once for each worker. */
export function staticSiteTest(mode: 'demo' | 'machines') {
  return base.extend<{ readonly problems: Problems }, { readonly host: StaticHost }>({
    host: [
      async ({ browser: _browser }, use) => {
        const folder = mkdtempSync(join(tmpdir(), `${mode}-`));
        const { exitCode, output } = await runNode(
          [toolPath('vite', 'vite'), 'build', `--mode=${mode}`, `--outDir=${folder}`, '--emptyOutDir'],
          { NODE_ENV: 'production' },
        );
        if (exitCode !== 0) throw new Error(output);
        const host = await hostFolder(folder, FOLDER);
        await use(host);
        host.close();
        rmSync(folder, { recursive: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    problems: [
      async ({ context, host }, use) => {
        const problems = new Problems();
        problems.watch(context, host.origin);
        await use(problems);
        await problems.settle(context);
        expect(problems.verdict()).toEqual([]);
      },
      { auto: true },
    ],
  });
}
