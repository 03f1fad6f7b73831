/** Runs the linter with the repository's configuration on planted files in a temporary folder. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { toolPath } from '../suites/child.ts';
import { REPOSITORY } from './files.ts';

export interface Diagnostic {
  readonly code: string;
  readonly message: string;
  readonly filename: string;
  readonly labels: readonly { readonly span: { readonly line: number } }[];
}

/** Writes the files and lints them in one run. Returns a function from a file's path to its diagnostics. */
export function lintPlanted(sources: ReadonlyMap<string, string>): (path: string) => readonly Diagnostic[] {
  const folder = mkdtempSync(join(tmpdir(), 'planted-'));
  try {
    for (const path of ['.oxlintrc.json', 'tests/lint']) {
      cpSync(join(REPOSITORY, path), join(folder, path), { recursive: true });
    }
    for (const [path, source] of sources) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), source);
    }
    const { stdout } = spawnSync(process.execPath, [toolPath('oxlint', 'oxlint'), '--format=json', '.'], {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
    });
    const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] };
    return (path) => diagnostics.filter(({ filename }) => filename.replaceAll('\\', '/').endsWith(path));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
