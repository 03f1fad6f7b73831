import { Broadcaster, type BroadcasterOptions } from './broadcaster.ts';
import { browserChannel } from './browser-channel.ts';

/**
 * Reports to a viewer in another tab of the same origin: `createActor(machine, { inspect: createBrowserInspector().inspect })`. The
 * options add what is known of the machines, and what is kept of their data.
 */
export function createBrowserInspector(options: Partial<BroadcasterOptions> = {}): Broadcaster {
  const broadcaster = new Broadcaster({
    channel: browserChannel(),
    tab: String(Math.random()),
    clock: Date,
    ...options,
  });
  window.addEventListener('pagehide', () => broadcaster.leave());
  window.addEventListener('pageshow', () => broadcaster.present());
  return broadcaster;
}
