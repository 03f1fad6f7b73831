/** Download sizes of a build, read from its files, for the budget and `npm run bench -- weight`. */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { PRERENDERED_FOLDER, SERVER_FOLDER } from '../../deploy/prerendered-page-names.ts';
import { type CodeWeight, type Weights, WEIGHTS_FILE } from '../../deploy/weights.ts';

/** A file of a first load, with its gzipped size in bytes. */
export interface Travelling {
  readonly file: string;
  readonly gzip: number;
}

export class Build {
  readonly #folder: string;
  readonly weights: Weights;

  constructor(folder: string) {
    this.#folder = folder;
    this.weights = JSON.parse(readFileSync(join(folder, SERVER_FOLDER, WEIGHTS_FILE), 'utf8')) as Weights;
  }

  /** The files that a prerendered page references in its head. Styles are inline in the page. */
  firstLoad(language: string, name: string): readonly Travelling[] {
    const page = this.#page(language, name);
    const files = new Set(
      [
        ...page.matchAll(/<(?:link rel="(?:modulepreload|preload)"|script)[^>]*(?:href|src)="\/([^"]+)"/g),
      ].map(([, file = '']) => file),
    );
    return [...files].map((file) => ({ file, gzip: this.#travels(file) }));
  }

  /** The number of elements of a prerendered page, with its head, without the links to fonts, which not every language has. */
  elements(language: string, name: string): number {
    const markup = this.#page(language, name).replace(/<(script|style)\b([^>]*)>[\s\S]*?<\/\1>/g, '<$1$2>');
    return markup.match(/<[a-z](?![^>]* as="font")/g)?.length ?? 0;
  }

  #page(language: string, name: string): string {
    return readFileSync(
      join(this.#folder, SERVER_FOLDER, PRERENDERED_FOLDER, language, `${name}.html`),
      'utf8',
    );
  }

  get styles(): number {
    return this.weights.styles.reduce((sum, { gzip }) => sum + gzip, 0);
  }

  /** The built file that contains a module, and its imports, transitively. */
  closureOf(module: string): ReadonlySet<CodeWeight> {
    const reached = new Set<CodeWeight>();
    const reach = (code: CodeWeight | undefined): void => {
      if (!code || reached.has(code)) return;
      reached.add(code);
      for (const file of code.imports) reach(this.weights.code.find((other) => other.file === file));
    };
    const [first] = this.weights.code.filter(({ modules }) => modules.includes(module));
    if (!first) throw new Error(`The build has no ${module}.`);
    reach(first);
    return reached;
  }

  /** The bytes that loading a module adds when the other modules are loaded already. */
  beyond(module: string, others: readonly string[]): number {
    const known = new Set(others.flatMap((other) => [...this.closureOf(other)]));
    return sum([...this.closureOf(module)].filter((code) => !known.has(code)));
  }

  #travels(file: string): number {
    const path = join(this.#folder, file);
    return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
  }
}

export function sum(files: readonly Pick<Travelling, 'gzip'>[]): number {
  return files.reduce((total, { gzip }) => total + gzip, 0);
}

export const isFont = ({ file }: Travelling) => file.endsWith('.woff2');
export const isCode = ({ file }: Travelling) => file.endsWith('.js');
