import type { Chart } from '../../../../packages/machine-core/index.ts';
import type { Drawing } from '../../../../packages/machine-viewer/diagram/drawing.ts';

/** A drawing with a box for every state, all at the same place: enough to test which states are highlighted. */
export function drawingOf({ id, nodes }: Chart): Drawing {
  return {
    machine: id,
    width: 100,
    height: 100,
    boxes: nodes.map((node) => ({
      id: node.id,
      name: node.key,
      kind: 'state',
      isAround: node.children.length > 0,
      isCollapsed: false,
      x: 0,
      y: 0,
      width: 10,
      height: 10,
      pieces: [],
    })),
    lines: [],
    labels: [],
    starts: [],
  };
}
