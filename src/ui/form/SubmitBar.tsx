/** The one primary action, always in the thumb's reach on a phone; where there is room it stands at the form's end. */
import type { ReactNode } from 'react';

export interface SubmitBarProps {
  /** One line above the action: what will be paid, or why it cannot be pressed yet. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

export function SubmitBar({ summary, children }: SubmitBarProps) {
  return (
    <div className="submit-bar sticky bottom-(--bottom-bar) z-20 -mx-4 border-t border-line bg-canvas px-4 pt-2.5 pb-5 phone:pb-[calc(0.625rem+env(safe-area-inset-bottom))] tablet:static short:static tablet:mx-0 tablet:border-0 tablet:bg-transparent tablet:px-0 tablet:pb-0">
      <div className="grid gap-2.5">
        {summary}
        {children}
      </div>
    </div>
  );
}
