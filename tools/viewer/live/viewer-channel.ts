import { browserTabs, type TabChannel } from '../../../src/platform/tabs/tab-channel.ts';

/** On which the tabs of the site tell what their machines do, and the viewer asks. */
export function viewerTabs(): TabChannel {
  return browserTabs('viewer');
}
