import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { lazy, StrictMode, type ReactNode, useLayoutEffect } from 'react';
import { Router } from 'wouter';
import type { Agency } from '../../contract/agency.ts';
import { failureOf } from '../../contract/errors.ts';
import { agencyRead } from '../api/agency.ts';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { OfflinePage } from '../layout/fallback/OfflinePage.tsx';
import { LazyPart } from '../layout/lazy/LazyPart.tsx';
import { loadCode } from '../platform/load-code.ts';
import { BlossomDrawing } from '../ui/brand/Blossom.tsx';
import { Splash } from '../ui/feedback/Splash.tsx';
import { AgencyContext } from './agency-context.ts';
import { shownByTheMachine } from './navigation/wouter-hooks.ts';
import { Routes } from './Routes.tsx';
import type { Site } from './site.ts';
import { SiteContext, useSite } from './site-context.ts';

/** The server has answered, so that this code can be loaded. */
const SupportPage = lazy(() => loadCode(() => import('../layout/fallback/SupportPage.tsx')));

export function Root({ site }: { readonly site: Site }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={site.queries}>
          <SiteContext value={site}>
            <BlossomDrawing />
            <Router {...shownByTheMachine}>
              <UnderAgency />
            </Router>
          </SiteContext>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}

/**
 * Until the agency is known, only prerendered markup and the full-screen spinner are shown; if the server does not know the
 * agency, only the support page (specification §2). While the agency's request is paused offline, the offline page is
 * shown.
 */
function UnderAgency() {
  const { client, navigation, isPrerendered } = useSite();
  const agency = useQuery(agencyRead(client));
  const isPending = useSelector(navigation, (snapshot) => snapshot.hasTag('pending'));
  const waitsForLine = !agency.data && agency.fetchStatus === 'paused';
  if (waitsForLine && (isPending || !isPrerendered)) return <OfflinePage />;
  return (
    <>
      {isPending && <Splash label={i18n._('common.loading')} />}
      <SiteOf agency={agency} />
    </>
  );
}

function SiteOf({ agency }: { readonly agency: UseQueryResult<Agency> }) {
  const { navigation, isPrerendered } = useSite();
  const isArrived = useSelector(navigation, ({ context }) => context.shown !== null);
  // A known agency stays when a later refetch fails.
  if (!agency.data && isNotKnown(agency.error))
    return (
      <LazyPart>
        <SupportPage />
      </LazyPart>
    );
  const mayShow = agency.data !== undefined || (isPrerendered && agency.error === null);
  if (!mayShow || !isArrived) return null;
  return (
    <AgencyContext value={agency.data ?? null}>
      <SiteLayout>
        <Routes />
      </SiteLayout>
    </AgencyContext>
  );
}

/**
 * Whether the server does not know the agency: a 404, whatever its body contains (specification §2). After any other error
 * the agency is still unknown, and the request is repeated.
 */
function isNotKnown(error: Error | null): boolean {
  if (error === null) return false;
  const failure = failureOf(error);
  return 'status' in failure && failure.status === 404;
}

interface HydratedProps {
  readonly onHydrated: () => void;
  readonly children: ReactNode;
}

/** Calls back after hydration, or after the first client rendering. */
export function Hydrated({ onHydrated, children }: HydratedProps) {
  useLayoutEffect(onHydrated, [onHydrated]);
  return children;
}
