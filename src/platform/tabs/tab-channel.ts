import type { Unsubscribe } from '../unsubscribe.ts';
import { siteRoot } from '../site-root.ts';

/** Messages between the tabs of one browser. A tab does not receive its own messages. */
export interface TabChannel {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): Unsubscribe;
}

/**
 * A BroadcastChannel between the tabs of this site (not of another site on the same host), named after its purpose. Without
 * browser support no message is delivered.
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
