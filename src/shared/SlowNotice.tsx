import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import { Notice } from '../ui/feedback/Notice.tsx';
import { Button } from '../ui/form/Button.tsx';

export interface TakingLongProps {
  /** What is not known yet, and what is safe. */
  readonly children: ReactNode;
  /** Called when the player stops waiting. */
  readonly onStop: () => void;
}

/** Notice that a request takes longer than usual (contract §1), with a button to stop waiting. */
export function SlowNotice({ children, onStop }: TakingLongProps) {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="warning"
      title={i18n._('slow.title')}
      action={
        <Button size="small" onClick={onStop}>
          {i18n._('slow.stop')}
        </Button>
      }
    >
      {children}
    </Notice>
  );
}
