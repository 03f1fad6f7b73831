/** What a diagram of Mermaid says. That Mermaid reads it, whatever the names, is proven by its own parser in the deep tests. */
import { expect, test } from 'vitest';
import { chartOf } from '../../machine-core/index.ts';
import { kettleMachine } from '../../machine-core/samples/kettle.ts';
import type { Mark } from '../diagram/marks.ts';
import { mermaidOf } from '../export/mermaid.ts';

const CHART = chartOf(kettleMachine);

const notesIn = (text: string) => [...text.matchAll(/note right of (\w+) : (.*)/g)].map(([, state]) => state);

test('states are in each other, regions apart, and arrows say trigger, guard and actions', () => {
  const text = mermaidOf(CHART);
  expect(text).toMatch(
    /state "boiling" as (s\d+) \{\n {4}\s+state "heater" as s\d+ \{[^]*?\n\s+--\n\s+state "lamp"/,
  );
  expect(text).toContain(' : done heatWater / measure\n');
  expect(text).toContain(' : lamp.broken · stays\n');
  expect(text).toContain(' : after 2 s\n');
});

test('notes tell the actors and descriptions; in a difference, only those of what differs', () => {
  expect(notesIn(mermaidOf(CHART)).length).toBeGreaterThan(1);
  const [, first] = CHART.nodes.map(({ id }) => id);
  const marks = new Map<string, Mark>([[first ?? '', 'changed']]);
  expect(notesIn(mermaidOf(CHART, marks)).every((state) => state === 's1')).toBe(true);
});
