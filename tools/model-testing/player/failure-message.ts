/** Formats a failure for testers: the steps, the expected and actual result, and how to repeat it. */
import { SEED } from '../../../tests/suites/depth.ts';
import type { Failure } from './replay.ts';
import type { Act } from './walk.ts';

export function reported({ walk, step, differences }: Failure): string {
  const mark = (number: number) => (number === step ? '→' : ' ');
  return [
    `${walk.id} (seed ${SEED}) is not as the player's model says, ${step === 0 ? 'at its beginning' : `after step ${step}`}:`,
    `${mark(0)}  0. ${walk.player ?? 'a visitor'} opens ${walk.path} in the scenario ${walk.scenario}`,
    ...walk.steps.slice(0, step).map(({ act }, index) => {
      const number = index + 1;
      return `${mark(number)} ${String(number).padStart(2)}. ${actText(act)}`;
    }),
    ...differences.flatMap(({ expected, seen }) => [
      `  expected: ${indented(expected)}`,
      `  seen:     ${indented(seen)}`,
    ]),
    `Again: ${againText(walk.id, step)}`,
  ].join('\n');
}

/** `bank.receivesTooLittle amount=67500`. */
export function actText({ kind, values }: Act): string {
  return [kind, ...Object.entries(values).map(([name, value]) => `${name}=${value}`)].join(' ');
}

function againText(id: string, step: number): string {
  const seed = process.env['SEED'] === undefined ? '' : `SEED=${SEED} `;
  return `${seed}npm run test:model -- --walk ${id}${step === 0 ? '' : ` --until ${step}`}`;
}

function indented(text: string): string {
  return text.replaceAll('\n', '\n            ');
}
