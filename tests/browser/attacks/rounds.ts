/** Runs many rounds of hostile responses in a page that is loaded once. */
import type { Page } from '@playwright/test';
import { XSS_PAYLOADS } from '../../attacks/xss-payloads.ts';
import type { HostileWindow } from './hostile-answers.ts';

export interface Shown {
  /** The payloads that were shown on the page as text. */
  readonly payloads: readonly string[];
  readonly calls: readonly string[];
  /** Whether each text of the ordered calls has had each payload. */
  readonly isComplete: boolean;
}

interface Order {
  readonly playerId: string;
  /**
   * The number of rounds; more until all calls have been requested, fewer if each of their texts has had each payload before.
   */
  readonly rounds: number;
  readonly calls: readonly string[];
  readonly payloads: readonly string[];
}

/** Makes the page refetch all reads in each round, as another tab of the player does after a change. */
export async function goThrough(
  page: Page,
  order: Pick<Order, 'playerId' | 'rounds' | 'calls'>,
): Promise<Shown> {
  return page.evaluate(readAnew, { ...order, payloads: XSS_PAYLOADS });
}

/** Runs in the page. */
async function readAnew({ playerId, rounds, calls, payloads }: Order): Promise<Shown> {
  const { hostile } = window as unknown as HostileWindow;
  const anotherTab = new BroadcastChannel('site /');
  const frame = () => new Promise(requestAnimationFrame);
  const shown = new Set<string>();
  const given = (call: string) => [...hostile.given].filter(([name]) => name.startsWith(`${call} `));
  // A page makes some calls later than others.
  const isBegun = () => calls.every((call) => given(call).length > 0);
  const isOver = () => isBegun() && calls.flatMap(given).every(([, times]) => times > payloads.length);
  let before = document.body.textContent;
  for (let round = 0; round === 0 || ((round < rounds || !isBegun()) && !isOver()); round += 1) {
    hostile.round = round;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in its origin
    anotherTab.postMessage({ kind: 'changed', playerId, stale: [[]] });
    // Waits until the page has refetched and rendered; a few frames if nothing changes.
    for (let patience = 0; patience < 4; patience += 1) {
      await frame();
      if (hostile.pending === 0 && document.body.textContent !== before) break;
    }
    const text = document.body.textContent ?? '';
    for (const payload of payloads) if (text.includes(payload)) shown.add(payload);
    before = text;
  }
  anotherTab.close();
  return { payloads: [...shown], calls: [...hostile.calls], isComplete: isOver() };
}
