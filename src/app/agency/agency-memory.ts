import { Agency } from '../../../contract/agency.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import type { TextStore } from '../../platform/storage.ts';

/** The agency that this device has loaded last: how to reach it while the server does not know the agency. */
export function agencyMemory(device: TextStore): PersistedRecord<Agency> {
  return new PersistedRecord(device, 'agency', Agency);
}
