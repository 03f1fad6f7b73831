import type { Chart, ChartEdge, ChartNode, Trigger } from '../../../chart/chart.ts';

/** The last part of a state's id. */
export function keyOf(id: string): string {
  return id.slice(id.lastIndexOf('.') + 1);
}

/** The ancestors of a state, the machine first. */
export function statesAround(chart: Chart, id: string): readonly ChartNode[] {
  return chart.nodes.filter((node) => id.startsWith(`${node.id}.`));
}

/** The branches for the same trigger in the same state, `edge` included, in the order in which their guards are evaluated. */
export function branchesBeside(chart: Chart, edge: ChartEdge): readonly ChartEdge[] {
  return chart.edges.filter(
    ({ source, eventType }) => source === edge.source && eventType === edge.eventType,
  );
}

/** A trigger as an English clause: `When loadQr succeeds`. */
export function occasionOf(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return `On the event ${trigger.type}`;
    case 'after':
      return `After ${/^\d+$/.test(trigger.delay) ? `${trigger.delay} ms` : trigger.delay}`;
    case 'done':
      return `When ${trigger.actor} succeeds`;
    case 'failed':
      return `When ${trigger.actor} fails`;
    case 'finished':
      return `When ${keyOf(trigger.state)} is done`;
    case 'always':
      return 'Immediately';
  }
}
