/** The primary action of a form: sticky at the bottom of a phone, also above its keyboard; at the form's end on larger or very low screens. */
import type { ReactNode } from 'react';

export interface SubmitBarProps {
  /** Above the action: what will be paid, or why the form cannot be submitted yet. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

export function SubmitBar({ summary, children }: SubmitBarProps) {
  return (
    <div className="submit-bar sticky bottom-(--bottom-bar) z-20 -mx-4 border-t border-line bg-canvas px-4 pt-2.5 pb-5 phone:pb-[calc(0.625rem+env(safe-area-inset-bottom))] tablet:static low:static tablet:mx-0 tablet:border-0 tablet:bg-transparent tablet:px-0 tablet:pb-0">
      <div className="stack gap-2.5">
        {summary}
        {children}
      </div>
    </div>
  );
}
