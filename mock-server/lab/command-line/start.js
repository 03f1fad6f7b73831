/**
 * `npm run lab`: runs the command line from a bundle, which starts much faster than compiling the sources. The first use makes
 * the bundle, and so does the first one after a change of a source. Not TypeScript, because Node runs it without a tool.
 */
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const ROOT = new URL('../../../', import.meta.url);
const BUNDLE = new URL('node_modules/.cache/lab-command-line/bundle.js', ROOT);

/** The first line of the bundle lists its sources. */
const SOURCES = '// sources: ';

async function isCurrent() {
  try {
    const [firstLine = ''] = (await readFile(BUNDLE, 'utf8')).split('\n', 1);
    const sources = /** @type {string[]} */ (JSON.parse(firstLine.slice(SOURCES.length)));
    const { mtimeMs: madeAt } = await stat(BUNDLE);
    const times = await Promise.all(sources.map((source) => stat(new URL(source, ROOT))));
    return times.every(({ mtimeMs }) => mtimeMs < madeAt);
  } catch {
    // There is none, or a source was deleted.
    return false;
  }
}

async function make() {
  const { build } = await import('esbuild');
  const { outputFiles, metafile } = await build({
    absWorkingDir: fileURLToPath(ROOT),
    entryPoints: ['mock-server/lab/command-line/main.ts'],
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    metafile: true,
    write: false,
  });
  const text = `${SOURCES}${JSON.stringify(Object.keys(metafile.inputs))}\n${outputFiles[0]?.text}`;
  await mkdir(new URL('.', BUNDLE), { recursive: true });
  // Another command may read the bundle at the same time.
  const unfinished = new URL(`bundle.${process.pid}.js`, BUNDLE);
  await writeFile(unfinished, text);
  await rename(unfinished, BUNDLE);
}

if (!(await isCurrent())) await make();
await import(BUNDLE.href);
