import type { ViewerChannel } from './viewer-channel.ts';

/** A channel between the tabs of one origin in this browser. */
export function browserChannel(): ViewerChannel {
  const channel = new BroadcastChannel('machine-viewer');
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no target: it stays in its origin
    post: (message) => channel.postMessage(message),
    onMessage(listener) {
      const received = ({ data }: MessageEvent<unknown>) => listener(data);
      channel.addEventListener('message', received);
      return () => channel.removeEventListener('message', received);
    },
  };
}
