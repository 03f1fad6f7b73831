import type { InspectionEvent } from 'xstate';
import { browserChannel } from '../../../packages/machine-viewer/inspect.ts';
import type { InspectionOptions } from '../../../src/app/create-site.ts';
import type { Browser } from '../../../src/platform/browser.ts';
import { startRecording } from '../../recording/start-recording.ts';
import { broadcasterOf } from './product-broadcaster.ts';

/** Starts the broadcasts to the viewer and the recording. Returns the options for every root actor. Development only. */
export function startBroadcasting(browser: Browser): InspectionOptions {
  const broadcaster = broadcasterOf(browserChannel(), browser.newKey(), browser.clock);
  browser.onLeave(() => broadcaster.leave());
  browser.onRestore(() => broadcaster.present());
  const record = startRecording(browser);
  return {
    inspect(event: InspectionEvent) {
      // First, because the broadcaster evaluates guards too, and that must not become part of the recorded step.
      record(event);
      broadcaster.inspect(event);
    },
  };
}
