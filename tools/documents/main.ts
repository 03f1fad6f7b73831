/**
 * `npm run documents` writes the generated documents of the repository: the machines, the OpenAPI document and the tables of
 * the contract; `-- --check` fails where one is out of date. `npm run documents -- machines --check` does it for one of them.
 * `test-cases`, `pictures` and `sbom` are written only when they are named.
 */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ownScript, REPOSITORY, runNode, toolPath } from '../../tests/suites/child.ts';
import { billOfMaterials } from './bill-of-materials.ts';

type Run = (more: readonly string[]) => Promise<number>;

const script =
  (path: string): Run =>
  async (more) =>
    (await runNode([...ownScript(path), ...more], {}, 'inherit')).exitCode;

/** Written by `npm run documents`; `npm test` checks that they are up to date. */
const GENERATED: Readonly<Record<string, Run>> = {
  machines: script('tools/documents/machines.ts'),
  openapi: script('tools/documents/openapi.ts'),
  contract: script('tools/documents/contract.ts'),
};

const NAMED: Readonly<Record<string, Run>> = {
  ...GENERATED,
  'test-cases': script('tools/model-testing/documents/main.ts'),
  async pictures(more) {
    const build = await runNode([toolPath('vite', 'vite'), 'build'], {}, 'inherit');
    if (build.exitCode !== 0) return build.exitCode;
    const config = '--config=tests/browser/pictures.config.ts';
    return (
      await runNode([toolPath('@playwright/test', 'playwright'), 'test', config, ...more], {}, 'inherit')
    ).exitCode;
  },
  async sbom() {
    await writeFile(join(REPOSITORY, 'sbom.cdx.json'), await billOfMaterials());
    return 0;
  },
};

const [first, ...others] = process.argv.slice(2);
const isNamed = first !== undefined && !first.startsWith('--');
if (isNamed && !(first in NAMED)) {
  console.error(`There is no document ${first}, but: ${Object.keys(NAMED).join(', ')}.`);
  process.exit(2);
}
const runs = isNamed ? [NAMED[first]] : Object.values(GENERATED);
for (const run of runs) {
  const exitCode = await run?.(isNamed ? others : process.argv.slice(2));
  if (exitCode !== 0) process.exitCode = 1;
}
