import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { StrictMode, type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { Router } from 'wouter';
import type { Agency } from '../../contract/agency.ts';
import { type Failure, failureOf } from '../../contract/errors.ts';
import { agencyRead } from '../api/agency.ts';
import { SiteLayout } from './SiteLayout.tsx';
import { UnreachablePage } from './fallback/UnreachablePage.tsx';
import { LateComponent } from '../shared/late/LateComponent.tsx';
import { lateCode } from '../platform/late-code.ts';
import { BlossomDrawing } from '../ui/brand/Blossom.tsx';
import { Splash } from '../ui/feedback/Splash.tsx';
import { AgencyContext } from '../app/agency/agency-context.ts';
import { agencyMemory } from '../app/agency/agency-memory.ts';
import { shownByTheMachine } from '../app/navigation/wouter-hooks.ts';
import { Routes } from './Routes.tsx';
import type { Site } from '../app/site.ts';
import { SiteContext, useSite } from '../app/site-context.ts';

/** The server has answered, so that this code can be loaded. */
const SUPPORT_PAGE = lateCode(() => import('./fallback/SupportPage.tsx'));

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
 * agency, only the support page, and nothing after another error of the server (specification §2). While there is no answer of
 * the server, the prerendered page stays, and a page that says so takes the place of any other.
 */
function UnderAgency() {
  const { browser, client, navigation, isPrerendered } = useSite();
  const agency = useQuery(agencyRead(client));
  const failure = useLatestFailure(agency);
  useEffect(() => {
    if (agency.data) agencyMemory(browser.device).write(agency.data);
  }, [agency.data, browser]);
  const isPending = useSelector(navigation, (snapshot) => snapshot.hasTag('pending'));
  const isWithoutAnswer = failure !== null && !isReported(failure);
  if (isWithoutAnswer && (isPending || !isPrerendered))
    return <UnreachablePage failure={failure} call="agencyInfo" onRetry={() => void agency.refetch()} />;
  return (
    <>
      {isPending && <Splash label={i18n._('common.loading')} />}
      <SiteOf agency={agency.data ?? null} failure={isWithoutAnswer ? null : failure} />
    </>
  );
}

interface SiteOfProps {
  readonly agency: Agency | null;
  readonly failure: Failure | null;
}

function SiteOf({ agency, failure }: SiteOfProps) {
  const { navigation, isPrerendered } = useSite();
  const isArrived = useSelector(navigation, ({ context }) => context.shown !== null);
  if (failure && isNotKnown(failure)) return <LateComponent code={SUPPORT_PAGE} given={{}} isIsolated />;
  const mayShow = agency !== null || (isPrerendered && failure === null);
  if (!mayShow || !isArrived) return null;
  return (
    <AgencyContext value={agency}>
      <SiteLayout>
        <Routes />
      </SiteLayout>
    </AgencyContext>
  );
}

/**
 * Why the agency is not known; null if it is, because a known agency stays when a later refetch fails, and if the server may
 * still answer. The query forgets the failure while it repeats the request.
 */
function useLatestFailure({ data, error, fetchStatus }: UseQueryResult<Agency>): Failure | null {
  const [latest, setLatest] = useState<Error | null>(null);
  const next = data ? null : (error ?? latest);
  if (next !== latest) setLatest(next);
  if (next) return failureOf(next);
  return !data && fetchStatus === 'paused' ? { kind: 'network' } : null;
}

/** Whether the server has answered with an error status, whatever the body contains: a gateway's page has no envelope. */
function isReported(failure: Failure): boolean {
  return 'status' in failure && failure.status !== null && failure.status >= 400;
}

/**
 * Whether the server does not know the agency: a 404, whatever its body contains (specification §2). After any other error
 * the agency is still unknown, and the request is repeated.
 */
function isNotKnown(failure: Failure): boolean {
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
