/**
 * No file imports itself over others: by a type, by `import()` or by `import.meta.glob` either, which the linter's `no-cycle` does
 * not follow. A circle makes the order in which modules start, and what a part may be used without, a matter of chance.
 */
import { dirname, join, normalize } from 'node:path';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { CODE_FILES, textOf } from './files.ts';

const PRODUCT = CODE_FILES.filter((path) =>
  /^(contract|machines|src|mock-server|packages|tools|deploy)\//.test(path),
);

/** The properties of a syntax node that are used here. */
interface Node {
  readonly type: string;
  readonly value?: unknown;
  readonly source?: Node | null;
  readonly callee?: Node & { readonly property?: { readonly name?: string } };
  readonly arguments?: readonly (Node & { readonly elements?: readonly Node[] })[];
}

const IMPORTS = /^(ImportDeclaration|Export(Named|All)Declaration|ImportExpression|TSImportType)$/;

/** What each file imports, of these files. */
function importsOf(files: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const importsIn = (file: string, text: string) => {
    const found = new Set<string>();
    const at = (named: unknown) => normalize(join(dirname(file), String(named).replace(/\?.*$/, '')));
    const visit = (node: Node): void => {
      if (IMPORTS.test(node.type) && String(node.source?.value).startsWith('.'))
        found.add(at(node.source?.value));
      if (node.callee?.property?.name === 'glob') {
        const [given] = node.arguments ?? [];
        const patterns = (given?.elements ?? [given]).map((each) => patternOf(at(each?.value)));
        for (const other of files.keys()) if (patterns.some((one) => one.test(other))) found.add(other);
      }
      for (const child of Object.values(node).flat())
        if (typeof child === 'object' && child !== null && 'type' in child) visit(child as Node);
    };
    visit(parseSync(file, text).program as unknown as Node);
    return [...found].filter((other) => files.has(other));
  };
  return new Map([...files].map(([file, text]) => [file, importsIn(file, text)]));
}

/** Of a glob: `*`, `**` and `{a,b}`. */
function patternOf(glob: string): RegExp {
  const steps: Readonly<Record<string, string>> = {
    '**/': '(.*/)?',
    '*': '[^/]*',
    '{': '(',
    '}': ')',
    ',': '|',
    '.': '\\.',
    '+': '\\+',
  };
  return new RegExp(`^${glob.replace(/\*\*\/|[*{},.+]/g, (step) => steps[step] ?? step)}$`);
}

/** The files that reach themselves. */
function circlesIn(imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const left = new Map(imports);
  // What imports nothing that is left is in no circle, and no more is what nothing that is left imports.
  for (let before = -1; before !== left.size; ) {
    before = left.size;
    for (const [file, others] of left) if (!others.some((other) => left.has(other))) left.delete(file);
    const imported = new Set([...left.values()].flat());
    for (const file of left.keys()) if (!imported.has(file)) left.delete(file);
  }
  return [...left.keys()];
}

test('no file of the product imports itself over others', () => {
  const imports = importsOf(new Map(PRODUCT.map((path) => [path, textOf(path)])));
  expect(imports.get('src/app/navigation/routes.ts')).toContain('src/features/home/HomePage.tsx');
  expect(circlesIn(imports)).toEqual([]);
});
