/** Replaces a page that cannot be shown: a picture, what happened, and what to do next. */
import type { ReactNode } from 'react';

export interface FailureViewProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  /** What happened, and what is not affected. */
  readonly children: ReactNode;
  /** Buttons or links, the best option first. */
  readonly action?: ReactNode;
}

export function FailureView({ picture, title, children, action }: FailureViewProps) {
  return (
    <div className="mx-auto grid w-full max-w-md animate-rise justify-items-center py-6 text-center tablet:py-12">
      <div className="mb-5 grid size-48 place-items-center rounded-full border border-line bg-surface shadow-glow tablet:size-56">
        {picture}
      </div>
      <h1 className="text-2xl font-bold text-balance tablet:text-3xl">{title}</h1>
      <div className="mt-2 stack gap-2 text-base text-pretty text-muted">{children}</div>
      {action !== undefined && <div className="mt-7 stack w-full max-w-xs gap-2.5">{action}</div>}
    </div>
  );
}
