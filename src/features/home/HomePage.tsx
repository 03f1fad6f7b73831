import { useLingui } from '@lingui/react';
import { lazy, Suspense, useDeferredValue } from 'react';
import { useSessionStatus } from '../../app/hooks/use-session.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { withCatalogs } from '../../i18n/language.ts';
import { Page } from '../../ui/layout/Page.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { VisitorHome } from './VisitorHome.tsx';

/** Comes with all that only a player has; a visitor does not wait for it. */
const PlayerHome = lazy(() => withCatalogs(import('./PlayerHome.tsx'), 'player'));

/** Home: specification §2. */
export default function HomePage() {
  const { i18n } = useLingui();
  const known = useSessionStatus();
  // Much changes when it is known at last who is here: it is drawn in pieces, so that no finger is kept waiting. Nothing else waits.
  const isPutUp = useDeferredValue(known) !== 'loading';
  const status = isPutUp ? known : 'loading';
  useTitle(i18n._('home.title'));
  return (
    <Page width="wide">
      {status === 'loading' && <HomeSkeleton />}
      {status === 'signedIn' && (
        <Suspense fallback={<HomeSkeleton of="player" />}>
          <PlayerHome />
        </Suspense>
      )}
      {(status === 'signedOut' || status === 'unreachable') && <VisitorHome />}
    </Page>
  );
}
