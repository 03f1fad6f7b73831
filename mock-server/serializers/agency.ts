import type { Agency } from '../../contract/agency.ts';
import type { AgencyRow } from '../store/rows.ts';

export function serializeAgency({ id, name, ...social }: AgencyRow): Agency {
  return { id, name, social };
}
