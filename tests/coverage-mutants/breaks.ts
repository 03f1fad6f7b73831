/**
 * Finds the places of a source file that can be broken (mutants), and inserts a runtime switch at each. The file is compiled
 * once with all switches, and each run of the tests turns one on.
 */
import { parseSync } from 'vite';

/** An empty function; a missing array element, property or JSX element; a negated condition; or a changed literal. */
export type BreakKind = 'function' | 'element' | 'condition' | 'literal';

/** The order in which the breaks of a file are tried: the largest effect first. */
export const KINDS: readonly BreakKind[] = ['function', 'element', 'condition', 'literal'];

export interface Break {
  /** Unique in the repository: `src/app/paths.ts:12:3`. */
  readonly id: string;
  readonly kind: BreakKind;
  /** The names of the declarations, properties and functions around the place. */
  readonly within: readonly string[];
  /** The length of the place in characters. */
  readonly size: number;
}

export interface Breakable {
  readonly breaks: readonly Break[];
  readonly code: string;
}

/** The properties of a syntax node that are used here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [name: string]: unknown;
}

interface Edit {
  readonly at: number;
  readonly text: string;
  /** Nesting depth, negative for closing texts: it orders texts that are inserted at the same position. */
  readonly depth: number;
}

/** Nodes without runtime code, or which have to stay as they are. */
const LEFT =
  /^(TS(?!AsExpression|SatisfiesExpression|NonNullExpression)\w+|ImportDeclaration|ExportAllDeclaration|ImportExpression|MetaProperty)$/;

/** The function that a switch of each kind calls. */
const SWITCH = {
  function: '__isBroken',
  element: '__isBroken',
  condition: '__negated',
  literal: '__changed',
} as const;

/** Appended to the file, so that line numbers stay. The runner of the site turns a break on through `__switches`. */
const SWITCHES = [
  'function __isBroken(id) { return globalThis.__switches?.isBroken(id) ?? false; }',
  'function __negated(id, value) { return __isBroken(id) ? !value : value; }',
  'function __changed(id, value) {',
  '  if (!__isBroken(id)) return value;',
  "  return typeof value === 'boolean' ? !value : typeof value === 'number' ? value * 2 + 1 : `${value}?`;",
  '}',
].join(' ');

export function breakable(path: string, source: string): Breakable {
  const breaks: Break[] = [];
  const edits: Edit[] = [];
  const lineAt = (at: number) => source.slice(0, at).split('\n').length;

  const add = (kind: BreakKind, node: Node, within: readonly string[]): string => {
    const id = `${path}:${lineAt(node.start)}:${breaks.length}`;
    breaks.push({ id, kind, within, size: node.end - node.start });
    return `${SWITCH[kind]}("${id}"`;
  };
  const wrap = (node: Node, depth: number, open: string, close: string) => {
    edits.push({ at: node.start, text: open, depth }, { at: node.end, text: close, depth: -depth });
  };

  const breakFunction = (node: Node, depth: number, within: readonly string[]) => {
    const body = node['body'] as Node | null;
    if (!body || node['generator'] === true) return;
    if (body.type === 'BlockStatement' || body.type === 'FunctionBody') {
      edits.push({ at: body.start + 1, text: `if(${add('function', node, within)}))return;`, depth });
    } else wrap(body, depth, `${add('function', node, within)})?void 0:(`, ')');
  };

  const visit = (node: Node, parent: Node | null, depth: number, names: readonly string[]): void => {
    if (LEFT.test(node.type) || isGiven(node)) return;
    const name = nameOf(node);
    const within = name === null ? names : [...names, name];
    const next = depth + 1;
    if (/^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(node.type)) {
      if (parent?.['kind'] !== 'constructor') breakFunction(node, depth, within);
    }
    if (/^(IfStatement|ConditionalExpression)$/.test(node.type)) {
      const test = node['test'] as Node;
      wrap(test, next, `${add('condition', test, within)},`, ')');
    }
    if (node.type === 'Literal' && isChangeable(node, parent)) {
      const [open, close] = parent?.type === 'JSXAttribute' ? ['{', '}'] : ['', ''];
      wrap(node, depth, `${open}${add('literal', node, within)},`, `)${close}`);
    }
    for (const { part, open, close, absent } of removableParts(node, parent)) {
      const named = nameOf(part);
      const missing = add('element', part, named === null ? within : [...within, named]);
      wrap(part, next, `${open}${missing})?${absent}`, close);
    }
    for (const [key, value] of Object.entries(node)) {
      if (isNamePlace(node, key)) continue;
      for (const child of [value].flat()) if (isNode(child)) visit(child, node, next + 1, within);
    }
  };
  visit(parseSync(path, source).program as unknown as Node, null, 0, []);
  return { breaks, code: `${edited(source, edits)}\n;${SWITCHES}\n` };
}

