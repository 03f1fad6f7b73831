/** A card with a heading and a few short sentences of advice. */
import type { ReactNode } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

export interface AdviceCardProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  readonly points: readonly string[];
  /** `caution` for warnings. */
  readonly tone?: 'idle' | 'caution' | undefined;
  /** A link or button below the points. */
  readonly action?: ReactNode;
}

export function AdviceCard({ icon, title, points, tone = 'idle', action }: AdviceCardProps) {
  return (
    <section className="lit stack min-w-0 content-start gap-3 rounded-lg border border-line bg-surface p-4 shadow-card tablet:p-5">
      <div className="flex items-center gap-3">
        <span
          className={classes(
            'grid size-10 shrink-0 place-items-center rounded-full',
            tone === 'caution' ? 'bg-yellow-bg text-yellow-icon' : 'bg-accent-soft text-accent-text',
          )}
        >
          <Icon name={icon} className="size-5.5" />
        </span>
        <h2 className="min-w-0 text-base font-bold">{title}</h2>
      </div>
      <ul className="stack gap-2">
        {points.map((point) => (
          <li key={point} className="flex items-start gap-2.5 text-sm">
            <span
              aria-hidden="true"
              className={classes(
                'mt-2.25 size-1.5 shrink-0 rounded-full',
                tone === 'caution' ? 'bg-yellow-icon' : 'bg-accent',
              )}
            />
            <span className="min-w-0">{point}</span>
          </li>
        ))}
      </ul>
      {action}
    </section>
  );
}
