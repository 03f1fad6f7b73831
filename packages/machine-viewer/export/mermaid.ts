import type { Chart, ChartEdge, ChartNode } from '../../machine-core/index.ts';
import type { Mark, Marks } from '../diagram/marks.ts';
import { guardLabels, triggerLabels } from '../diagram/text/transition-label.ts';

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

/** A chart in Mermaid's language (`stateDiagram-v2`), with every state and transition. States have names of their own, because ids may have any sign. */
export function mermaidOf({ nodes, edges }: Chart, marks: Marks = new Map()): string {
  const names = new Map(nodes.map(({ id }, index) => [id, `s${index}`]));
  const nameOf = (id: string) => names.get(id) ?? '';
  const [root] = nodes;
  const lines = ['stateDiagram-v2'];
  const write = (node: ChartNode, depth: number) => {
    const indent = '  '.repeat(depth);
    lines.push(`${indent}state "${literal(node.key)}" as ${nameOf(node.id)}`);
    const children = nodes.filter(({ parent }) => parent === node.id);
    if (children.length === 0) return;
    lines.push(`${indent}state ${nameOf(node.id)} {`);
    for (const [index, child] of children.entries()) {
      if (node.type === 'parallel' && index > 0) lines.push(`${indent}  --`);
      if (child.isInitial) lines.push(`${indent}  [*] --> ${nameOf(child.id)}`);
      write(child, depth + 1);
    }
    lines.push(`${indent}}`);
  };
  if (root) write(root, 1);
  for (const edge of edges) {
    const targets = edge.targets.length === 0 ? [edge.source] : edge.targets;
    for (const target of targets)
      lines.push(
        `  ${nameOf(edge.source)} --> ${nameOf(target)} : ${SIGNS[marks.get(edge.id) ?? 'proven'] ?? ''}${labelOf(edge)}`,
      );
  }
  for (const [mark, style] of Object.entries(COLOURS)) {
    const marked = nodes.filter(({ id }) => marks.get(id) === mark).map(({ id }) => nameOf(id));
    if (marked.length > 0) lines.push(`  classDef ${mark} ${style}`, `  class ${marked.join(',')} ${mark}`);
  }
  return `${lines.join('\n')}\n`;
}

function labelOf(edge: ChartEdge): string {
  const { keyword, name } = triggerLabels(edge.trigger);
  const parts = [keyword, name, guardLabels(edge), edge.actions.length > 0 && `/ ${edge.actions.join(', ')}`];
  return literal(parts.filter(Boolean).join(' '));
}

/** Signs that end a text in Mermaid's language, as its entities. */
function literal(text: string): string {
  return text.replaceAll(/["#;:{}\n]/g, (sign) => `#${sign.codePointAt(0)};`);
}
