/** What has walked the product's machines: the rules of `tests/machines`, the generated cases, and the capsule that is open. */
import { measureOf, type FrozenCases } from '../../packages/machine-tests/index.ts';
import type { Proof, Walked } from '../../packages/machine-viewer/index.ts';
import { openedNow } from '../recording/page/opened.ts';
import { RULES_FOLDER } from './paths.ts';

/** What `expectEveryTransitionTaken` of the tests writes at the end of a file. */
interface Taken {
  readonly tests: number;
  readonly transitions: readonly string[];
}

const RULES: Proof = {
  id: 'rules',
  title: 'The written tests',
  note: 'Each proves a rule that people have written down. They run in every npm test.',
  async walkedIn({ machine }) {
    const response = await fetch(`/${RULES_FOLDER}/${machine.id}.json`, {
      // Without it, the development server answers with the page of the site.
      headers: { Accept: 'application/json' },
    });
    if (!response.ok)
      throw new Error(
        'They have not run on this computer yet, so they are not counted here. Ask a developer to run them once (npm test -- tests/machines), then load this page again.',
      );
    const { tests, transitions } = (await response.json()) as Taken;
    return { transitions: new Set(transitions), summary: ['{tests} tests', { tests }] };
  },
};

const FROZEN = import.meta.glob<FrozenCases>('../model-testing/frozen/*.json', { import: 'default' });

/** What has been measured once: a replay takes a second. */
const measured = new Map<string, Walked>();

const CASES: Proof = {
  id: 'cases',
  title: 'The generated cases',
  note: 'They run in every npm test too, and fail there if a machine does anything else than agreed.',
  async walkedIn({ machine, fixtures, chart }) {
    const known = measured.get(machine.id);
    if (known) return known;
    const frozen = await FROZEN[`../model-testing/frozen/${machine.id}.json`]?.();
    if (!frozen) return null;
    const { cases, steps, deviations, tallies } = measureOf(fixtures, frozen);
    const missing = new Set(tallies.transitions.missing);
    const walked: Walked = {
      transitions: new Set(chart.edges.map(({ id }) => id).filter((id) => !missing.has(id))),
      summary: [
        deviations.length === 0
          ? '{cases} cases, {steps} steps'
          : '{cases} cases, {steps} steps, {deviations} no longer as frozen',
        { cases, steps, deviations: deviations.length },
      ],
    };
    measured.set(machine.id, walked);
    return walked;
  },
};

const RECORDING: Proof = {
  id: 'recording',
  title: 'The capsule that is open',
  note: 'A recording of the site, opened in the tab Capsule.',
  async walkedIn({ machine }) {
    const steps = openedNow()?.steps.filter((step) => step.machine === machine.id) ?? [];
    if (steps.length === 0) return null;
    return {
      transitions: new Set(steps.flatMap(({ logEntry }) => logEntry?.walked ?? [])),
      summary: ['{count} steps', { count: steps.length }],
    };
  },
};

/** In a build of the viewer there is no result of a test. */
export const PROOFS: readonly Proof[] = import.meta.env.DEV ? [RULES, CASES, RECORDING] : [CASES, RECORDING];
