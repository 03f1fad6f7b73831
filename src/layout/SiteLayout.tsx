import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { useAgencyIfKnown } from '../app/agency-context.ts';
import { usePlayerSiteIfAny } from '../app/hooks/use-player-site.ts';
import { lazyPage } from '../app/navigation/lazy-page.ts';
import { useSite } from '../app/site-context.ts';
import { Backdrop } from '../ui/brand/Backdrop.tsx';
import { OfflineStrip } from '../ui/feedback/OfflineStrip.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { GameLaunchNotice } from './game-launch/GameLaunchNotice.tsx';
import { LazyCode } from './lazy/LazyCode.tsx';
import { LogOutFailure } from './LogOutFailure.tsx';
import { BottomNavigation } from './navigation/BottomNavigation.tsx';
import { PasswordDialog } from '../features/password/PasswordDialog.tsx';
import { ScrollToTop } from './ScrollToTop.tsx';
import { SessionReminder } from '../features/responsible-play/SessionReminder.tsx';
import { SuccessDialog } from './success/SuccessDialog.tsx';
import { Toaster } from './Toaster.tsx';
import { SiteTopBar } from './top-bar/SiteTopBar.tsx';

const upgradeNotice = lazyPage(() => import('./UpgradeNotice.tsx'));

/** What stands around every page: specification §2. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui();
  const site = useSite();
  const agencyId = useAgencyIfKnown()?.id;
  useEffect(() => {
    if (agencyId !== undefined) site.shown(agencyId);
  }, [site, agencyId]);
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
      {/* A screen high at least: while a page is on its way the footer does not jump, because nobody sees it. */}
      <div className="min-h-svh">
        <Offline />
        <LogOutFailure />
        <LazyCode part={upgradeNotice} isNeeded={false} given={{}} />
        {children}
      </div>
      {/* Below all that is seen at first: it comes with the agency, and with the server's year. */}
      {agencyId !== undefined && <SiteFooter />}
      <ScrollToTop />
      <BottomNavigation />
      <PlayersDialogs />
      <SuccessDialog />
      <Toaster />
    </div>
  );
}

/** What only a player is told. */
function PlayersDialogs() {
  if (!usePlayerSiteIfAny()) return null;
  return (
    <>
      <PasswordDialog />
      <GameLaunchNotice />
      <SessionReminder />
    </>
  );
}

function Offline() {
  const { i18n } = useLingui();
  const { browser } = useSite();
  const [isOnline, setIsOnline] = useState(browser.isOnline());
  useEffect(() => browser.onNetworkChange(setIsOnline), [browser]);
  return <OfflineStrip offline={!isOnline}>{i18n._('layout.offline')}</OfflineStrip>;
}
