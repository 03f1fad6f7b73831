/** Records capsules from machines that run in the simulator. */
import { hashOf } from '../encoding.ts';
import type { Capsule } from '../format.ts';
import { VERSION } from '../migrate.ts';
import { Recorder, type RecorderOptions } from '../recorder.ts';
import {
  type MachineFixtures,
  Simulator,
  START_TIME,
  type Step,
} from '../../../packages/machine-core/index.ts';
import { HandClock } from '../../../tests/unit/src/browser.ts';

export interface Walked {
  readonly steps: readonly Step[];
}

/** The capsule of a machine that runs some steps alone in the simulator. */
export async function capsuleOfSteps(
  fixtures: MachineFixtures,
  { steps }: Walked,
  options: Partial<RecorderOptions> = {},
): Promise<Capsule> {
  let simulator: Simulator | null = null;
  const elapsed = () => (simulator ? simulator.clock.ringing() - START_TIME : 0);
  const recorder = new Recorder({ clock: new HandClock(), elapsed, ...options });
  simulator = new Simulator(fixtures, { inspect: recorder.inspect });
  for (const step of steps) simulator.take(step);
  const capsule = await capsuleIn(recorder);
  simulator.stop();
  return capsule;
}

/** The capsule after serialization and parsing, as from a file. */
export async function capsuleIn(recorder: Recorder): Promise<Capsule> {
  const { forgotten, entries, actors } = recorder.recording();
  const capsule: Capsule = {
    format: 'dok-champa-capsule',
    version: VERSION,
    made: '2026-01-05T03:00:00.000Z',
    build: { machines: '0' },
    scenario: 'default',
    seed: 1,
    clock: { now: '2026-01-05T03:00:00.000Z', frozen: false },
    player: null,
    language: { start: 'lo', end: 'lo' },
    route: { start: '/', end: '/' },
    log: { forgotten, entries },
    lab: null,
    final: { hash: await hashOf(actors), actors },
  };
  return JSON.parse(JSON.stringify(capsule)) as Capsule;
}
