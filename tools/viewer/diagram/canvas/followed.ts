import type { DiagramProps } from '../Diagram.tsx';

/** Where a machine has come to last: the innermost state that is lit of those where its latest transition has led. */
export function followedIn({ chart, active, walked }: DiagramProps): string | null {
  const latest = chart.edges.find(({ id }) => id === walked.at(-1));
  const to = latest?.targets[0] ?? latest?.source ?? chart.id;
  const within = chart.nodes.filter(({ id }) => active.has(id) && (id === to || id.startsWith(`${to}.`)));
  const depthOf = (id: string) => id.split('.').length;
  return within.reduce<string | null>(
    (innermost, { id }) => (innermost === null || depthOf(id) > depthOf(innermost) ? id : innermost),
    null,
  );
}
