import { createContext } from 'react';

/** How a state or a transition of a diagram stands out: what became of it, or whether anything has walked it. */
export type Mark = 'added' | 'removed' | 'changed' | 'proven' | 'unproven';

/** By the id of the state or transition. */
export type Marks = ReadonlyMap<string, Mark>;

/** The marks of the diagrams inside. */
export const MarksContext = createContext<Marks>(new Map());

/** The CSS class of a mark (diagram.css). */
export function markClass(mark: Mark | undefined): string | undefined {
  return mark && `is-${mark}`;
}

const STRENGTH: readonly Mark[] = ['unproven', 'removed', 'added', 'changed', 'proven'];

/** The mark of a line that several transitions share: that of all of them, else none; but an added or removed one is always seen. */
export function markOfLine(edges: readonly string[], marks: Marks): Mark | undefined {
  const own = edges.map((edge) => marks.get(edge));
  const strongest = STRENGTH.find((mark) => own.includes(mark));
  return strongest === 'proven' && own.includes(undefined) ? undefined : strongest;
}
