import type { Clock } from '../../../contract/time/clock.ts';
import { Broadcaster } from '../../../packages/machine-viewer/inspect.ts';
import type { TabChannel } from '../../../src/platform/tabs/tab-channel.ts';
import { ALL_FIXTURES } from '../../fixtures/all-fixtures.ts';
import { ordersIn, shareable } from './shareable.ts';

const MACHINES = ALL_FIXTURES.map((fixtures) => ({ machine: fixtures.machine, fixtures }));

/** A broadcaster of the site's machines, which masks the secrets of the contract. `tab`: a random id of this tab. */
export function broadcasterOf(channel: TabChannel, tab: string, clock: Clock): Broadcaster {
  return new Broadcaster({ channel, tab, clock, machines: MACHINES, shareable, ordersIn });
}
