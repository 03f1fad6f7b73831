import type { InspectionEvent } from 'xstate';
import type { InspectionOptions } from '../../../src/app/site.ts';
import type { Browser } from '../../../src/platform/browser.ts';
import { startRecording } from '../../recording/start-recording.ts';
import { Broadcaster } from './broadcaster.ts';
import { viewerTabs } from './viewer-channel.ts';

/** Starts the broadcasts to the viewer and the recording. Returns the options for every root actor. Development only. */
export async function startBroadcasting(browser: Browser): Promise<InspectionOptions> {
  const broadcaster = new Broadcaster({ channel: viewerTabs(), tab: browser.newKey(), clock: browser.clock });
  browser.onLeave(() => broadcaster.leave());
  browser.onRestore(() => broadcaster.present());
  // Stately's inspector runs on another host, so it is opened on request only: `/?inspect=stately`.
  const wantsStately = new URLSearchParams(window.location.search).get('inspect') === 'stately';
  const stately = wantsStately ? (await import('./stately-inspector.ts')).statelyInspector() : null;
  const record = startRecording(browser);
  return {
    inspect(event: InspectionEvent) {
      // First, because the others evaluate guards too, and that must not become part of the recorded step.
      record(event);
      broadcaster.inspect(event);
      stately?.inspect.next?.(event);
    },
  };
}
