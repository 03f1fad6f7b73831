import { type Chart, edgesNamed } from '../../machine-core/index.ts';
import { useSpoken } from '../labels.ts';

export interface MeaningProps {
  readonly chart: Chart;
  readonly edges: readonly string[];
}

/** The descriptions of transitions, in the chosen language. */
export function Meaning({ chart, edges }: MeaningProps) {
  const { labels } = useSpoken();
  const said = edgesNamed(edges, chart).map(labels).filter(Boolean).join(' ');
  if (said === '') return null;
  return <span className="block text-xs text-muted">{said}</span>;
}
