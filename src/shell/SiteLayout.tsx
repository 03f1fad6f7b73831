import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { useAgencyIfKnown } from '../app/agency/agency-context.ts';
import { useIdle } from '../app/hooks/use-idle.ts';
import { usePlayerIfAny } from '../app/hooks/use-player.ts';
import { routeAt } from '../app/navigation/routes.ts';
import { paths } from '../app/paths.ts';
import { useSite } from '../app/site-context.ts';
import { Backdrop } from '../ui/brand/Backdrop.tsx';
import { OfflineStrip } from '../ui/feedback/OfflineStrip.tsx';
import { lateCode } from '../platform/late-code.ts';
import { LateComponent } from '../shared/late/LateComponent.tsx';
import { FailureNotice } from '../shared/FailureNotice.tsx';
import { useSessionFailure, useSessionStatus } from '../app/hooks/use-session.ts';
import { BottomNavigation } from './navigation/BottomNavigation.tsx';
import { SuccessDialog } from './success/SuccessDialog.tsx';
import { Toasts } from './Toasts.tsx';
import { SiteTopBar } from './top-bar/SiteTopBar.tsx';
import { onScroll, scrollToTop } from '../platform/page/scroll.ts';
import { ScrollToTopButton } from '../ui/navigation/ScrollToTopButton.tsx';
import { useNearViewport } from '../ui/use-near-viewport.ts';
import { useSelector } from '@xstate/react';

const SITE_FOOTER = lateCode(() => import('./SiteFooter.tsx'));
const UPGRADE_NOTICE = lateCode(() => import('./UpgradeNotice.tsx'));
const PLAYERS_DIALOGS = lateCode(() => import('./PlayersDialogs.tsx'));

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
        <SessionUnknown />
        <Upgrade />
        {children}
      </div>
      {/* Rendered only once the agency is known, with the year of the server's clock. */}
      {agencyId !== undefined && <Footer />}
      <ScrollToTop />
      <BottomNavigation />
      <ForPlayers />
      <SuccessDialog />
      <Toasts />
    </div>
  );
}

/**
 * The footer is below the fold at first. Its content and their code are loaded when it comes into view, or with the first Tab
 * key, so that the focus can reach it.
 */
function Footer() {
  const frame = useRef<HTMLElement>(null);
  const isInView = useNearViewport(frame, 0);
  const [hasTabbed, setTabbed] = useState(false);
  useEffect(() => {
    const hear = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setTabbed(true);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return (
    <footer ref={frame} className="min-h-100 border-t border-line bg-surface">
      {(isInView || hasTabbed) && <LateComponent code={SITE_FOOTER} given={{}} />}
    </footer>
  );
}

/** The code that looks for a newer build is not needed before the first look, which is 15 minutes after it has loaded. */
const LOADS_UPGRADE_AFTER_MS = 60_000;

function Upgrade() {
  const isIdle = useIdle();
  const [isDue, setDue] = useState(false);
  useEffect(() => {
    if (!isIdle) return undefined;
    const timer = setTimeout(() => setDue(true), LOADS_UPGRADE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isIdle]);
  return isDue && <LateComponent code={UPGRADE_NOTICE} given={{}} />;
}

/** Their code is part of the code of players, which is loaded before a player is signed in. */
function ForPlayers() {
  return usePlayerIfAny() && <LateComponent code={PLAYERS_DIALOGS} given={{}} />;
}

/** Why the last logout failed, while the player is still signed in. */
function LogOutFailure() {
  const { i18n } = useLingui();
  const status = useSessionStatus();
  const failure = useSessionFailure();
  const isPending = useSelector(useSite().session, (snapshot) => snapshot.hasTag('pending'));
  if (status !== 'signedIn' || isPending || !failure) return null;
  return (
    <NoticePlace>
      <FailureNotice title={i18n._('layout.logOut.failed')} failure={failure} call="logout" />
    </NoticePlace>
  );
}

/** Pages that say it themselves: those of players in place of their content, the login in its form. */
function sayItThemselves(address: string): boolean {
  const route = routeAt(address);
  return route?.path === paths.login || route?.access === 'player';
}

/**
 * The look-up of the player has failed, which marks the player as signed out (specification §2): what the visitor's page and
 * menu would not say.
 */
function SessionUnknown() {
  const { i18n } = useLingui();
  const { session } = useSite();
  const [path] = useLocation();
  const status = useSessionStatus();
  const failure = useSessionFailure();
  const isRetrying = useSelector(session, (snapshot) => snapshot.hasTag('asking'));
  if (status !== 'unreachable' || sayItThemselves(path)) return null;
  return (
    <NoticePlace>
      <FailureNotice
        tone="info"
        title={i18n._('layout.sessionUnknown')}
        failure={failure}
        call="playerInfo"
        isRetrying={isRetrying}
        // Unlike `session.lookUp`, this leaves the visitor's page in place.
        onRetry={() => session.send({ type: 'session.enter' })}
      />
    </NoticePlace>
  );
}

function NoticePlace({ children }: { readonly children: ReactNode }) {
  return <div className="mx-auto w-full max-w-300 px-4 pt-4 tablet:px-6">{children}</div>;
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
