/**
 * `npm run conformance:package`: bundles the kit to a package that needs nothing of this repository, and packs it to
 * `dist-conformance/dok-champa-conformance-VERSION.tgz`. `-- FOLDER` writes it there.
 */
import { execFile } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'vite';
import { REPOSITORY } from '../../../tests/suites/child.ts';

const NAME = 'dok-champa-conformance';
const SOURCES = join(REPOSITORY, 'tools/conformance');

const folder = resolve(process.argv[2] ?? join(REPOSITORY, 'dist-conformance'));
const content = join(folder, 'package');
const { version, engines, license } = JSON.parse(
  await readFile(join(REPOSITORY, 'package.json'), 'utf8'),
) as Readonly<Record<'version' | 'engines' | 'license', unknown>>;

await rm(content, { recursive: true, force: true });
await mkdir(content, { recursive: true });
await build({
  configFile: false,
  envFile: false,
  publicDir: false,
  logLevel: 'error',
  root: REPOSITORY,
  ssr: { noExternal: true },
  build: {
    ssr: join(SOURCES, 'main.ts'),
    outDir: content,
    emptyOutDir: false,
    target: 'node20',
    license: { fileName: 'THIRD-PARTY-LICENSES.md' },
    rolldownOptions: { output: { entryFileNames: 'main.js', banner: '#!/usr/bin/env node' } },
  },
});
for (const file of ['README.md', 'Containerfile'])
  await copyFile(join(SOURCES, 'package', file), join(content, file));
await copyFile(join(REPOSITORY, 'LICENSE'), join(content, 'LICENSE'));
const manifest = {
  name: NAME,
  version,
  description:
    'Checks a backend against the wire contract of the player site, /api/v2, rule by rule over HTTP.',
  type: 'module',
  bin: { [NAME]: 'main.js' },
  engines,
  license,
};
await writeFile(join(content, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
const { stdout } = await promisify(execFile)('npm', ['pack', '--pack-destination', folder], { cwd: content });
console.log(join(folder, stdout.trim().split('\n').at(-1) ?? ''));
