import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { SuccessBloom } from '../../ui/feedback/SuccessBloom.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page } from '../../ui/layout/Page.tsx';

export interface RegisteredProps {
  /** Whether finding out about a lost answer has signed the player in already (contract §1). */
  readonly isSignedIn: boolean;
  readonly next: string;
}

/** Registration complete, please log in: specification §8. */
export function Registered({ isSignedIn, next }: RegisteredProps) {
  const { i18n } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Page>
      <Card>
        <div className="grid justify-items-center gap-3 py-4 text-center">
          <SuccessBloom />
          <h1 ref={heading} tabIndex={-1} className="text-2xl font-bold">
            {i18n._('register.done.title')}
          </h1>
          <p className="text-muted">
            {isSignedIn ? i18n._('register.done.signedIn') : i18n._('register.done.pleaseLogIn')}
          </p>
        </div>
        <ButtonPageLink kind="primary" size="large" fullWidth href={next}>
          {isSignedIn ? i18n._('common.continue') : i18n._('login.submit')}
        </ButtonPageLink>
      </Card>
    </Page>
  );
}
