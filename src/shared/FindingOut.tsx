import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import type { Call } from '../../contract/endpoints.ts';
import { useSupportCode } from '../app/hooks/use-support-code.ts';
import { paths } from '../app/paths.ts';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { RetryButton } from '../ui/form/RetryButton.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { ButtonPageLink } from './PageLink.tsx';

export interface FindingOutProps {
  /** Whether the next try is not due yet, so that the player can request it. */
  readonly isWaiting: boolean;
  /** The request that had no response. */
  readonly call: Call;
  readonly title: string;
  readonly body: string;
  /** What the player must not do until the outcome is known. */
  readonly warning: string;
  readonly onRetry: () => void;
}

/** Shown while the outcome of a request without a response is found out, in place of the form. */
export function FindingOut({ isWaiting, call, title, body, warning, onRetry }: FindingOutProps) {
  const { i18n } = useLingui();
  const code = useSupportCode(call);
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focused button is gone, and the page is shorter.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Card>
      <div role="status" className="stack justify-items-center gap-3 py-6 text-center">
        <Spinner />
        <h2 ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {title}
        </h2>
        <p className="max-w-prose text-muted">{body}</p>
        <p className="max-w-prose font-bold">{warning}</p>
        {code}
      </div>
      <div className="stack gap-2.5">
        <RetryButton fullWidth busy={!isWaiting} onClick={onRetry}>
          {i18n._('common.tryAgain')}
        </RetryButton>
        <ButtonPageLink kind="quiet" fullWidth icon="chat" href={paths.contact}>
          {i18n._('withdraw.contact.action')}
        </ButtonPageLink>
      </div>
    </Card>
  );
}
