/** An operator's own module that sets a target up: how a player comes to be, how money arrives. Each function is optional. */
import { pathToFileURL } from 'node:url';
import { NotReached } from '../rule/outcome.ts';
import type { Verbs } from './lab.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

export interface Adapter extends Partial<Verbs> {
  /** A new player, who has a bank account if it is wished; in place of a registration by the kit. */
  newPlayer?(wish: { readonly bankAccount: boolean }): Promise<Credentials>;
}

const VERBS = [
  'pay',
  'bank',
  'staff',
  'credit',
  'rate',
  'advance',
  'rows',
] as const satisfies (keyof Verbs)[];

/** The verbs of an adapter. One that it lacks, or that fails, leaves the rules that need it not reached. */
export function adapterVerbs(adapter: Adapter): Verbs {
  const verb = (name: keyof Verbs) => [
    name,
    async (...given: readonly unknown[]) => {
      const own = adapter[name] as ((...all: readonly unknown[]) => Promise<unknown>) | undefined;
      if (!own) throw new NotReached(`an adapter with ${name}()`);
      return fromAdapter(name, () => own.apply(adapter, [...given]));
    },
  ];
  return Object.fromEntries(VERBS.map(verb)) as unknown as Verbs;
}

/** Calls a function of the adapter. What it throws is no finding about the server. */
export async function fromAdapter<T>(name: keyof Adapter, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (thrown) {
    throw new NotReached(
      `an adapter whose ${name}() succeeds: ${thrown instanceof Error ? thrown.message : String(thrown)}`,
    );
  }
}

/** Loads the module's default export: the adapter, or a function that makes one for the target. Throws an Error that says what is wrong. */
export async function loadAdapter(file: string, target: { readonly baseUrl: string }): Promise<Adapter> {
  const { default: exported } = (await import(pathToFileURL(file).href)) as { default?: unknown };
  const adapter: unknown = typeof exported === 'function' ? await exported(target) : exported;
  if (typeof adapter !== 'object' || adapter === null) throw new Error('it has no adapter as default export');
  const known: readonly string[] = [...VERBS, 'newPlayer'];
  for (const [name, value] of Object.entries(adapter)) {
    if (typeof value === 'function' && !known.includes(name)) {
      throw new Error(`${name}() is not one of ${known.join(', ')}`);
    }
  }
  return adapter;
}
