import type { Chart } from '../chart/chart.ts';
import { wordsOf } from '../chart/chart.ts';
import type { Spoken } from '../words/spoken.ts';

/** A state or a transition in which what was looked for occurs. */
export interface Found {
  readonly machine: string;
  readonly id: string;
  readonly kind: 'state' | 'transition';
  readonly title: string;
  readonly words: string;
}

interface Entry extends Found {
  readonly text: string;
}

/** Where every wanted word occurs: in names of states, events, guards, actions, actors and tags, and in what they say. */
export function find(charts: readonly Chart[], wanted: string, spoken: Spoken): readonly Found[] {
  const parts = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  return charts
    .flatMap((chart) => entriesOf(chart, spoken))
    .filter(({ text }) => parts.every((part) => text.includes(part)));
}

function entriesOf(chart: Chart, spoken: Spoken): readonly Entry[] {
  const states = chart.nodes.map((node): Entry => {
    const words = spoken(node);
    const names = [
      node.id,
      ...node.tags,
      ...node.entry,
      ...node.exit,
      ...node.invokes.flatMap(({ id, slot }) => [id, slot]),
    ];
    return {
      machine: chart.id,
      id: node.id,
      kind: 'state',
      title: node.key,
      words,
      text: [...names, words, ...node.sections].join(' ').toLowerCase(),
    };
  });
  const transitions = chart.edges.map((edge): Entry => {
    const words = spoken(edge);
    const title = `${wordsOf(edge.trigger)}${edge.guard === null ? '' : ` [${edge.guard}]`}`;
    return {
      machine: chart.id,
      id: edge.id,
      kind: 'transition',
      title,
      words,
      text: [title, ...edge.actions, words, ...edge.sections].join(' ').toLowerCase(),
    };
  });
  return [...states, ...transitions];
}
