/**
 * Compiles the client to `dist/`, before `npm pack`. The compiler writes a file for every module whose types the client mentions; only those
 * that can be reached from the entries are kept, so that the package works alone.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

const ENTRIES = ['lab', 'playwright'].flatMap((name) =>
  ['.js', '.d.ts'].map((extension) => `mock-server/lab/client/${name}${extension}`),
);

/** A package that a project which uses the fixtures has anyway. */
const PEERS = ['@playwright/test'];

const FOLDER = import.meta.dirname;

/** The module specifier of an import, an export or a type `import()`. */
const SPECIFIER = /(?<=\bfrom\s|\bimport\(|^import\s)(['"])([^'"]+)\1/gm;

const compiled = mkdtempSync(join(tmpdir(), 'lab-client-'));
try {
  const typescript = dirname(createRequire(import.meta.url).resolve('typescript/package.json'));
  const project = join(FOLDER, 'tsconfig.json');
  execFileSync(process.execPath, [join(typescript, 'bin/tsc'), '-p', project, '--outDir', compiled], {
    stdio: 'inherit',
  });
  rmSync(join(FOLDER, 'dist'), { recursive: true, force: true });
  for (const file of reachable(ENTRIES.map((entry) => join(compiled, entry)))) {
    cpSync(file, join(FOLDER, 'dist', relative(compiled, file)));
  }
} finally {
  rmSync(compiled, { recursive: true });
}

/** The files that the entries import, directly or not. Declarations keep the extension .ts, which is replaced. */
function reachable(entries: readonly string[]): ReadonlySet<string> {
  const found = new Set(entries);
  for (const file of found) {
    const isDeclaration = file.endsWith('.d.ts');
    const source = readFileSync(file, 'utf8').replaceAll(SPECIFIER, (_, quote: string, name: string) => {
      if (!name.startsWith('.')) {
        if (!PEERS.includes(name)) throw new Error(`${relative(compiled, file)} needs ${name}`);
        return quote + name + quote;
      }
      const target = name.replace(/\.ts$/, '.js');
      found.add(resolve(dirname(file), isDeclaration ? target.replace(/\.js$/, '.d.ts') : target));
      return quote + target + quote;
    });
    writeFileSync(file, source);
  }
  return found;
}
