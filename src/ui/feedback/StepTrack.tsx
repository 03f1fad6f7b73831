/** The progress through a few short steps, such as choose, pay, receive. */
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

export interface StepTrackProps {
  /** The accessible name of the list. */
  readonly label: string;
  readonly steps: readonly string[];
  /** The index of the current step; the number of steps once all are done. */
  readonly current: number;
  /** Read by screen readers after a finished step. */
  readonly doneLabel: string;
  /** On a phone a bar without visible texts, where a form needs the height. */
  readonly brief?: boolean | undefined;
}

export function StepTrack({ label, steps, current, doneLabel, brief = false }: StepTrackProps) {
  return (
    <ol
      aria-label={label}
      className={classes('mx-auto flex w-full max-w-xl items-start', brief && 'max-tablet:gap-1.5')}
    >
      {steps.map((step, index) => {
        const done = index < current;
        const active = index === current;
        return (
          <li
            key={step}
            aria-current={active ? 'step' : undefined}
            className={classes(
              'relative grid min-w-0 flex-1 justify-items-center gap-1 px-1 text-center',
              brief && 'max-tablet:px-0',
            )}
          >
            {brief && (
              <span
                aria-hidden="true"
                className={classes(
                  'h-1 w-full rounded-full tablet:hidden',
                  done || active ? 'bg-accent' : 'bg-line',
                )}
              />
            )}
            {index > 0 && (
              <span
                aria-hidden="true"
                className={classes(
                  'absolute top-3.25 right-[calc(50%+1.25rem)] left-[calc(-50%+1.25rem)] h-0.5 rounded-full',
                  done || active ? 'bg-accent' : 'bg-line',
                  brief && 'max-tablet:hidden',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={classes(
                'grid size-7 place-items-center rounded-full text-xs font-bold',
                brief && 'max-tablet:hidden',
                done && 'bg-accent text-on-accent',
                active && 'bg-accent-soft text-accent-text shadow-[inset_0_0_0_2px_var(--chosen)]',
                !done && !active && 'bg-raised text-muted shadow-[inset_0_0_0_1px_var(--line)]',
              )}
            >
              {done ? <Icon name="check" className="size-4" /> : index + 1}
            </span>
            <span
              className={classes(
                'max-w-full text-xs',
                active ? 'font-bold text-ink' : 'text-muted',
                brief && 'max-tablet:sr-only',
              )}
            >
              {step}
            </span>
            {done && <span className="sr-only">{doneLabel}</span>}
          </li>
        );
      })}
    </ol>
  );
}
