import { useLingui } from '@lingui/react';
import { useSessionStanding } from '../../app/use-session.ts';
import { useTitle } from '../../app/use-title.ts';
import { Skeleton } from '../../ui/feedback/Skeleton.tsx';
import { Page } from '../../ui/layout/Page.tsx';
import { PlayerHome } from './PlayerHome.tsx';
import { VisitorHome } from './VisitorHome.tsx';

/** Home: specification §2. */
export function HomePage() {
  const { i18n } = useLingui();
  const standing = useSessionStanding();
  useTitle(i18n._('home.title'));
  return (
    <Page width="wide">
      {standing === 'loading' && (
        <div role="status" className="grid gap-5">
          <span className="sr-only">{i18n._('common.loading')}</span>
          <Skeleton shape="title" width="half" />
          <Skeleton shape="tile" />
          <Skeleton shape="tile" />
        </div>
      )}
      {standing === 'signedIn' && <PlayerHome />}
      {(standing === 'signedOut' || standing === 'unreachable') && <VisitorHome />}
    </Page>
  );
}
