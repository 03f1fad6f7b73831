import type { Chart, ChartEdge } from '../../../machine-core/index.ts';
import { wordsOf } from '../../diagram/text/transition-label.ts';
import { useSpoken } from '../../labels.ts';
import { branchesBeside } from './names.ts';

/** What must hold for a transition, in whole: its guard, and that those of the branches before it do not hold. */
export function Conditions({ chart, edge }: { readonly chart: Chart; readonly edge: ChartEdge }) {
  const { labels, say } = useSpoken();
  const branches = branchesBeside(chart, edge);
  const words = (guard: string) => wordsOf(chart, guard, labels);
  const earlier = branches.slice(0, branches.indexOf(edge)).flatMap(({ guard }) => guard ?? []);
  const conditions = [
    ...earlier.map((guard) => words(`not ${guard}`) ?? say('not: {words}', { words: words(guard) ?? guard })),
    ...(edge.guard === null ? [] : [words(edge.guard) ?? edge.guard]),
  ];
  if (conditions.length === 0) return null;
  // A guard with words for its opposite stops what was asked for: a reader looks for what must hold instead.
  const opposite = edge.guard === null ? null : words(`not ${edge.guard}`);
  return (
    <div className="text-sm">
      <p className="text-muted">{opposite === null ? say('What must hold') : say('It happens if')}</p>
      <ul className="list-disc pl-4.5">
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
      {opposite !== null && (
        <>
          <p className="text-muted">{say('What must hold, so that it does not happen')}</p>
          <p className="pl-4.5">{opposite}</p>
        </>
      )}
    </div>
  );
}
