/** A simulation of one machine as text, to be stored in a URL and replayed. */
import type { Step } from '../../machine-core/index.ts';

export interface Simulation {
  /** A name from the fixtures' inputs; null for the first one. */
  readonly input: string | null;
  readonly steps: readonly Step[];
}

/**
 * Serializes as a URL fragment: `input=start&steps=send+deposit.submit;answer+submission:+open;pass*3`. Empty for no steps.
 */
export function fragmentOf({ input, steps }: Simulation): string {
  return [
    ...(input === null ? [] : [`input=${written(input)}`]),
    ...(steps.length === 0 ? [] : [`steps=${counted(steps.map(written)).join(';')}`]),
  ].join('&');
}

/** Parses a simulation from a URL fragment. Unknown parts are kept, so that `play` can report them. */
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

/** Writes consecutive equal steps once, with a count: `pass*3`. */
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

/** Encodes only the separators, so that the URL stays readable. */
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
