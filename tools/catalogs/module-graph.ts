/** The static imports, the lazy imports and the message ids of the site's modules, read from their syntax. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseSync } from 'vite';

/** A module that is imported lazily, and the catalog chunks that are named beside its import. */
export interface LazyImport {
  readonly file: string;
  readonly parts: readonly string[];
}

interface Module {
  readonly imports: readonly string[];
  readonly loads: readonly LazyImport[];
  readonly says: readonly string[];
  /** Ids that `_('…')` names and no catalog has. */
  readonly unknown: readonly string[];
}

/** The properties of a syntax node that are used here. */
interface Node {
  readonly type: string;
  readonly importKind?: string;
  readonly exportKind?: string;
  readonly value?: unknown;
  readonly source?: Node | null;
  readonly name?: string;
  readonly callee?: Node & { readonly property?: Node };
  readonly arguments?: readonly Node[];
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

/** The call that loads code late, with the catalog chunks that it needs: `lateCode(() => import('…'), withMessages('player'))`. */
const LOADS = 'lateCode';
const NAMES_PARTS = 'withMessages';

export class ModuleGraph {
  readonly #modules = new Map<string, Module>();

  /** `ids`: all message ids. A literal of that text names one, a template literal all that begin like it. */
  constructor(
    private readonly ids: ReadonlySet<string>,
    private readonly parts: readonly string[],
  ) {}

  /** A file and its static imports, transitively. */
  closureOf(file: string): ReadonlySet<string> {
    const reached = new Set<string>();
    const reach = (next: string): void => {
      if (reached.has(next)) return;
      reached.add(next);
      for (const other of this.#at(next).imports) reach(other);
    };
    reach(file);
    return reached;
  }

  idsIn(file: string): readonly string[] {
    return this.#at(file).says;
  }

  /** Ids that a file names and no catalog has. */
  unknownIn(file: string): readonly string[] {
    return this.#at(file).unknown;
  }

  /** What is loaded lazily, from these files on. */
  lazyImportsFrom(files: readonly string[]): readonly LazyImport[] {
    const found = new Map<string, LazyImport>();
    const collect = (file: string): void => {
      for (const loaded of this.closureOf(file)) {
        for (const late of this.#at(loaded).loads) {
          const name = `${late.file} ${late.parts.join(' ')}`;
          if (found.has(name)) continue;
          found.set(name, late);
          collect(late.file);
        }
      }
    };
    for (const file of files) collect(file);
    return [...found.values()];
  }

  #at(file: string): Module {
    const known = this.#modules.get(file);
    if (known) return known;
    const imports: string[] = [];
    const loads: LazyImport[] = [];
    const says: string[] = [];
    const unknown: string[] = [];
    const visit = (node: Node, beside: readonly string[]): void => {
      if (/^(Import|Export(Named|All))Declaration$/.test(node.type) && node.source) {
        const path = ownFile(file, node.source);
        if (path && node.importKind !== 'type' && node.exportKind !== 'type') imports.push(path);
        return;
      }
      if (node.type === 'ImportExpression') {
        const path = ownFile(file, node.source);
        if (path) loads.push({ file: path, parts: beside });
      }
      if (node.type === 'Literal' && this.ids.has(String(node.value))) says.push(String(node.value));
      if (node.type === 'TemplateLiteral')
        says.push(...this.#beginningWith(node.quasis?.[0]?.value.raw ?? ''));
      if (node.type === 'CallExpression' && node.callee?.property?.name === '_') {
        const id = node.arguments?.[0]?.value;
        if (typeof id === 'string' && !this.ids.has(id)) unknown.push(id);
      }
      const within = this.#partsOfCall(node) ?? beside;
      for (const child of Object.values(node).flat())
        if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node, within);
    };
    visit(parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node, []);
    const module = { imports, loads, says, unknown };
    this.#modules.set(file, module);
    return module;
  }

  #beginningWith(beginning: string): readonly string[] {
    return /^[a-z][\w.]*\.$/i.test(beginning) ? [...this.ids].filter((id) => id.startsWith(beginning)) : [];
  }

  #partsOfCall(node: Node): readonly string[] | null {
    if (node.type !== 'CallExpression' || node.callee?.name !== LOADS) return null;
    const named = node.arguments?.find(({ callee }) => callee?.name === NAMES_PARTS);
    return this.parts.filter((part) => named?.arguments?.some(({ value }) => value === part));
  }
}

/** The path of an import's source if it is a file of the repository, else null. */
function ownFile(from: string, source: Node | null | undefined): string | null {
  const named = String(source?.value);
  const path = resolve(dirname(from), named);
  return /^\.{1,2}\/.*\.tsx?$/.test(named) && existsSync(path) ? path : null;
}
