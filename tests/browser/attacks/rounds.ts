/** Round after round of hostile answers, in a page that is loaded once. */
import type { Page } from '@playwright/test';
import { XSS_PAYLOADS } from '../../attacks/xss-payloads.ts';
import type { HostileWindow } from './hostile-answers.ts';

export interface Shown {
  /** Which payloads stood on the page, as words. */
  readonly payloads: readonly string[];
  readonly calls: readonly string[];
  /** Whether each text of the calls that were ordered has had each payload. */
  readonly isComplete: boolean;
}

interface Order {
  readonly playerId: string;
  /** At most; it is over before when each text of these calls has had each payload. */
  readonly rounds: number;
  readonly calls: readonly string[];
  readonly payloads: readonly string[];
}

/** Makes the page read everything anew, as another tab of the player does when something of theirs has changed. */
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
  const isOver = () =>
    [...hostile.given].every(
      ([name, times]) => times > payloads.length || !calls.includes(name.split(' ')[0] ?? ''),
    );
  let before = document.body.textContent;
  for (let round = 0; round < rounds && (round === 0 || !isOver()); round += 1) {
    hostile.round = round;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in its origin
    anotherTab.postMessage({ kind: 'changed', playerId, stale: [[]] });
    // Heard, asked, answered and drawn; a page on which nothing changes is given a few frames.
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
