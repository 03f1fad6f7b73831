/** Finds the machines of modules: loads each, whatever the others do, and says in one line why one cannot be shown. */
import type { AnyStateMachine } from 'xstate';
import { type Chart, chartOf } from '../chart/chart.ts';

export interface LoadedMachine {
  /** That of its module. */
  readonly path: string;
  readonly machine: AnyStateMachine;
  readonly chart: Chart;
  /** Path and export, as shown beside the machine. */
  readonly source: string;
}

export interface Loaded {
  readonly machines: readonly LoadedMachine[];
  /** One line for each module that cannot be shown: what is wrong, and the remedy. */
  readonly problems: readonly string[];
}

/** What loads each module, by its path. */
export type Modules = Readonly<Record<string, () => Promise<unknown>>>;

/** A module that has not finished its import by then is given up. */
const LONGEST_IMPORT_MS = 10_000;

/** `calls`: factories to call, `makeMachine`, or `makeMachine(1, "two")` with arguments in JSON. */
export async function machinesOf(modules: Modules, calls: readonly string[] = []): Promise<Loaded> {
  const all = Object.entries(modules).map(async ([path, load]): Promise<Loaded> => {
    try {
      const exported = await within(LONGEST_IMPORT_MS, load());
      return { machines: machinesIn(exported as object, path, calls), problems: [] };
    } catch (error) {
      return { machines: [], problems: [`${path}: ${reasonOf(error)}`] };
    }
  });
  const loaded = await Promise.all(all);
  return {
    machines: loaded.flatMap(({ machines }) => machines),
    problems: loaded.flatMap(({ problems }) => problems),
  };
}

/** Why a module cannot be shown, with the remedy. */
class Unshown extends Error {}

function machinesIn(exported: object, path: string, calls: readonly string[]): readonly LoadedMachine[] {
  const origins: { readonly name: string; readonly value: unknown }[] = [];
  for (const [name, value] of Object.entries(exported) as [string, unknown][]) {
    const call = calls.map(parsedCall).find((one) => one.name === name);
    if (typeof value !== 'function') origins.push({ name, value });
    else if (call) origins.push({ name, value: (value as (...args: unknown[]) => unknown)(...call.args) });
  }
  // A module may export a machine by its name and as its default.
  const found = origins.filter(
    ({ value }, index) => isMachine(value) && origins.findIndex((one) => one.value === value) === index,
  );
  if (found.length > 0)
    return found.map(({ name, value }) => {
      const machine = value as AnyStateMachine;
      return { path, machine, chart: chartOf(machine), source: `${path} · ${name}` };
    });
  if (origins.some(({ value }) => isOfVersion4(value)))
    throw new Unshown(
      'has a machine of XState 4, and only those of XState 5 are shown: see stately.ai/docs/migration.',
    );
  const functions = Object.entries(exported).flatMap(([name, value]) =>
    typeof value === 'function' ? [name] : [],
  );
  throw new Unshown(
    functions.length === 0
      ? 'exports no machine: export it, or leave the file out.'
      : `exports no machine: export it, or have a function called that makes it: --call ${functions[0]}, for Vite calls: ['${functions[0]}'].`,
  );
}

/** @throws if the arguments are not JSON. */
function parsedCall(call: string): { readonly name: string; readonly args: readonly unknown[] } {
  const [, name = call, args = ''] = /^([\w$]+)\((.*)\)$/s.exec(call) ?? [];
  try {
    return { name, args: JSON.parse(`[${args}]`) as readonly unknown[] };
  } catch {
    throw new Unshown(`--call ${call}: the arguments must be JSON, as in --call '${name}(1, "two")'.`);
  }
}

/** By what it has, because a module may bring its own copy of XState. */
function isMachine(value: unknown): boolean {
  return isObject(value) && 'root' in value && 'implementations' in value && 'getInitialSnapshot' in value;
}

function isOfVersion4(value: unknown): boolean {
  return isObject(value) && '__xstatenode' in value && 'withConfig' in value;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** How browsers say that a module, or what it imports, was not delivered. */
const UNDELIVERED = /dynamically imported module|Importing a module script failed/;

/** The name of a file that a bundler gives a meaning to, and Node does not. */
const BUNDLED = /[^/\\":]+\.(?:css|scss|sass|less|svg|png|jpe?g|woff2?)\b/;
const BROWSER =
  /^(window|document|navigator|location|localStorage|sessionStorage|indexedDB|HTMLElement|customElements|matchMedia|self|history|requestAnimationFrame) is not defined/;

function reasonOf(error: unknown): string {
  if (error instanceof Unshown) return error.message;
  // A module may throw anything.
  const {
    message = String(error),
    code = '',
    name = '',
    stack = '',
  } = (isObject(error) ? error : {}) as Partial<Record<'message' | 'code' | 'name' | 'stack', string>>;
  const [line = ''] = message.split('\n');
  // In a package of CommonJS, Node reads each file as JavaScript; the stack begins with its path and line.
  const read = code.includes('EXTENSION')
    ? message
    : name === 'SyntaxError' && /^.+\.\w+(?=:\d+$)/m.exec(stack.split('\n')[0] ?? '')?.[0];
  const bundled = read ? BUNDLED.exec(read)?.[0] : undefined;
  if (bundled !== undefined)
    return `imports ${bundled}, which only a bundler can: import it in the component, and not in the machine's module.`;
  const browser = BROWSER.exec(message)?.[1];
  if (browser !== undefined)
    return `uses ${browser} while it is imported, which only a browser has: use it in an action, an actor or the input.`;
  if (/^Cannot access '.+' before initialization/.test(message))
    return `is in a circle of imports, so that an actor is used before it is made (${line}): give one of the actors by provide(), in a third module.`;
  if (UNDELIVERED.test(message)) return 'cannot be loaded: the terminal of Vite says why.';
  if (code.includes('NOT_FOUND'))
    return `imports what is not there (${line}): install it, or correct the path.`;
  if (/SyntaxError|TransformError/.test(name))
    return `is not valid TypeScript: ${/ERROR: (.*)/.exec(message)?.[1] ?? line}.`;
  return `throws while it is imported (${line}): do in an action or an actor what can fail.`;
}

async function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new Unshown('does not finish its import: do not wait for something outside of an actor.')),
      milliseconds,
    );
  });
  return Promise.race([promise, limit]).finally(() => clearTimeout(timer));
}
