import { type Chart, type ChartEdge, type ChartNode, stateIn } from '../../machine-core/index.ts';
import type { Mark, Marks } from '../diagram/marks.ts';
import { guardLabels, triggerLabels } from '../diagram/text/transition-label.ts';
import { keyOf } from '../page/details/names.ts';

const COLOURS: Readonly<Record<Mark, string>> = {
  added: 'fill:#dcf4e6,stroke:#0d5c36',
  removed: 'fill:#fde7e7,stroke:#951b2c,stroke-dasharray:3',
  changed: 'fill:#fcefc2,stroke:#694700',
  proven: 'stroke:#0d5c36',
  unproven: 'fill:#fde7e7,stroke:#951b2c',
};

/** Before a transition, because Mermaid colours states only. */
const SIGNS: Readonly<Partial<Record<Mark, string>>> = {
  added: '(new) ',
  removed: '(gone) ',
  changed: '(changed) ',
};

/**
 * A chart in Mermaid's language (`stateDiagram-v2`), with every state and every transition. States are called `s0`, `s1` … and have
 * their keys as labels, because ids may have any sign and Mermaid reserves words such as `end`. A transition without a target is an
 * arrow from its state to itself that says `stays`. Mermaid draws no line to a state from one around it, only the label at its end.
 */
export function mermaidOf(chart: Chart, marks: Marks = new Map()): string {
  const { nodes, edges } = chart;
  const names = new Map(nodes.map(({ id }, index) => [id, `s${index}`]));
  const nameOf = (id: string) => names.get(id) ?? '';
  const boxOf = (node: ChartNode): readonly string[] => {
    const key = node.type === 'history' ? `${node.key} (history)` : node.key;
    const box = `state "${literal(key)}" as ${nameOf(node.id)}`;
    const inside = node.children.flatMap((id, index) => {
      const child = stateIn(chart, id);
      if (!child) return [];
      return [
        ...(node.type === 'parallel' && index > 0 ? ['--'] : []),
        ...boxOf(child),
        ...(child.isInitial ? [`[*] --> ${nameOf(id)}`] : []),
        ...(child.type === 'final' ? [`${nameOf(id)} --> [*]`] : []),
      ];
    });
    return inside.length === 0 ? [box] : [`${box} {`, ...inside.map((line) => `  ${line}`), '}'];
  };
  const lines = [
    ...nodes.filter(({ parent }) => parent === null).flatMap(boxOf),
    // After all boxes: inside a box, an arrow would draw into it what it names.
    ...edges.flatMap((edge) => {
      const sign = SIGNS[marks.get(edge.id) ?? 'proven'] ?? '';
      const ends = edge.targets.length === 0 ? [edge.source] : edge.targets;
      return ends.map(
        (end) => `${nameOf(edge.source)} --> ${nameOf(end)} : ${literal(sign + labelOf(chart, edge))}`,
      );
    }),
    ...nodes.flatMap((node) => {
      // Of a difference, only what differs is explained.
      if (marks.size > 0 && !marks.has(node.id)) return [];
      const runs = node.invokes.map(({ id }) => `runs ${id}`);
      const text = [...runs, node.description].filter((part) => part !== '').join(' · ');
      return text === '' ? [] : [`note right of ${nameOf(node.id)} : ${literal(text)}`];
    }),
  ];
  for (const [mark, style] of Object.entries(COLOURS)) {
    const marked = nodes.filter(({ id }) => marks.get(id) === mark).map(({ id }) => nameOf(id));
    if (marked.length > 0) lines.push(`classDef ${mark} ${style}`, `class ${marked.join(',')} ${mark}`);
  }
  return `stateDiagram-v2\n${lines.map((line) => `  ${line}\n`).join('')}`;
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

/** On one line, and each sign that could mean something to Mermaid, Markdown or HTML as its number: `#35;`. */
function literal(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[^\p{L}\p{M}\p{N} _.,()/·'-]|_(?=_)|(?<=_)_/gu, (sign) => `#${sign.codePointAt(0)};`);
}
