/** The Mermaid text is parsed, and must have the states and transitions of the chart. */
import { describe, expect, test } from 'vitest';
import { CHARTS } from '../../../../fixtures/charts.ts';
import { labelOf, mermaidOf } from '../../../documents/mermaid.ts';

const ARROW = /^ +(\w+) --> (\w+): (.+)$/;

describe.each(CHARTS)('$id', (chart) => {
  const lines = mermaidOf(chart).split('\n');
  const idOf = (name: string) => name.replaceAll('__', '.');

  test('each target of a transition is one arrow, and there are no others', () => {
    const arrows = lines.flatMap((line) => {
      const [found, source = '', target = '', label = ''] = ARROW.exec(line) ?? [];
      return found === undefined ? [] : [`${idOf(source)} → ${idOf(target)}: ${label}`];
    });
    const expected = chart.edges.flatMap((edge) =>
      edge.targets.map((target) => `${edge.source} → ${target}: ${labelOf(edge)}`),
    );
    expect(arrows.toSorted()).toEqual(expected.toSorted());
  });

  test('each transition without a target is a line in the note of its state', () => {
    let noted: string | null = null;
    const notes: string[] = [];
    for (const line of lines) {
      const [, name] = /^ *note right of (\w+)$/.exec(line) ?? [];
      if (name !== undefined) noted = idOf(name);
      else if (/^ *end note$/.test(line)) noted = null;
      else if (noted !== null) notes.push(`${noted}: ${line.trim()}`);
    }
    const expected = chart.edges
      .filter(({ targets }) => targets.length === 0)
      .map((edge) => `${edge.source}: ${labelOf(edge)}`);
    expect(notes.toSorted()).toEqual(expected.toSorted());
  });

  test('each state is declared once', () => {
    const declared = lines.flatMap((line) => {
      const [, name] = /^ *state ".+" as (\w+)/.exec(line) ?? [];
      return name === undefined ? [] : [idOf(name)];
    });
    expect(declared.toSorted()).toEqual(chart.nodes.map(({ id }) => id).toSorted());
  });
});
