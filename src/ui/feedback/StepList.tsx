/** Steps as sentences, each marked as done, current or ahead. */
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

export interface Step {
  readonly key: string;
  readonly text: ReactNode;
  readonly state: 'done' | 'current' | 'ahead';
  /** Below the text: the progress or a hint. */
  readonly detail?: ReactNode;
}

export interface StepListProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly steps: readonly Step[];
  /** Read by screen readers after a finished step. */
  readonly doneLabel: string;
}

const SIGNS: Readonly<Record<Step['state'], string>> = {
  done: 'bg-accent text-on-accent',
  current: 'bg-accent-soft text-accent-text shadow-[inset_0_0_0_2px_var(--chosen)]',
  ahead: 'bg-raised text-muted shadow-[inset_0_0_0_1px_var(--line)]',
};

export function StepList({ label, steps, doneLabel }: StepListProps) {
  return (
    <ol aria-label={label} className="stack">
      {steps.map(({ key, text, state, detail }, index) => (
        <li
          key={key}
          aria-current={state === 'current' ? 'step' : undefined}
          className="relative flex gap-3 pb-4 last:pb-0"
        >
          {index < steps.length - 1 && (
            <span
              aria-hidden="true"
              className={classes(
                'absolute top-8 bottom-1 left-3.25 w-0.5 rounded-full',
                state === 'done' ? 'bg-accent' : 'bg-line',
              )}
            />
          )}
          <span
            aria-hidden="true"
            className={classes(
              'grid size-7 shrink-0 place-items-center rounded-full text-xs font-bold',
              SIGNS[state],
            )}
          >
            {state === 'done' ? <Icon name="check" className="size-4" /> : index + 1}
          </span>
          <div className="grid min-w-0 flex-1 gap-1.5 pt-0.5 text-sm">
            <p className={state === 'current' ? 'font-bold' : 'text-muted'}>
              <span>{text}</span>
              {state === 'done' && <span className="sr-only">{` ${doneLabel}`}</span>}
            </p>
            {detail}
          </div>
        </li>
      ))}
    </ol>
  );
}
