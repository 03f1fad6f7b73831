/** What a capsule reads from the lab and restores in it, by HTTP (docs/lab.md). */
import {
  array,
  boolean,
  type Infer,
  integer,
  is,
  nullable,
  string,
  type as shape,
  unknown,
} from 'superstruct';
import type { Capsule, LabActs } from './format.ts';

const LAB = '/__lab';

/** The fields of `GET /__lab/state` that a capsule needs. */
const LabState = shape({
  clock: shape({ now: string(), frozen: boolean() }),
  scenario: nullable(string()),
  seed: nullable(integer()),
  acts: array(shape({ number: integer(), at: string(), method: string(), verb: string(), body: unknown() })),
});
export type LabState = Infer<typeof LabState>;

/** The lab's state; null without a lab, because the site can be developed against another backend. */
export async function askLab(): Promise<LabState | null> {
  try {
    const response = await fetch(`${LAB}/state`, { cache: 'no-store' });
    const state: unknown = response.ok ? await response.json() : null;
    return is(state, LabState) ? state : null;
  } catch {
    return null;
  }
}

/**
 * The calls that changed the lab's world, split into those before and those since the page started. After a reset
 * only `since` is known.
 */
export function actsSince(start: LabState | null, now: LabState | null): LabActs | null {
  if (!start || !now) return null;
  const begin = (state: LabState) => [state.scenario, state.seed, state.acts[0]?.at ?? null];
  const last = start.acts.at(-1)?.number ?? 0;
  const then = now.acts.find(({ number }) => number === last)?.at ?? null;
  const isOther = last > 0 && (then ?? start.acts.at(-1)?.at) !== start.acts.at(-1)?.at;
  const wasReset =
    isOther ||
    (now.acts.at(-1)?.number ?? 0) < last ||
    String(begin(start).slice(0, 2)) !== String(begin(now).slice(0, 2));
  return wasReset
    ? { wasReset, before: [], since: now.acts }
    : { wasReset, before: start.acts, since: now.acts.filter(({ number }) => number > last) };
}

export type Restoring = Pick<Capsule, 'scenario' | 'seed' | 'clock' | 'player' | 'lab'>;

/**
 * Restores the lab's world as it was when the recorded page started: reset, the calls made before, the clock, then
 * the login. Returns why that is impossible, as a sentence; null if it worked.
 */
export async function restoreLab({ scenario, seed, clock, player, lab }: Restoring): Promise<string | null> {
  if (scenario === null || clock === null) return 'The capsule does not know how the lab’s world had begun.';
  try {
    await post('reset', { scenario, ...(seed !== null && { seed }) });
    for (const { method, verb, body } of lab?.before ?? []) {
      if (verb !== 'session') await call(method, verb, body);
    }
    await post('clock', { now: clock.now, frozen: clock.frozen });
    if (player !== null) await post('session', { username: player });
    return null;
  } catch (problem) {
    return `The lab rejected: ${problem instanceof Error ? problem.message : String(problem)}`;
  }
}

function post(verb: string, body: unknown): Promise<void> {
  return call('POST', verb, body);
}

async function call(method: string, verb: string, body: unknown): Promise<void> {
  const response = await fetch(`${LAB}/${verb}`, {
    method,
    ...(method === 'POST' && {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  });
  if (!response.ok) throw new Error(`${verb}: ${response.status} ${await response.text()}`);
}
