/** `npm run bench -- weight`, after a build: the size of each file and module, and the budget used (docs/decisions/0028). */
import { fileURLToPath } from 'node:url';
import { Build, isCode, isFont, sum } from '../deploy/weight.ts';
import budget from '../deploy/budget.json' with { type: 'json' };

const SHOWN = 28;

/** Prints the weight of each page, module and file; The build in `dist` has to be current. */
export function printWeight(): void {
  const build = new Build(fileURLToPath(new URL('../../dist', import.meta.url)));
  const kilobytes = (bytes: number) => (bytes / 1_024).toFixed(1).padStart(8);

  for (const name of ['home', 'login', 'register'] as const) {
    const files = build.firstLoad('lo', name);
    console.log(`\nFirst load of ${name}, in Lao, KB of gzip`);
    for (const { file, gzip } of files) console.log(`${kilobytes(gzip)}  ${file.replace('assets/', '')}`);
    console.log(`${kilobytes(build.styles)}  styles, in the page`);
    const code = sum(files.filter(isCode)) + build.styles;
    const limit = budget.kilobytesOfGzip[`first load of ${name}`];
    console.log(
      `${kilobytes(code)}  code and styles, of ${limit}; ${kilobytes(sum(files.filter(isFont))).trim()} of fonts`,
    );
  }

  console.log('\nThe site’s own file, by who wrote it: share of what the build kept');
  for (const code of build.closureOf('src/main.tsx')) {
    const kept = Object.entries(code.kept).toSorted(([, one], [, other]) => other - one);
    const all = kept.reduce((total, [, bytes]) => total + bytes, 0);
    for (const [owner, bytes] of kept.slice(0, SHOWN)) {
      const share = bytes / all;
      console.log(
        `${(share * 100).toFixed(1).padStart(6)} %  about ${kilobytes(share * code.gzip).trim()} KB  ${owner}`,
      );
    }
  }

  console.log('\nEach file of code, KB of gzip');
  for (const { file, gzip } of build.weights.code.toSorted((one, other) => other.gzip - one.gzip))
    console.log(`${kilobytes(gzip)}  ${file.replace('assets/', '')}`);
}
