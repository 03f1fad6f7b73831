/**
 * `npm run packages`: builds what others install, and packs each package to `dist-packages/NAME-VERSION.tgz`. `-- machine-viewer` packs
 * only this one, `--out FOLDER` writes the tarballs there.
 *
 * The manifest of a package says what is built: `dist/X.js` of `bin` and `exports` from `X.ts`, with all that it imports but the
 * dependencies of the manifest, and `dist/types/PATH.d.ts` with the declarations that can be reached from it.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import tailwindcss from '@tailwindcss/vite';
import { build, type InlineConfig } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The lab's client stays with the lab, from whose schemas its types are derived. */
const FOLDERS: Readonly<Record<string, string>> = {
  'machine-core': 'packages/machine-core',
  'machine-tests': 'packages/machine-tests',
  'machine-viewer': 'packages/machine-viewer',
  'conformance-kit': 'packages/conformance-kit',
  'lab-client': 'mock-server/lab/client',
};

interface Manifest {
  readonly bin?: Readonly<Record<string, string>>;
  readonly exports?: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { out: { type: 'string' } } });
const out = resolve(values.out ?? join(ROOT, 'dist-packages'));
const names = positionals.length > 0 ? positionals : Object.keys(FOLDERS);

const declarations = mkdtempSync(join(tmpdir(), 'declarations-'));
try {
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  run(process.execPath, [compiler, '-p', join(ROOT, 'packages'), '--outDir', declarations], ROOT);
  mkdirSync(out, { recursive: true });
  for (const name of names) {
    const folder = FOLDERS[name];
    if (folder === undefined)
      throw new Error(`There is no package ${name}: ${Object.keys(FOLDERS).join(', ')}.`);
    await buildPackage(join(ROOT, folder));
    console.log(
      join(out, run('npm', ['pack', '--silent', '--pack-destination', out], join(ROOT, folder)).trim()),
    );
  }
} finally {
  rmSync(declarations, { recursive: true });
}

async function buildPackage(folder: string): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const exported = Object.values(manifest.exports ?? {}).filter((entry) => typeof entry === 'object');
  const scripts = [...Object.values(manifest.bin ?? {}), ...exported.map((entry) => entry.default)].map(
    (path) => path.replace(/^(\.\/)?dist\/(.+)\.js$/, '$2'),
  );
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });
  const external = declared.map((name) => new RegExp(`^${name}(/|$)`));
  const dist = join(folder, 'dist');
  rmSync(dist, { recursive: true, force: true });
  const common = (built: string): InlineConfig => ({
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    root: ROOT,
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { outDir: dist, emptyOutDir: false, license: { fileName: `${built}-licenses.md` } },
  });
  const modules = common('modules');
  await build({
    ...modules,
    ssr: { noExternal: true },
    build: {
      ...modules.build,
      ssr: true,
      target: 'node20',
      rolldownOptions: {
        external,
        input: Object.fromEntries(
          scripts.filter((path) => path !== 'page').map((path) => [path, join(folder, `${path}.ts`)]),
        ),
        output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name].js' },
      },
    },
  });
  if (scripts.includes('page')) {
    const page = common('page');
    await build({
      ...page,
      plugins: [tailwindcss()],
      build: {
        ...page.build,
        assetsInlineLimit: 2 ** 20,
        lib: {
          entry: join(folder, 'page.ts'),
          formats: ['es'],
          fileName: () => 'page.js',
          cssFileName: 'viewer',
        },
        rolldownOptions: { external, output: { codeSplitting: false } },
      },
    });
    for (const style of ['diagram/diagram.css', 'styles/tokens.css'])
      copyFileSync(join(folder, style), join(dist, basename(style)));
    const font = join(ROOT, 'node_modules/@fontsource-variable/noto-sans/LICENSE');
    copyFileSync(font, join(dist, 'font-license.txt'));
  }
  const types = exported.map((entry) => entry.types.replace('./dist/types/', ''));
  for (const [path, text] of reachable(types)) {
    for (const [, name = ''] of text.matchAll(/\bfrom '([^.'][^']*)'/g))
      if (!external.some((one) => one.test(name) || one.test(`@types/${name}`)))
        throw new Error(`${path} needs ${name}, which ${folder} does not declare.`);
    mkdirSync(dirname(join(dist, 'types', path)), { recursive: true });
    writeFileSync(join(dist, 'types', path), text);
  }
  copyFileSync(join(ROOT, 'LICENSE'), join(dist, 'LICENSE'));
}

/** The declarations that the entries import, directly or not, by their paths. The compiler keeps the extension .ts, which is replaced. */
function reachable(entries: readonly string[]): ReadonlyMap<string, string> {
  const paths = new Set(entries);
  const found = new Map<string, string>();
  for (const path of paths) {
    const text = readFileSync(join(declarations, path), 'utf8').replaceAll(
      /(\bfrom |\bimport\(|^import )(['"])(\.[^'"]+)\.tsx?\2/gm,
      (_, before: string, quote: string, name: string) => {
        paths.add(join(dirname(path), `${name}.d.ts`));
        return `${before}${quote}${name}.js${quote}`;
      },
    );
    found.set(path, text);
  }
  return found;
}

function run(command: string, args: readonly string[], cwd: string): string {
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
}
