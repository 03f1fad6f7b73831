import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { Router } from 'wouter';
import { failureOf, isServerCode } from '../../contract/errors.ts';
import { agencyRead } from '../api/agency.ts';
import { SiteLayout } from '../layout/SiteLayout.tsx';
import { SupportPage } from '../pages/SupportPage.tsx';
import { siteRoot } from '../platform/site-root.ts';
import { Splash } from '../ui/feedback/Splash.tsx';
import { Routes } from './Routes.tsx';
import type { Site } from './site.ts';
import { SiteContext, useSite } from './site-context.ts';

export function Root({ site }: { readonly site: Site }) {
  return (
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <QueryClientProvider client={site.queries}>
          <SiteContext value={site}>
            <Router base={siteRoot()}>
              <Agency />
            </Router>
          </SiteContext>
        </QueryClientProvider>
      </I18nProvider>
    </StrictMode>
  );
}

/** Nothing is shown before the agency is known: specification §2. */
function Agency() {
  const { client } = useSite();
  const agency = useQuery(agencyRead(client));
  if (agency.isSuccess) {
    return (
      <SiteLayout>
        <Routes />
      </SiteLayout>
    );
  }
  if (agency.isPending) return <Splash label={i18n._('common.loading')} />;
  return isServerCode(failureOf(agency.error), 'NOT_FOUND') ? <SupportPage /> : null;
}
