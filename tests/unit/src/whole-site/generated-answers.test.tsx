// @module-tag sampled
/**
 * What the edge has let in, in the page that shows it: whatever a struct holds, no page breaks, and an amount stands there
 * as it was answered.
 */
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { waitFor } from '@testing-library/dom';
import { createRoot } from 'react-dom/client';
import { Router } from 'wouter';
import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { BASE_PATH, type Call, endpointOf, endpoints } from '../../../../contract/endpoints.ts';
import { arbitraryOf } from '../../../../contract/schema/arbitrary.ts';
import { readTolerantly } from '../../../../contract/schema/tolerant.ts';
import type { Schema } from '../../../../contract/schema/vocabulary.ts';
import { agencyRead } from '../../../../src/api/agency.ts';
import { AgencyContext } from '../../../../src/app/agency-context.ts';
import { shownByTheMachine } from '../../../../src/app/navigation/wouter-hooks.ts';
import { Routes } from '../../../../src/app/Routes.tsx';
import { SiteContext, useSite } from '../../../../src/app/site-context.ts';
import { createSite } from '../../../../src/app/site.ts';
import { formatAmount } from '../../../../src/format/amount.ts';
import { speak, withWords } from '../../../../src/i18n/language.ts';
import { PARTS } from '../../../../src/i18n/parts.ts';
import { cases, SEED } from '../../../depth.ts';
import { loadPages } from '../../../bench/frugality/outage.ts';
import { InProcessMock, ORIGIN, recordedAnswers } from '../../../in-process/mock.ts';
import { handBrowser, memoryHistory, memoryStore } from '../browser.ts';
import { closeSite } from '../close-site.ts';
import { mutated } from '../api/edge/mutations.ts';
import { SHOWN, type Shown } from '../api/edge/shown.ts';

const COUNT = cases(1, 30);
type AnyShown = Omit<Shown<Call>, 'amounts'> & { readonly amounts?: (answer: never) => readonly string[] };

// Before any page is waited for: to load its code takes as long as the machine needs.
beforeAll(() => Promise.all([withWords(speak('lo'), ...PARTS), loadPages()]));

/** Takes the page off the document. */
let close = async () => {};
afterEach(() => close());

type Answers = ReturnType<typeof recordedAnswers>;

/** Shows the page with `text` as the answer to the call, if there is one; returns what the mock itself said. */
async function show(
  { call, address, kept }: AnyShown,
  answers: Answers,
  text?: string,
): Promise<string | null> {
  let own: string | null = null;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const asked = String(url).replace(ORIGIN, '');
    const answer = await answers(asked, init);
    const isIt = callOf(init.method ?? 'GET', asked) === call;
    if (isIt) own = answer.text;
    return new Response(answer.status === 204 ? null : isIt && text !== undefined ? text : answer.text, {
      status: answer.status,
    });
  });
  const site = createSite(handBrowser({ history: memoryHistory(address), tab: memoryStore(kept) }));
  const errors: unknown[] = [];
  const note = (error: unknown) => void errors.push(error);
  const root = createRoot(document.body.appendChild(document.createElement('div')), {
    onUncaughtError: note,
    onCaughtError: note,
  });
  close = async () => {
    root.unmount();
    await closeSite(site);
    expect(errors).toEqual([]);
  };
  // What stands around every page would be drawn with each of them.
  root.render(
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={site.queries}>
        <SiteContext value={site}>
          <Router {...shownByTheMachine}>
            <UnderAgency />
          </Router>
        </SiteContext>
      </QueryClientProvider>
    </I18nProvider>,
  );
  await waitFor(() => {
    expect(document.querySelector('h1')).not.toBeNull();
    expect(own).not.toBeNull();
    expect(site.queries.isFetching()).toBe(0);
  });
  expect(document.querySelector('h1')?.textContent).not.toBe('');
  return own;
}

/** The first of the table is meant, as on a server: `/deposits/open` is no deposit of the code `open`. */
function callOf(method: string, address: string): Call | undefined {
  const [path = ''] = address.split('?');
  return (Object.keys(endpoints) as Call[]).find((call) => {
    const endpoint = endpointOf(call);
    const pattern = `^${BASE_PATH}${endpoint.path.replace(/:\w+/g, '[^/]+')}$`;
    return endpoint.method === method && new RegExp(pattern).test(path);
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

/** Answers that the client reads: the mock's own with a place or two changed, and ones that are made up. */
function acceptable(call: Call, own: string): readonly string[] {
  const schema = endpointOf(call).answer as Schema;
  const made = fc
    .sample(arbitraryOf(schema), { seed: SEED, numRuns: COUNT })
    .map((value) => JSON.stringify(value));
  const numbers = fc.sample(fc.nat(), { seed: SEED, numRuns: 30_000 });
  const draw = (count: number) => (numbers.pop() ?? 0) % Math.max(count, 1);
  const changed: string[] = [];
  while (changed.length < COUNT && numbers.length > 10) {
    const { value } = mutated(mutated(JSON.parse(own), draw).value, draw);
    if (readTolerantly(schema, value).reading.ok) changed.push(JSON.stringify(value));
  }
  return [...made, ...changed].filter((_, place) => place % 2 === 0);
}

describe.each(SHOWN as readonly AnyShown[])('$call on $address', (shown) => {
  test('no page breaks, and no amount is another one', async () => {
    const mock = new InProcessMock();
    await mock.setUp(shown);
    const answers = recordedAnswers(mock);
    const own = await show(shown, answers);
    if (own === null) throw new Error(`${shown.address} does not ask for ${shown.call}`);
    for (const text of acceptable(shown.call, own)) {
      await close();
      await show(shown, answers, text);
      const { reading } = readTolerantly(endpointOf(shown.call).answer as Schema, JSON.parse(text));
      const amounts = reading.ok ? (shown.amounts?.(reading.value as never) ?? []) : [];
      await waitFor(() => {
        for (const amount of amounts) expect(document.body.textContent, text).toContain(formatAmount(amount));
      });
    }
  });
});
