import { browserTabs, type TabChannel } from '../../../src/platform/tabs/tab-channel.ts';

/** The channel between the tabs of the site and the viewer. */
export function viewerTabs(): TabChannel {
  return browserTabs('viewer');
}
