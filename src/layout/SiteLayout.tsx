import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { paths } from '../app/paths.ts';
import { useSite } from '../app/site-context.ts';
import { useSessionStanding } from '../app/use-session.ts';
import { Backdrop } from '../ui/brand/Backdrop.tsx';
import { Logo } from '../ui/brand/Logo.tsx';
import { BRAND_NAME } from '../ui/brand/names.ts';
import { OfflineStrip } from '../ui/feedback/OfflineStrip.tsx';
import { TopBar } from '../ui/layout/TopBar.tsx';
import { LanguageChoice } from './LanguageChoice.tsx';
import { LogOut, LogOutFailure } from './LogOut.tsx';
import { ButtonPageLink } from './PageLink.tsx';

/** What stands around every page. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className="relative isolate min-h-svh">
      <a
        href="#main"
        className="sr-only focus-visible:not-sr-only focus-visible:absolute focus-visible:top-2 focus-visible:left-2 focus-visible:z-50 focus-visible:rounded-md focus-visible:bg-raised focus-visible:px-4 focus-visible:py-3"
      >
        {i18n._('layout.skipToContent')}
      </a>
      <Backdrop />
      <TopBar
        brand={
          <Link href={paths.home} aria-label={BRAND_NAME} className="inline-flex min-h-11 items-center">
            <Logo />
          </Link>
        }
        actions={
          <>
            <LanguageChoice />
            <SessionActions />
          </>
        }
      />
      <Offline />
      <LogOutFailure />
      {children}
    </div>
  );
}

/** While the player is loading, neither menu shows (specification §2). */
function SessionActions() {
  const { i18n } = useLingui();
  const standing = useSessionStanding();
  if (standing === 'loading') return null;
  if (standing === 'signedIn') return <LogOut />;
  return (
    <>
      <span className="hidden tablet:inline-flex">
        <ButtonPageLink kind="quiet" size="small" href={paths.login}>
          {i18n._('layout.logIn')}
        </ButtonPageLink>
      </span>
      <ButtonPageLink kind="primary" size="small" href={paths.register}>
        {i18n._('layout.register')}
      </ButtonPageLink>
    </>
  );
}

function Offline() {
  const { i18n } = useLingui();
  const { browser } = useSite();
  const [isOnline, setIsOnline] = useState(browser.isOnline());
  useEffect(() => browser.onLineChange(setIsOnline), [browser]);
  return <OfflineStrip offline={!isOnline}>{i18n._('layout.offline')}</OfflineStrip>;
}
