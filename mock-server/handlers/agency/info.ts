import { defineHandler } from '../../pipeline/define-handler.ts';
import { ApiError } from '../../pipeline/api-error.ts';
import { serializeAgency } from '../../serializers.ts';

/** GET /agency/info. Without an agency it returns 404, for which the site renders a full-screen page (specification §2). */
export const agencyInfo = defineHandler('agencyInfo', ({ store }) => {
  const [agency] = store.agency.getAll();
  if (!agency) throw new ApiError('NOT_FOUND');
  return { agency: serializeAgency(agency) };
});
