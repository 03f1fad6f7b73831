import type { ReactElement, ReactNode } from 'react';
import { Machines, MachinesProvider } from '../../../../packages/machine-viewer/viewer-input.ts';
import { ALL_FIXTURES } from '../../../fixtures/all-fixtures.ts';
import type { TabChannel } from '../../../../src/platform/tabs/tab-channel.ts';

/** The site's machines as the viewer has them; with the channel on which a tab of the site reports. */
export function machinesOn(channel?: TabChannel): Machines {
  return new Machines({
    machines: ALL_FIXTURES.map((fixtures) => ({
      machine: fixtures.machine,
      fixtures,
      labels: { lo: fixtures.lao },
    })),
    languages: { lo: 'Lao' },
    ...(channel && { live: { channel, howToOpen: <a href="/">Open the site in another tab</a> } }),
  });
}

/** An element as it is within the viewer of these machines. */
export function within(machines: Machines, element: ReactNode): ReactElement {
  return <MachinesProvider value={machines}>{element}</MachinesProvider>;
}
