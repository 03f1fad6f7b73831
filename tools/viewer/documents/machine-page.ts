import { type Chart, type ChartEdge, type ChartNode, labelOf } from '../../chart/chart.ts';
import { guardLabels } from '../diagram/layout/transition-label.ts';
import { GENERATED, row } from './markdown.ts';
import { mermaidOf } from './mermaid.ts';

/** A machine's page in Markdown: its picture, tables of its states and transitions, and a Mermaid diagram. */
export function machinePage(chart: Chart): string {
  const states = chart.nodes.slice(1);
  return [
    `# ${chart.id}`,
    GENERATED,
    chart.description,
    `[![The statechart of ${chart.id}](${chart.id}.svg)](${chart.id}.svg)`,
    'All machines: [the machines](README.md).',
    '## States',
    [row(['State', 'Meaning', 'Sections']), row(['---', '---', '---']), ...states.map(stateRow(chart))].join(
      '\n',
    ),
    '## Transitions',
    [
      row(['From', 'Trigger', 'To', 'Actions', 'Meaning']),
      row(['---', '---', '---', '---', '---']),
      ...chart.edges.map(transitionRow(chart)),
    ].join('\n'),
    '## As Mermaid',
    `\`\`\`mermaid\n${mermaidOf(chart)}\n\`\`\``,
  ]
    .join('\n\n')
    .concat('\n');
}

function stateRow(chart: Chart) {
  return (node: ChartNode) =>
    row([`\`${shortOf(chart, node.id)}\``, node.description, node.sections.join(', ')]);
}

function transitionRow(chart: Chart) {
  return (edge: ChartEdge) =>
    row([
      `\`${shortOf(chart, edge.source)}\``,
      `\`${[labelOf(edge.trigger), guardLabels(edge)].filter(Boolean).join(' ')}\``,
      edge.targets.length === 0 ? 'stays' : edge.targets.map((id) => `\`${shortOf(chart, id)}\``).join(', '),
      edge.actions.map((action) => `\`${action}\``).join(', '),
      edge.description,
    ]);
}

/** A state's id without the name of the machine, which is the title of the page. */
function shortOf(chart: Chart, id: string): string {
  return id === chart.id ? id : id.slice(chart.id.length + 1);
}
