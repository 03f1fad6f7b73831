/** Instructions in order. The list does not track progress. */
import type { ReactNode } from 'react';

export interface NumberedStepsProps {
  readonly steps: readonly ReactNode[];
}

export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className="stack gap-2.5">
      {steps.map((step, index) => (
        // The steps are never reordered, so the index is a stable key.
        <li key={index} className="flex gap-3 text-sm">
          <span
            aria-hidden="true"
            className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-soft text-xs font-bold text-accent-text"
          >
            {index + 1}
          </span>
          <span className="min-w-0 pt-0.5">{step}</span>
        </li>
      ))}
    </ol>
  );
}
