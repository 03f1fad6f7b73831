/** A chart as Mermaid text, which GitHub renders as a diagram. */
import { type Chart, type ChartEdge, type ChartNode, labelOf as labelOfTrigger } from '../../chart/chart.ts';
import { guardLabels } from '../diagram/layout/transition-label.ts';

/** A `stateDiagram-v2`. Transitions without a target are listed in a note beside their state. */
export function mermaidOf(chart: Chart): string {
  const nodes = new Map(chart.nodes.map((node) => [node.id, node]));
  const lines = ['stateDiagram-v2'];

  const write = (node: ChartNode, depth: number) => {
    const indent = '  '.repeat(depth);
    const name = nameOf(node.id);
    const inside = chart.edges.filter(({ source, targets }) => source === node.id && targets.length === 0);
    if (node.children.length === 0) lines.push(`${indent}state "${node.key}" as ${name}`);
    else {
      lines.push(`${indent}state "${node.key}" as ${name} {`);
      node.children.forEach((id, index) => {
        const child = nodes.get(id);
        if (child === undefined) return;
        if (node.type === 'parallel' && index > 0) lines.push(`${indent}  --`);
        if (child.isInitial) lines.push(`${indent}  [*] --> ${nameOf(id)}`);
        write(child, depth + 1);
        if (child.type === 'final') lines.push(`${indent}  ${nameOf(id)} --> [*]`);
      });
      lines.push(`${indent}}`);
    }
    if (inside.length > 0) {
      const reported = inside.map((edge) => `${indent}  ${labelOf(edge)}`);
      lines.push(`${indent}note right of ${name}`, ...reported, `${indent}end note`);
    }
  };
  for (const node of chart.nodes) if (node.parent === null) write(node, 1);

  for (const edge of chart.edges) {
    for (const target of edge.targets) {
      lines.push(`  ${nameOf(edge.source)} --> ${nameOf(target)}: ${labelOf(edge)}`);
    }
  }
  return lines.join('\n');
}

/** A state's full id as a Mermaid id, which has no dots. The full path also avoids Mermaid's keywords, such as `end`. */
function nameOf(id: string): string {
  return id.replaceAll('.', '__');
}

/** `trigger [guard] / actions`. */
export function labelOf(edge: ChartEdge): string {
  const guard = guardLabels(edge);
  return [
    labelOfTrigger(edge.trigger),
    ...(guard === null ? [] : [guard]),
    ...(edge.actions.length > 0 ? [`/ ${edge.actions.join(', ')}`] : []),
  ].join(' ');
}
