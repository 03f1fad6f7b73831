import type { Unsubscribe } from '../browser.ts';
import { siteRoot } from '../site-root.ts';

/** What the tabs of one browser say to each other. Whoever speaks does not hear itself. */
export interface TabChannel {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): Unsubscribe;
}

/**
 * The tabs of this site, and of no other one on its host, on a channel for one purpose. Where a browser has no such channel,
 * nobody hears anything.
 */
export function browserTabs(purpose = 'site'): TabChannel {
  if (typeof BroadcastChannel === 'undefined') return SILENT_TABS;
  const channel = new BroadcastChannel(`${purpose} ${siteRoot()}/`);
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in its origin
    post: (message) => channel.postMessage(message),
    onMessage(listener) {
      const received = (event: MessageEvent) => listener(event.data);
      channel.addEventListener('message', received);
      return () => channel.removeEventListener('message', received);
    },
  };
}

export const SILENT_TABS: TabChannel = { post: () => undefined, onMessage: () => () => undefined };
