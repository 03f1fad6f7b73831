import { useLingui } from '@lingui/react';
import { useSessionStanding } from '../../app/hooks/use-session.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { PlayerHome } from './PlayerHome.tsx';
import { VisitorHome } from './VisitorHome.tsx';

/** Home: specification §2. */
export default function HomePage() {
  const { i18n } = useLingui();
  const standing = useSessionStanding();
  useTitle(i18n._('home.title'));
  return (
    <Page width="wide">
      {standing === 'loading' && <HomeSkeleton />}
      {standing === 'signedIn' && <PlayerHome />}
      {(standing === 'signedOut' || standing === 'unreachable') && <VisitorHome />}
    </Page>
  );
}
