import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import { useTitle } from '../../app/hooks/use-title.ts';
import { MissingPetal } from '../../ui/brand/MissingPetal.tsx';
import { FailureView } from '../../ui/feedback/FailureView.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { RetryButton } from '../../ui/form/RetryButton.tsx';
import { Page } from '../../ui/layout/Page.tsx';

export interface BrokenPageProps {
  /** The error's message, for support staff; hidden until the player asks for it. */
  readonly error: string;
  readonly onRetry: () => void;
}

/** Shown if a page fails to load or to render: specification §2. */
export function BrokenPage({ error, onRetry }: BrokenPageProps) {
  const { i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  const errorId = useId();
  useTitle(i18n._('broken.title'));
  return (
    <Page>
      <FailureView
        picture={<MissingPetal fallen className="size-38 tablet:size-44" />}
        title={i18n._('broken.title')}
        action={
          <>
            <RetryButton kind="primary" fullWidth onClick={onRetry}>
              {i18n._('common.tryAgain')}
            </RetryButton>
            <Button
              kind="quiet"
              fullWidth
              aria-expanded={isShown}
              aria-controls={isShown ? errorId : undefined}
              onClick={() => setShown(!isShown)}
            >
              {isShown ? i18n._('broken.hideError') : i18n._('broken.showError')}
            </Button>
            {isShown && (
              <p
                id={errorId}
                className="rounded-md border border-line bg-sunken px-4 py-3 text-left text-xs wrap-anywhere text-muted"
                translate="no"
              >
                {error}
              </p>
            )}
          </>
        }
      >
        <p role="alert">{i18n._('broken.explanation')}</p>
      </FailureView>
    </Page>
  );
}
