import { Fragment, type ReactNode } from 'react';

export interface FactsProps {
  /** Lists of names, or of links with names, by their title. Empty lists are not rendered. */
  readonly facts: Readonly<Record<string, readonly ReactNode[]>>;
}

/** A definition list of names that belong to a state or a transition, such as its actions. */
export function Facts({ facts }: FactsProps) {
  const reported = Object.entries(facts).filter(([, names]) => names.length > 0);
  if (reported.length === 0) return null;
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 text-sm">
      {reported.map(([title, names]) => (
        <div key={title} className="contents">
          <dt className="text-muted">{title}</dt>
          <dd className="font-bold break-words">
            {names.map((name, index) => (
              <Fragment key={index}>
                {index > 0 && ', '}
                {name}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
