/** What has walked the product's machines: the rules of `tests/machines`, the generated cases, and the capsule that is open. */
import { counted } from '../../packages/machine-core/index.ts';
import { type FrozenCases, measureOf } from '../../packages/machine-tests/index.ts';
import type { Proof } from '../../packages/machine-viewer/index.ts';
import { openedNow } from '../recording/page/opened.ts';
import { RULES_FOLDER } from './paths.ts';

/** What `expectEveryTransitionTaken` of the tests writes at the end of a file. */
interface Taken {
  readonly tests: number;
  readonly transitions: readonly string[];
}

const RULES: Proof = {
  id: 'rules',
  title: 'The rules of tests/machines',
  isUsual: true,
  async walkedIn({ machine }) {
    const response = await fetch(`/${RULES_FOLDER}/${machine.id}.json`, {
      // Without it, the development server answers with the page of the site.
      headers: { Accept: 'application/json' },
    });
    if (!response.ok) throw new Error('not run here yet: npm test -- tests/machines');
    const { tests, transitions } = (await response.json()) as Taken;
    return { transitions: new Set(transitions), summary: counted(tests, 'test') };
  },
};

const FROZEN = import.meta.glob<FrozenCases>('../model-testing/frozen/*.json', { import: 'default' });

const CASES: Proof = {
  id: 'cases',
  title: 'The generated cases',
  isUsual: true,
  async walkedIn({ machine, fixtures, chart }) {
    const frozen = await FROZEN[`../model-testing/frozen/${machine.id}.json`]?.();
    if (!frozen) return null;
    const { cases, steps, deviations, tallies } = measureOf(fixtures, frozen);
    const missing = new Set(tallies.transitions.missing);
    const deviating = deviations.length === 0 ? '' : `, ${deviations.length} no longer as frozen`;
    return {
      transitions: new Set(chart.edges.map(({ id }) => id).filter((id) => !missing.has(id))),
      summary: `${counted(cases, 'case')}, ${counted(steps, 'step')}${deviating}`,
    };
  },
};

const RECORDING: Proof = {
  id: 'recording',
  title: 'The capsule that is open',
  isUsual: false,
  async walkedIn({ machine }) {
    const steps = openedNow()?.steps.filter((step) => step.machine === machine.id) ?? [];
    if (steps.length === 0) return null;
    return {
      transitions: new Set(steps.flatMap(({ logEntry }) => logEntry?.walked ?? [])),
      summary: counted(steps.length, 'step'),
    };
  },
};

/** In a build of the viewer there is no result of a test. */
export const PROOFS: readonly Proof[] = import.meta.env.DEV ? [RULES, CASES, RECORDING] : [CASES, RECORDING];
