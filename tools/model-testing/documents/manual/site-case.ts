/** Converts a machine's case to a manual case on the site, if the phrase book can express each of its steps. */
import type { Chart } from '../../../chart/chart.ts';
import type { MachineFixtures } from '../../../fixtures/machine-fixtures.ts';
import { type TestCase, walkOf } from '../../cases/test-case.ts';
import type { Assertion } from '../../player/walk.ts';
import { lab } from '../phrases/actions.ts';
import { SITE_PHRASES } from '../phrases/all-site-phrases.ts';
import type { SitePhrases } from '../phrases/site-phrases.ts';
import type { Action, Expectation, ManualCase, ManualStep } from './manual-case.ts';
import { signIn } from './player-case.ts';
import { type Scene, scenesOf } from './scenes.ts';
import { subjectOf, viewerOf } from './viewer-case.ts';

/** Returns null if a step cannot be performed by hand, or its result cannot be seen. */
export function siteCase(fixtures: MachineFixtures, chart: Chart, testCase: TestCase): ManualCase | null {
  const phrases = SITE_PHRASES[chart.id];
  const scenes = scenesOf(fixtures, walkOf(testCase));
  const start = phrases?.starts[scenes[1]?.step ?? ''];
  if (!phrases || !start) return null;
  const steps: ManualStep[] = [];
  // The first step of a case is the machine's first answer at page load, so the tester's first action is opening the page.
  for (let index = 1; index < scenes.length; ) {
    const done = index === 1 ? [start.enter] : actOf(phrases, scenes, index);
    if (done === null) return null;
    const answered = arranged(phrases, scenes, index);
    if (answered === null) return null;
    const { actions, last } = answered;
    const expectations = seenIn(phrases, scenes.slice(index, last + 1));
    if (expectations === null) return null;
    steps.push({ actions: [...actions, ...done], expectations });
    index = last + 1;
  }
  return {
    id: testCase.id,
    machine: chart.id,
    place: 'site',
    ...subjectOf(chart, scenes),
    before: [
      lab(`reset scenario=${start.scenario}`),
      ...(start.player === null ? [] : [signIn(start.player)]),
      ...start.before,
    ],
    beginning: [],
    steps,
    viewer: viewerOf(chart.id, walkOf(testCase)),
  };
}

/** Returns the tester's actions for a step (an event or passing time); null if there are none. */
function actOf({ acts }: SitePhrases, scenes: readonly Scene[], index: number): readonly Action[] | null {
  const step = scenes[index]?.step ?? '';
  if (scenes[index]?.handling !== 'taken') return null;
  const inState = scenes[index - 1]?.states.map((state) => acts[`${state} ${step}`]).find(Boolean);
  return inState ?? acts[step] ?? null;
}

/** Returns the actions that make the following answers come as in the case, and the index of the last scene that they cover. */
function arranged(
  { acts, answers, holds }: SitePhrases,
  scenes: readonly Scene[],
  from: number,
): { readonly actions: readonly Action[]; readonly last: number } | null {
  const actions: Action[] = [];
  for (let last = from; ; last += 1) {
    const { asked = [] } = scenes[last] ?? {};
    const [actor, another] = asked;
    // A person cannot control the order of two concurrent answers.
    if (another !== undefined) return null;
    if (actor === undefined) return { actions, last };
    const next = scenes[last + 1]?.step ?? '';
    // An answer that the tester causes by hand, such as a confirmation, is an act of its own.
    const isAnswered =
      !(next in acts) && (next.startsWith(`answer ${actor}: `) || next.startsWith(`fail ${actor}: `));
    const arrangement = isAnswered ? answers[next] : holds[actor];
    if (arrangement === undefined) return null;
    actions.push(...arrangement);
    if (!isAnswered) return { actions, last };
  }
}

function seenIn({ sees, covers }: SitePhrases, scenes: readonly Scene[]): readonly Expectation[] | null {
  const states = scenes.at(-1)?.states ?? [];
  const assertions: Assertion[] = [];
  for (const state of states) {
    const seen = sees[state];
    if (!seen) return null;
    assertions.push(...seen);
  }
  for (const { step } of scenes) assertions.push(...(covers[step ?? ''] ?? []));
  return assertions.map((assertion) => ({ kind: 'sees', assertion }));
}
