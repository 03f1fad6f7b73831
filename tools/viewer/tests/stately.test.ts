// @module-tag deep
/**
 * Stately's extractor reads the machine files: every state, transition and description. What it does not read is listed in
 * tools/viewer/stately/README.md.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type AnyStateMachine, createMachine } from 'xstate';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { REPOSITORY } from '../../../tests/suites/child.ts';
import { type Chart, chartOf } from '../../../packages/machine-core/index.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { type ExtractedMachine, installedExtractor, readConfig } from '../stately/extractor.ts';

const read = await installedExtractor();

const MACHINES = ALL_FIXTURES.map(({ machine }) => machine);

/** The names in the first column of the table. */
const LISTED = [
  ...readFileSync(join(REPOSITORY, 'tools/viewer/stately/README.md'), 'utf8').matchAll(/^\| `(\w+)`/gm),
].map(([, name]) => name);

beforeEach(() => {
  // The extractor prints parameters that are functions. The table lists them.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe.each(MACHINES)('$id', (machine) => {
  test('has every state, transition and description of its chart', () => {
    expect(readChart(read(codeOf(machine)))).toEqual(configuredChart(machine));
  });

  test('has the same source and target as the chart for every transition', () => {
    const targets = read(codeOf(machine))
      .getTransitionTargets()
      .flatMap(({ fromPath, targetPath }) =>
        targetPath.map((path) => `${stateId(machine, fromPath)} → ${path && stateId(machine, path)}`),
      );
    const expected = chartOf(machine).edges.flatMap(({ source, targets: ids }) =>
      ids.map((id) => `${source} → ${id}`),
    );
    expect(targets.toSorted()).toEqual(expected.toSorted());
  });
});

test('the table lists each part of a machine that is not read, and no other', () => {
  expect(LISTED).toEqual([...new Set(MACHINES.flatMap(unreadParts))].toSorted());
});

test.each([
  ['a target', /target: '(\w+)'/, "target: TARGETS['$1']"],
  ['a description', /description: ('The site sends [^']+')/, 'description: textOf($1)'],
  ['a guard', /guard: '(\w+)'/, "guard: GUARDS['$1']"],
])('%s that is computed is not read', (_, written, computed) => {
  const machine = MACHINES.find(({ id }) => id === 'submission') ?? expect.fail('there is no submission');
  const code = codeOf(machine);
  expect(code).toMatch(written);
  expect(readChart(read(code.replace(written, computed)))).not.toEqual(configuredChart(machine));
});

function codeOf({ id }: AnyStateMachine): string {
  return readFileSync(join(REPOSITORY, `machines/${id}.machine.ts`), 'utf8');
}

function readChart(machine: ExtractedMachine): Chart {
  return chartOf(createMachine(readConfig(machine.toConfig()) as object));
}

/** The chart without the implementations, which have the lengths of the delays, and without what the table lists. */
function configuredChart({ config }: AnyStateMachine): Chart {
  const chart = chartOf(createMachine(config));
  return {
    ...chart,
    guards: {},
    nodes: chart.nodes.map((node) => ({ ...node, hasOutput: false })),
    edges: chart.edges.map((edge) => ({ ...edge, reenter: false })),
  };
}

function stateId({ id }: AnyStateMachine, path: readonly string[]): string {
  return [id, ...path].join('.');
}

/** Names of parts that the machine's file has more often than what the extractor reads of it. */
function unreadParts(machine: AnyStateMachine): readonly string[] {
  const extracted = read(codeOf(machine));
  const found = countParts(readConfig(extracted.toConfig()));
  const parts = [...countParts(machine.config)].filter(([name, count]) => count > (found.get(name) ?? 0));
  const implemented = extracted.getAllMachineImplementations();
  const isSetUp = Object.entries(machine.implementations).every(([kind, own]) =>
    Object.keys(own).every((name) => name in (implemented[kind] ?? {})),
  );
  return [...parts.map(([name]) => name), ...(isSetUp ? [] : ['setup'])];
}

/** How often each key is in a configuration. */
function countParts(config: unknown, counts = new Map<string, number>()): ReadonlyMap<string, number> {
  if (typeof config !== 'object' || config === null) return counts;
  for (const [key, value] of Object.entries(config)) {
    // `setup` adds the schemas, and the extractor quotes code that it cannot read.
    if (key === 'schemas' || (typeof value === 'string' && value.startsWith('{{'))) continue;
    if (!Array.isArray(config)) counts.set(key, (counts.get(key) ?? 0) + 1);
    if (key !== 'meta') countParts(value, counts);
  }
  return counts;
}
