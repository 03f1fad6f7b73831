import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { failureOf, isServerCode } from '../../contract/errors.ts';
import { agencyRead } from '../api/agency.ts';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { SupportPage } from '../pages/SupportPage.tsx';
import { Splash } from '../ui/feedback/Splash.tsx';
import { AgencyContext } from './agency-context.ts';
import { shownByTheMachine } from './navigation/wouter-hooks.ts';
import { Routes } from './Routes.tsx';
import type { Site } from './site.ts';
import { SiteContext, useSite } from './site-context.ts';

export function Root({ site }: { readonly site: Site }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={site.queries}>
          <SiteContext value={site}>
            <Router {...shownByTheMachine}>
              <Pending />
              <UnderAgency />
            </Router>
          </SiteContext>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}

/** The full-screen spinner: specification §2. */
function Pending() {
  const isPending = useSelector(useSite().navigation, (snapshot) => snapshot.hasTag('pending'));
  return isPending && <Splash label={i18n._('common.loading')} />;
}

/**
 * Nothing is shown before the agency is known but a view that the page came with, and nothing but a page of support where it
 * is not: specification §2.
 */
function UnderAgency() {
  const { client, navigation, isDrawn } = useSite();
  const agency = useQuery(agencyRead(client));
  const isArrived = useSelector(navigation, ({ context }) => context.shown !== null);
  // What is known stays, also when it cannot be read anew later.
  if (!agency.data && isNotKnown(agency.error)) return <SupportPage />;
  const mayShow = agency.data !== undefined || (isDrawn && agency.error === null);
  if (!mayShow || !isArrived) return null;
  return (
    <AgencyContext value={agency.data ?? null}>
      <SiteLayout>
        <Routes />
      </SiteLayout>
    </AgencyContext>
  );
}

/** The server does not know the agency. Any other error says nothing about it, and is retried when the network returns. */
function isNotKnown(error: Error | null): boolean {
  return error !== null && isServerCode(failureOf(error), 'NOT_FOUND');
}
