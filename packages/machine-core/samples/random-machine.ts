/** Machines that nobody wrote: any nesting of states, with every kind of transition, from a seed. */
import { type AnyStateMachine, assign, createMachine, raise } from 'xstate';

/** Numbers from 0 to 1, the same ones in every run. */
export function randomNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
}

type Part = Record<string, unknown>;

const EVENTS = ['A', 'B', 'a.b', 'a.*', '*'];
const MOST_STATES = 14;
/** Many of the machines are in an endless loop sooner or later. */
const MOST_MICROSTEPS = 40;

export function randomMachine(seed: number): AnyStateMachine {
  const random = randomNumbers(seed);
  const isLucky = (chance: number) => random() < chance;
  const anyOf = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)] as Value;
  const upTo = (most: number) => Math.floor(random() * (most + 1));
  const all: { readonly id: string; readonly config: Part; readonly isHistory: boolean }[] = [];

  const state = (depth: number): Part => {
    const id = `s ${all.length}`;
    const config: Part = { id };
    all.push({ id, config, isHistory: false });
    const count = depth > 3 || all.length > MOST_STATES ? 0 : depth === 0 ? 2 + upTo(2) : upTo(3);
    if (count === 0) {
      if (depth > 0 && isLucky(0.15)) config['type'] = 'final';
      return config;
    }
    const children = Array.from({ length: count }, (_, index) => [`k${index}`, state(depth + 1)] as const);
    config['states'] = Object.fromEntries(children);
    if (isLucky(0.35)) config['type'] = 'parallel';
    else config['initial'] = anyOf(children)[0];
    if (isLucky(0.3)) {
      const recalling = { id: `s ${all.length}`, type: 'history', history: anyOf(['shallow', 'deep']) };
      all.push({ id: recalling.id, config: recalling, isHistory: true });
      (config['states'] as Part)['past'] = recalling;
    }
    return config;
  };
  const guard = () =>
    anyOf([
      undefined,
      undefined,
      ({ context }: { readonly context: { readonly n: number } }) => context.n % 2 === 0,
      ({ context }: { readonly context: { readonly n: number } }) => context.n % 3 === 1,
      ({ event }: { readonly event: { readonly of?: { readonly size: number } } }) =>
        (event.of as { readonly size: number }).size > 0,
    ]);
  const count = assign({ n: ({ context }: { readonly context: { readonly n: number } }) => context.n + 1 });
  const way = (): Part => ({
    ...(isLucky(0.8) && { target: `#${anyOf(all.slice(1)).id}` }),
    ...(isLucky(0.3) && { reenter: true }),
    guard: isLucky(0.2) ? guard() : anyOf([undefined, guard()]),
    actions: [...(isLucky(0.6) ? [count] : []), ...(isLucky(0.1) ? [raise({ type: 'B' })] : [])],
  });
  const ways = () => Array.from({ length: 1 + upTo(1) }, way);

  const root = state(0);
  for (const { config, isHistory } of all) {
    if (isHistory || config['type'] === 'final') continue;
    config['on'] = Object.fromEntries(
      EVENTS.filter(() => isLucky(0.3)).map((type) => [type, isLucky(0.1) ? undefined : ways()]),
    );
    if (isLucky(0.1)) config['always'] = ways().map((one) => ({ ...one, guard: guard(), actions: [count] }));
    if (isLucky(0.2)) config['after'] = { 0.5: ways() };
    if (isLucky(0.2))
      config['invoke'] = { src: 'work', onDone: ways(), ...(isLucky(0.5) && { onError: ways() }) };
    if (config['states'] && isLucky(0.4)) config['onDone'] = ways();
  }
  return createMachine({ context: { n: 0 }, ...root, options: { maxIterations: MOST_MICROSTEPS } } as object);
}
