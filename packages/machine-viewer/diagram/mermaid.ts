/** Writes a chart as a state diagram of Mermaid, which documents and code hosts draw. */
import { type Chart, type ChartEdge, type ChartNode, stateIn } from '../../machine-core/index.ts';
import { keyOf } from '../page/details/names.ts';
import { guardLabels, triggerLabels } from './text/transition-label.ts';

/**
 * A `stateDiagram-v2` with every state and every transition of a chart. States are called `s0`, `s1` … in the chart's order and have
 * their keys as labels, because Mermaid reserves words such as `end`. A transition without a target is an arrow from its state to
 * itself that says `stays`. Mermaid draws no line from a state to one inside it, only the label at its end.
 */
export function mermaidOf(chart: Chart): string {
  const names = new Map(chart.nodes.map(({ id }, index) => [id, `s${index}`]));
  const nameOf = (id: string) => names.get(id) ?? id;
  const boxOf = (node: ChartNode): readonly string[] => {
    const name = nameOf(node.id);
    const label = node.type === 'history' ? `${node.key} (history)` : node.key;
    const box = `state "${escaped(label)}" as ${name}`;
    const children = node.children.flatMap((id) => stateIn(chart, id) ?? []);
    const inside = children.flatMap((child, index) => [
      ...(node.type === 'parallel' && index > 0 ? ['--'] : []),
      ...boxOf(child),
      ...(child.isInitial ? [`[*] --> ${nameOf(child.id)}`] : []),
      ...(child.type === 'final' ? [`${nameOf(child.id)} --> [*]`] : []),
    ]);
    return inside.length === 0 ? [box] : [`${box} {`, ...inside.map((line) => `  ${line}`), '}'];
  };
  return [
    'stateDiagram-v2',
    ...chart.nodes.filter(({ parent }) => parent === null).flatMap(boxOf),
    // After all boxes: inside a box, an arrow would draw into it what it names.
    ...chart.edges.flatMap((edge) => {
      const { source, targets } = edge;
      const ends = targets.length === 0 ? [source] : targets;
      return ends.map((end) => `${nameOf(source)} --> ${nameOf(end)} : ${escaped(labelOf(chart, edge))}`);
    }),
    ...chart.nodes.flatMap((node) => {
      const text = noteOf(node);
      return text === '' ? [] : [`note right of ${nameOf(node.id)} : ${escaped(text)}`];
    }),
    '',
  ].join('\n');
}

/** `trigger [guard] / actions`, with `· stays` if there is no target. */
function labelOf(chart: Chart, edge: ChartEdge): string {
  const { keyword, name } = triggerLabels(edge.trigger);
  return [
    keyword,
    edge.trigger.kind === 'finished' ? keyOf(chart, name) : name,
    guardLabels(edge),
    edge.actions.length === 0 ? null : `/ ${edge.actions.join(', ')}`,
    edge.targets.length === 0 ? '· stays' : null,
  ]
    .filter((part) => part !== null)
    .join(' ');
}

/** The actors that run in a state, and its description. */
function noteOf({ description, invokes }: ChartNode): string {
  const runs = invokes.length === 0 ? [] : [`runs ${invokes.map(({ id }) => id).join(', ')}`];
  return [...runs, ...(description === '' ? [] : [description])].join(' · ');
}

/** On one line, and each sign that could mean something to Mermaid, Markdown or HTML as its number: `#35;`. */
function escaped(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N} _.,()/·'-]|_(?=_)|(?<=_)_/gu, (sign) => `#${sign.codePointAt(0)};`);
}
