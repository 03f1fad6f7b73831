/** A machine played alone, from its beginning to a moment, as text: it can be written into an address and played again. */
import type { Step } from '../simulator.ts';

export interface Simulation {
  /** A name of the fixtures's inputs; null for its first. */
  readonly input: string | null;
  readonly steps: readonly Step[];
}

/** As the fragment of an address: `input=start&steps=send+deposit.submit;answer+createDeposit:+open;pass*3`. Empty at the beginning. */
export function fragmentOf({ input, steps }: Simulation): string {
  return [
    ...(input === null ? [] : [`input=${written(input)}`]),
    ...(steps.length === 0 ? [] : [`steps=${counted(steps.map(written)).join(';')}`]),
  ].join('&');
}

/** Parses a simulation from a URL fragment. Unknown parts are kept for the player of the simulation to report. */
export function simulationIn(fragment: string): Simulation {
  const fields = new Map(
    fragment.split('&').map((field) => {
      const [name = '', value = ''] = field.split('=');
      return [name, value] as const;
    }),
  );
  const input = fields.get('input');
  const steps = fields.get('steps');
  return {
    input: input ? read(input) : null,
    steps: steps ? steps.split(';').flatMap(repeated).map(read) : [],
  };
}

/** Steps that repeat are written once. */
function counted(steps: readonly string[]): readonly string[] {
  const runs: { readonly step: string; times: number }[] = [];
  for (const step of steps) {
    const last = runs.at(-1);
    if (last?.step === step) last.times += 1;
    else runs.push({ step, times: 1 });
  }
  return runs.map(({ step, times }) => (times === 1 ? step : `${step}*${times}`));
}

const MOST_REPEATED = 1_000;

function repeated(text: string): readonly string[] {
  const [, step = text, times = '1'] = /^(.*)\*(\d{1,4})$/.exec(text) ?? [];
  return Array.from({ length: Math.min(Number(times), MOST_REPEATED) }, () => step);
}

/** Readable in an address bar: only what separates is escaped. */
function written(text: string): string {
  return encodeURIComponent(text)
    .replaceAll('%3A', ':')
    .replaceAll('%2C', ',')
    .replaceAll('*', '%2A')
    .replaceAll('%20', '+');
}

function read(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
