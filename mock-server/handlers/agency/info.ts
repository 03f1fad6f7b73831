import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeAgency } from '../../serializers.ts';

/** GET /agency/info. A site without an agency is a 404, which the page shows in full (specification §2). */
export const agencyInfo = defineHandler('agencyInfo', ({ store }) => {
  const [agency] = store.agency.getAll();
  if (!agency) throw new ApiError('NOT_FOUND');
  return { agency: serializeAgency(agency) };
});
