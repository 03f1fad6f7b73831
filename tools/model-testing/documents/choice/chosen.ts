/** Selects the cases of a document: few and short ones that reach the requested coverage, or all frozen cases. */
import type { MachineFixtures } from '../../../fixtures/machine-fixtures.ts';
import { performed } from '../../cases/replay.ts';
import type { TestCase } from '../../cases/test-case.ts';
import type { Walk } from '../../explore.ts';
import { GOAL_KINDS, type GoalKind, KnownWays, metOn } from './known-ways.ts';

/** Coverage options: every state, every transition, each guard both ways, or all frozen cases (`pairs`). */
export const COVERAGES = [...GOAL_KINDS, 'pairs'] as const;
export type CoverageKind = (typeof COVERAGES)[number];

/** Returns the cases for a coverage, nearest goals first. */
export function chosenCases(
  fixtures: MachineFixtures,
  frozen: readonly TestCase[],
  coverage: CoverageKind,
): readonly TestCase[] {
  if (coverage === 'pairs') return frozen;
  const walks = new KnownWays(fixtures, frozen).shortestWalks(coverage);
  const distinct = [...new Map([...walks.values()].map((walk) => [textOf(walk), walk])).values()];
  const whole = distinct.filter((walk) => !distinct.some((other) => isBeginningOf(walk, other)));
  return withoutNeedless(fixtures, whole, coverage).map((walk) => performed(fixtures, walk));
}

/** Removes walks whose goals the other walks meet too, starting with the shortest. */
function withoutNeedless(fixtures: MachineFixtures, walks: readonly Walk[], kind: GoalKind): readonly Walk[] {
  const met = new Map(walks.map((walk) => [walk, metOn(fixtures, walk)?.[kind] ?? new Set<string>()]));
  const times = new Map<string, number>();
  for (const goals of met.values()) for (const goal of goals) times.set(goal, (times.get(goal) ?? 0) + 1);
  const kept = new Set(walks);
  for (const walk of walks.toSorted((one, other) => one.steps.length - other.steps.length)) {
    const goals = [...(met.get(walk) ?? [])];
    if (goals.some((goal) => times.get(goal) === 1)) continue;
    kept.delete(walk);
    for (const goal of goals) times.set(goal, (times.get(goal) ?? 0) - 1);
  }
  return [...kept];
}

function isBeginningOf(walk: Walk, other: Walk): boolean {
  return walk !== other && textOf(other).startsWith(`${textOf(walk)}\n`);
}

function textOf({ input, steps }: Walk): string {
  return [input, ...steps].join('\n');
}
