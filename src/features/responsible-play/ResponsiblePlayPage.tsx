import { useLingui } from '@lingui/react';
import { useSessionStatus } from '../../app/hooks/use-session.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { loginLeadingTo, paths } from '../../app/paths.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { Advice } from './Advice.tsx';
import { OwnLimits, ResponsiblePlayPlaces } from './OwnLimits.tsx';

/** Safe play: advice for everyone, limits and breaks for players (contract §2). */
export default function ResponsiblePlayPage() {
  const { i18n } = useLingui();
  const status = useSessionStatus();
  useTitle(i18n._('responsiblePlay.title'));
  const heading = (
    <PageHeading title={i18n._('responsiblePlay.title')} lead={i18n._('responsiblePlay.lead')} />
  );
  if (status === 'signedOut' || status === 'unreachable') {
    return (
      <Page width="cashier">
        {heading}
        <div className="grid gap-5 desk:grid-cols-2">
          <Advice />
        </div>
        <Card title={i18n._('responsiblePlay.visitor.title')}>
          <p className="text-sm text-muted">{i18n._('responsiblePlay.visitor.body')}</p>
          <div>
            <ButtonPageLink kind="primary" icon="login" href={loginLeadingTo(paths.responsiblePlay)}>
              {i18n._('layout.logIn')}
            </ButtonPageLink>
          </div>
        </Card>
      </Page>
    );
  }
  return (
    <Page width="cashier">
      {heading}
      <div className="stack gap-5 desk:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] desk:items-start desk:gap-8">
        <div className="stack gap-5">{status === 'loading' ? <ResponsiblePlayPlaces /> : <OwnLimits />}</div>
        <div className="stack gap-5">
          <Advice />
        </div>
      </div>
    </Page>
  );
}
