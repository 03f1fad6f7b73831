import { attempt } from '../attempt.ts';
import type { Unsubscribe } from '../unsubscribe.ts';
import { siteRoot } from '../site-root.ts';

/** Messages between the tabs of one browser. A tab does not receive its own messages. */
export interface TabChannel {
  post(message: unknown): void;
  onMessage(listener: (message: unknown) => void): Unsubscribe;
}

/**
 * A BroadcastChannel between the tabs of this site (not of another site on the same host). Without browser support no message is
 * delivered; Firefox throws where cookies are blocked.
 */
export function browserTabs(): TabChannel {
  const channel = attempt(() => new BroadcastChannel(`site ${siteRoot()}/`), null);
  if (!channel) return SILENT_TABS;
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in its origin
    post: (message) => attempt(() => channel.postMessage(message), undefined),
    onMessage(listener) {
      const received = (event: MessageEvent) => listener(event.data);
      attempt(() => channel.addEventListener('message', received), undefined);
      return () => attempt(() => channel.removeEventListener('message', received), undefined);
    },
  };
}

export const SILENT_TABS: TabChannel = { post: () => undefined, onMessage: () => () => undefined };
