import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useAgencyIfKnown } from '../app/agency-context.ts';
import { usePlayerIfAny } from '../app/hooks/use-player.ts';
import { lazyPage } from '../app/navigation/lazy-page.ts';
import { useSite } from '../app/site-context.ts';
import { Backdrop } from '../ui/brand/Backdrop.tsx';
import { OfflineStrip } from '../ui/feedback/OfflineStrip.tsx';
import { LazyCode } from './lazy/LazyCode.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { useSessionFailure, useSessionStatus } from '../app/hooks/use-session.ts';
import { BottomNavigation } from './navigation/BottomNavigation.tsx';
import { SuccessDialog } from './success/SuccessDialog.tsx';
import { Toasts } from './Toasts.tsx';
import { SiteTopBar } from './top-bar/SiteTopBar.tsx';
import { onScroll, scrollToTop } from '../platform/page/scroll.ts';
import { ScrollToTopButton } from '../ui/navigation/ScrollToTopButton.tsx';
import { useSelector } from '@xstate/react';

const playersDialogs = lazyPage(() => import('./PlayersDialogs.tsx'));
const siteFooter = lazyPage(() => import('./SiteFooter.tsx'));
const upgradeNotice = lazyPage(() => import('./UpgradeNotice.tsx'));

/** The layout around every page: specification §2. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const { app } = useSite();
  const agencyId = useAgencyIfKnown()?.id;
  useEffect(() => {
    if (agencyId !== undefined) app.send({ type: 'site.shown', agencyId });
  }, [app, agencyId]);
  return (
    <div className="relative isolate">
      <a
        href="#main"
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:rounded-md focus-visible:bg-raised focus-visible:px-4 focus-visible:py-3"
      >
        {i18n._('layout.skipToContent')}
      </a>
      <Backdrop />
      <SiteTopBar />
      {/* At least one viewport high: while a page loads, the footer stays below the fold and causes no layout shift. */}
      <div className="min-h-svh">
        <Offline />
        <LogOutFailure />
        <LazyCode part={upgradeNotice} isNeeded={false} given={{}} />
        {children}
      </div>
      {/* Below the fold: rendered only once the agency is known, with the year of the server's clock. A chunk of its own. */}
      {agencyId !== undefined && <LazyCode part={siteFooter} isNeeded given={{}} />}
      <ScrollToTop />
      <BottomNavigation />
      <ForPlayers />
      <SuccessDialog />
      <Toasts />
    </div>
  );
}

/** Their code is part of the code of players, which is loaded before a player is signed in. */
function ForPlayers() {
  return usePlayerIfAny() && <LazyCode part={playersDialogs} isNeeded given={{}} />;
}

/** Why the last logout failed, while the player is still signed in. */
function LogOutFailure() {
  const { i18n } = useLingui();
  const status = useSessionStatus();
  const failure = useSessionFailure();
  const isPending = useSelector(useSite().session, (snapshot) => snapshot.hasTag('pending'));
  if (status !== 'signedIn' || isPending || !failure) return null;
  return (
    <div className="mx-auto w-full max-w-300 px-4 pt-4 tablet:px-6">
      <FailureNotice title={i18n._('layout.logOut.failed')} failure={failure} call="logout" />
    </div>
  );
}

function Offline() {
  const { i18n } = useLingui();
  const { browser } = useSite();
  const [isOnline, setIsOnline] = useState(browser.isOnline());
  useEffect(() => browser.onNetworkChange(setIsOnline), [browser]);
  return <OfflineStrip offline={!isOnline}>{i18n._('layout.offline')}</OfflineStrip>;
}

/** Scroll distance in CSS pixels beyond which the button is shown. */
const SHOWS_AFTER = 500; // spec §2

export function ScrollToTop() {
  const { i18n } = useLingui();
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => onScroll((pixels) => setIsFarDown(pixels > SHOWS_AFTER)), []);
  return isFarDown && <ScrollToTopButton label={i18n._('layout.scrollToTop')} onClick={scrollToTop} />;
}
