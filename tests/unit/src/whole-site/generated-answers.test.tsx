// @module-tag sampled
/**
 * Renders generated responses that pass validation: the page must not crash, and must show the amounts of the
 * response.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { waitFor } from '../../../in-process/wait-for.ts';
import { Router } from 'wouter';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Call, endpointOf, endpoints } from '../../../../contract/endpoints.ts';
import { arbitraryOf } from '../../../../contract/schema/arbitrary.ts';
import { readTolerantly } from '../../../../contract/schema/tolerant.ts';
import type { Schema } from '../../../../contract/schema/vocabulary.ts';
import { agencyRead } from '../../../../src/api/agency.ts';
import { AgencyContext } from '../../../../src/app/agency/agency-context.ts';
import { shownByTheMachine } from '../../../../src/app/navigation/wouter-hooks.ts';
import { Routes } from '../../../../src/shell/Routes.tsx';
import { SiteContext, useSite } from '../../../../src/app/site-context.ts';
import type { Site } from '../../../../src/app/site.ts';
import { formatAmount } from '../../../../src/format/numbers.ts';
import { cases, SEED } from '../../../suites/depth.ts';
import { says } from '../../../in-process/page-reading.ts';
import { accessibleText } from '../../../in-process/perception.ts';
import { mutated } from '../api/edge/mutations.ts';
import { SHOWN, type Shown } from '../api/edge/shown.ts';
import { memoryStore } from '../browser.ts';
import { visit } from './visit.ts';

/** How many of each kind. */
const COUNT = cases(1, 8);
type AnyShown = Omit<Shown<Call>, 'amounts'> & { readonly amounts?: (answer: never) => readonly string[] };

/** Only the routes: the layout around the pages is omitted to save rendering time. */
function RoutesOnly({ site }: { readonly site: Site }) {
  return (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={site.queries}>
        <SiteContext value={site}>
          <Router {...shownByTheMachine}>
            <UnderAgency />
          </Router>
        </SiteContext>
      </QueryClientProvider>
    </I18nProvider>
  );
}

/** The first match in the table counts, as on a server: `/deposits/open` is not `/deposits/:code`. */
function readOf(path: string): Call | undefined {
  return (Object.keys(endpoints) as Call[]).find((call) => {
    const endpoint = endpointOf(call);
    return endpoint.method === 'GET' && new RegExp(`^${endpoint.path.replace(/:\w+/g, '[^/]+')}$`).test(path);
  });
}

function UnderAgency() {
  const { client, navigation } = useSite();
  const { data } = useQuery(agencyRead(client));
  const isArrived = useSelector(navigation, ({ context }) => context.shown !== null);
  if (!data || !isArrived) return null;
  return (
    <AgencyContext value={data}>
      <Routes />
    </AgencyContext>
  );
}

/** Responses that the client accepts: generated ones, and mutations of the mock's own response. */
function acceptable(call: Call, own: unknown): readonly string[] {
  const schema = endpointOf(call).answer as Schema;
  const made = fc
    .sample(arbitraryOf(schema), { seed: SEED, numRuns: COUNT })
    .map((value) => JSON.stringify(value));
  const numbers = fc.sample(fc.nat(), { seed: SEED, numRuns: 30_000 });
  const draw = (count: number) => (numbers.pop() ?? 0) % Math.max(count, 1);
  const changed: string[] = [];
  while (changed.length < COUNT && numbers.length > 10) {
    const { value } = mutated(mutated(structuredClone(own), draw).value, draw);
    if (readTolerantly(schema, value).reading.ok) changed.push(JSON.stringify(value));
  }
  return [...made, ...changed];
}

test('every GET call has a page that shows its response', () => {
  const reads = (Object.keys(endpoints) as Call[]).filter((call) => endpointOf(call).method === 'GET');
  expect(SHOWN.map(({ call }) => call).toSorted()).toEqual(reads.toSorted());
});

describe.each(SHOWN as readonly AnyShown[])('$call on $address', (shown) => {
  test('the page does not crash, and shows the amounts of the response', async () => {
    const { call, address, scenario, player, kept } = shown;
    let own: unknown;
    let text: string | null = null;
    const page = await visit(address, {
      scenario,
      player,
      content: RoutesOnly,
      browser: { tab: memoryStore(kept) },
      change({ path, json }) {
        if (readOf(path) !== call) return undefined;
        own ??= json;
        return text === null ? undefined : new Response(text);
      },
    });
    const isShown = (name: string) =>
      waitFor(() => {
        expect(
          page.sent.filter(({ path }) => readOf(path.split('?')[0] ?? '') === call),
          name,
        ).not.toEqual([]);
        expect(page.site.queries.isFetching()).toBe(0);
        expect(accessibleText(document.querySelector('h1'))).not.toBe('');
      });
    await isShown(address);
    for (text of acceptable(call, own)) {
      page.sent.length = 0;
      await page.load(address, { tab: memoryStore(kept) });
      await isShown(text);
      const { reading } = readTolerantly(endpointOf(call).answer as Schema, JSON.parse(text));
      const amounts = reading.ok ? (shown.amounts?.(reading.value as never) ?? []) : [];
      await waitFor(() => {
        for (const amount of amounts) expect(says(formatAmount(amount)), text ?? '').toBe(true);
      });
    }
  });
});
