/** Who weighs what in a build: written beside the files that its server reads, for the budget and its report. */
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** A file of code, and what it needs to run. Sizes in bytes. */
export interface CodeWeight {
  readonly file: string;
  readonly gzip: number;
  /** The files that are fetched with it. */
  readonly imports: readonly string[];
  /** The modules that are fetched when their code asks for it. */
  readonly modules: readonly string[];
  /** Of each package, or of each folder of ours, what the build kept before it was made small. */
  readonly kept: Readonly<Record<string, number>>;
}

export interface StyleWeight {
  readonly file: string;
  readonly gzip: number;
}

export interface Weights {
  readonly code: readonly CodeWeight[];
  readonly styles: readonly StyleWeight[];
}

/** Beside what the server reads. */
export const WEIGHTS_FILE = 'weights.json';

export function weightsOf(bundle: Rolldown.OutputBundle, root: string): Weights {
  const code: CodeWeight[] = [];
  const styles: StyleWeight[] = [];
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk') {
      const kept: Record<string, number> = {};
      for (const [module, { renderedLength }] of Object.entries(output.modules)) {
        const owner = ownerOf(module, root);
        kept[owner] = (kept[owner] ?? 0) + renderedLength;
      }
      code.push({
        file: output.fileName,
        gzip: gzipSync(output.code, { level: 9 }).length,
        imports: output.imports,
        modules: output.moduleIds.map((module) => module.replace(`${root}/`, '')),
        kept,
      });
    } else if (output.fileName.endsWith('.css')) {
      styles.push({ file: output.fileName, gzip: gzipSync(output.source, { level: 9 }).length });
    }
  }
  return { code, styles };
}

/** A package, or a folder of ours: `react-dom`, `src/ui`. */
function ownerOf(module: string, root: string): string {
  const dependency = /\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(module)?.[1];
  if (dependency !== undefined) return dependency;
  return module.startsWith(`${root}/`)
    ? module
        .slice(root.length + 1)
        .split('/')
        .slice(0, 2)
        .join('/')
    : 'the build';
}