interface Removable {
  readonly part: Node;
  readonly open: string;
  readonly close: string;
  /** The code without the part, up to the colon; then the opening of the code with it. */
  readonly absent: string;
}

/** Array elements, object properties, and JSX elements. */
function removableParts(node: Node, parent: Node | null): readonly Removable[] {
  if (node.type === 'ArrayExpression') {
    const elements = (node['elements'] as readonly (Node | null)[]).filter((element) => element !== null);
    return elements
      .filter(({ type }) => type !== 'SpreadElement')
      .map((part) => ({ part, open: '...(', close: '])', absent: '[]:[' }));
  }
  if (node.type === 'ObjectExpression') {
    return (node['properties'] as readonly Node[])
      .filter(({ type, kind }) => type === 'Property' && kind === 'init')
      .map((part) => ({ part, open: '...(', close: '})', absent: '{}:{' }));
  }
  if (node.type !== 'JSXElement') return [];
  const isChild = parent?.type === 'JSXElement' || parent?.type === 'JSXFragment';
  const [open, close] = isChild ? ['{', '}'] : ['(', ')'];
  return [{ part: node, open, close, absent: 'null:' }];
}

function edited(source: string, edits: readonly Edit[]): string {
  let code = '';
  let last = 0;
  // At the same position, closing texts precede opening ones, and the inner one closes first.
  for (const { at, text } of edits.toSorted((a, b) => a.at - b.at || a.depth - b.depth)) {
    code += source.slice(last, at) + text;
    last = at;
  }
  return code + source.slice(last);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Whether the node is `import.meta.glob('…')` or the like, which the bundler evaluates statically. */
function isGiven(node: Node): boolean {
  const callee = node['callee'] as Node | undefined;
  const object = callee?.['object'] as Node | undefined;
  return (
    object?.type === 'MetaProperty' ||
    (node.type === 'NewExpression' &&
      (node['arguments'] as readonly Node[]).some(
        (argument) => (argument['object'] as Node | undefined)?.type === 'MetaProperty',
      ))
  );
}

/** Whether the child is a name rather than a value: `{ name: 1 }`, `object.name`, `export … from 'name'`. */
function isNamePlace(node: Node, key: string): boolean {
  if (key === 'key' || key === 'property') return node['computed'] !== true;
  return key === 'source' || key === 'directive' || (node.type === 'JSXAttribute' && key === 'name');
}

function isChangeable({ value }: Node, parent: Node | null): boolean {
  if (!['string', 'number', 'boolean'].includes(typeof value)) return false;
  // Class names are covered by screenshots; a directive is no value.
  if (parent?.type === 'JSXAttribute') return (parent['name'] as Node)['name'] !== 'className';
  return parent?.type !== 'ExpressionStatement' && parent?.type !== 'TSEnumMember';
}

function nameOf(node: Node): string | null {
  const named = (node['id'] ?? node['key']) as Node | null | undefined;
  const name = named?.['name'] ?? named?.['value'];
  return typeof name === 'string' ? name : null;
}
