/** Converts a machine's case to a manual case in the viewer, where each step has a button. */
import type { Chart } from '../../../chart/chart.ts';
import { queryOf } from '../../../viewer/page/address.ts';
import { VIEWER_PATH } from '../../../viewer/paths.ts';
import type { Step } from '../../../simulator/simulator.ts';
import type { MachineFixtures } from '../../../fixtures/machine-fixtures.ts';
import { fragmentOf } from '../../../simulator/panel/simulation.ts';
import type { TestCase } from '../../cases/test-case.ts';
import { walkOf } from '../../cases/test-case.ts';
import type { Walk } from '../../explore.ts';
import type { About, Action, Expectation, ManualCase } from './manual-case.ts';
import { type Scene, scenesOf } from './scenes.ts';

/** Works for every case of every machine. */
export function viewerCase(fixtures: MachineFixtures, chart: Chart, testCase: TestCase): ManualCase {
  const { input } = testCase;
  const scenes = scenesOf(fixtures, walkOf(testCase));
  const [first, ...rest] = scenes;
  const viewer = viewerOf(chart.id, walkOf(testCase));
  const hasChoice = Object.keys(fixtures.inputs).length > 1;
  return {
    id: testCase.id,
    machine: chart.id,
    place: 'viewer',
    ...subjectOf(chart, scenes),
    before: [
      { kind: 'open', path: viewer.beginning },
      ...(hasChoice ? [{ kind: 'begin', input } as const] : []),
    ],
    beginning: first ? expectationsOf(first) : [],
    steps: rest.map((scene, index) => ({
      actions: [actionOf(scene, scenes[index]?.open ?? {})],
      expectations: expectationsOf(scene),
    })),
    viewer,
  };
}

/** Returns the paths of the walk's simulation at its first and last moment. */
export function viewerOf(machine: string, { input, steps }: Walk): { beginning: string; end: string } {
  const query = queryOf({ machine, at: null, tab: 'simulate', labels: 'en' });
  const address = (taken: readonly Step[]) => `${VIEWER_PATH}${query}#${fragmentOf({ input, steps: taken })}`;
  return { beginning: address([]), end: address(steps) };
}

/** Returns the last transition that the case takes, and all sections that its transitions name. */
export function subjectOf(
  chart: Chart,
  scenes: readonly Scene[],
): { readonly about: About; readonly rules: readonly string[] } {
  const last = scenes.findLast(({ taken }) => taken.length > 0)?.taken[0];
  const taken = new Set(scenes.flatMap((scene) => scene.taken));
  const edges = chart.edges.filter(({ id }) => taken.has(id));
  const own = chart.edges.find(({ id }) => id === last)?.sections ?? [];
  const sections = [...own, ...edges.flatMap((edge) => edge.sections), ...(chart.nodes[0]?.sections ?? [])];
  return {
    about:
      last === undefined
        ? { kind: 'beginning', states: scenes[0]?.states ?? [] }
        : { kind: 'transition', id: last },
    rules: [...new Set(sections)],
  };
}

function actionOf({ step, handling, waited }: Scene, open: Readonly<Record<string, string>>): Action {
  const [, verb = '', rest = ''] = /^(send|answer|fail|pass)(?: (.+))?$/.exec(step ?? '') ?? [];
  switch (verb) {
    case 'send':
      if (handling === 'unhandled') return { kind: 'lookUnheard', event: rest };
      return { kind: handling === 'rejected' ? 'sendRejected' : 'send', event: rest };
    case 'answer':
    case 'fail': {
      const [invocation = '', name = ''] = rest.split(': ');
      return { kind: verb, invocation, actor: open[invocation] ?? invocation, name };
    }
    default:
      return { kind: 'pass', milliseconds: waited ?? 0 };
  }
}

function expectationsOf({ step, taken, states, asked, said, hasEnded }: Scene): readonly Expectation[] {
  if (step !== null && taken.length === 0) return [{ kind: 'nothing' }, { kind: 'states', states }];
  return [
    { kind: 'states', states },
    ...asked.map((name) => ({ kind: 'asks', name }) as const),
    ...said.map((name) => ({ kind: 'says', name }) as const),
    ...(hasEnded ? [{ kind: 'ended' } as const] : []),
  ];
}
