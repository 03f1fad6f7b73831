/** Sizes of the build's files, written next to the server's own files, for the size budget and its report. */
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';

/** A code file with its dependencies. Sizes in bytes. */
export interface CodeWeight {
  readonly file: string;
  readonly gzip: number;
  /** The code files that this file imports statically. */
  readonly imports: readonly string[];
  /** The source modules in this file. */
  readonly modules: readonly string[];
  /** Bytes before minification, by package or by folder of the repository. */
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

/** In the build's `.server` folder. */
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

/** Returns the package of a module or its folder in the repository: `react-dom`, `src/ui`. */
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
