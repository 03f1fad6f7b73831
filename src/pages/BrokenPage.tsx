import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { useTitle } from '../app/use-title.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Button } from '../ui/form/Button.tsx';
import { Page } from '../ui/layout/Page.tsx';

export interface BrokenPageProps {
  /** For whoever helps; people get words. */
  readonly error: string;
  readonly onRetry: () => void;
}

/** Something went wrong, with the error on request: specification §2. */
export function BrokenPage({ error, onRetry }: BrokenPageProps) {
  const { i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  useTitle(i18n._('broken.title'));
  return (
    <Page>
      <EmptyState
        title={i18n._('broken.title')}
        headingLevel={1}
        icon="warning"
        action={
          <>
            <Button kind="primary" icon="refresh" onClick={onRetry}>
              {i18n._('common.tryAgain')}
            </Button>
            <Button kind="quiet" size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              {isShown ? i18n._('broken.hideError') : i18n._('broken.showError')}
            </Button>
            {isShown && (
              <p className="w-full text-xs wrap-anywhere text-muted" translate="no">
                {error}
              </p>
            )}
          </>
        }
      >
        <p role="alert">{i18n._('broken.explanation')}</p>
      </EmptyState>
    </Page>
  );
}
