/** The whole site in a test's document, before the mock in the same process, on a line that the test cuts. */
import { i18n } from '@lingui/core';
import { onlineManager } from '@tanstack/react-query';
import { waitFor } from '@testing-library/dom';
import { vi } from 'vitest';
import { BASE_PATH } from '../../../contract/endpoints.ts';
import type { Browser } from '../../../src/platform/browser.ts';
import { InProcessMock, ORIGIN } from '../../in-process/mock.ts';
import { openPage } from '../../in-process/page.tsx';
import { handBrowser, handLine, memoryHistory } from './browser.ts';
import { closeSite } from './close-site.ts';

/** Changes the text of an answer, or its status; undefined leaves it as the mock gave it. */
export type Change = (answer: {
  readonly path: string;
  readonly json: unknown;
}) => { readonly status?: number; readonly text: string } | undefined;

export interface OpenSite {
  readonly scenario: string;
  /** Who is signed in. */
  readonly player: string | null;
  readonly address: string;
  readonly isOnline?: boolean;
  readonly change?: Change;
  readonly browser?: Partial<Browser>;
}

/** Opens the site at an address. */
export async function openSite(options: OpenSite) {
  const mock = new InProcessMock();
  await mock.setUp(options);
  const line = handLine(options.isOnline);
  onlineManager.setOnline(line.isOnline());
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit) => {
    const address = String(input).replace(ORIGIN, '');
    if (!line.isOnline()) throw new TypeError('Failed to fetch');
    asked.push(`${init.method ?? 'GET'} ${address}`);
    const response = await mock.fetch(input, init);
    const text = await response.clone().text();
    const [path = ''] = address.replace(BASE_PATH, '').split('?');
    const changed = options.change?.({ path, json: text === '' ? null : JSON.parse(text) });
    if (!changed) return response;
    return new Response(changed.text, {
      status: changed.status ?? response.status,
      headers: response.headers,
    });
  });
  const page = openPage(
    handBrowser({
      history: memoryHistory(options.address),
      readCookie: mock.readCookie,
      hadCookie: () => true,
      ...line,
      ...options.browser,
    }),
  );
  const { site } = page;
  return {
    ...page,
    mock,
    asked,
    cut() {
      line.cut();
      onlineManager.setOnline(false);
    },
    mend() {
      line.mend();
      onlineManager.setOnline(true);
    },
    /** Goes to a page, and waits until it is there. */
    async go(to: string) {
      site.navigation.send({ type: 'navigation.asked', to, replace: false });
      await waitFor(() => {
        const { context } = site.navigation.getSnapshot();
        if (context.shown !== to || context.pending !== null) throw new Error(`not at ${to}`);
      });
    },
    async end() {
      onlineManager.setOnline(true);
      page.close();
      await closeSite(site);
    },
  };
}

export type WholeSite = Awaited<ReturnType<typeof openSite>>;

export function say(id: string, values?: Record<string, unknown>): string {
  return i18n._(id, values);
}
