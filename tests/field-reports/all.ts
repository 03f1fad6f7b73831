import { composition } from './composition.ts';
import { translation } from './translation.ts';
import { beforeCode } from './before-code.ts';
import { browserInterfaces } from './browser-interfaces.ts';
import { spellings } from './spellings.ts';
import { overlays } from './overlays.ts';
import { silentValues } from './silent-values.ts';
import { definiteRefusals } from './definite-refusals.ts';
import { legalAnswers } from './legal-answers.ts';
import { deployedFiles } from './deployed-files.ts';
import { plantedCookies } from './planted-cookies.ts';
import { twoBuilds } from './two-builds.ts';
import { secrets } from './secrets.ts';
import { hotReload } from './hot-reload.ts';
import { oneRequestStopsAll } from './one-request-stops-all.ts';
import { requestLines } from './request-lines.ts';
import { slowAndForeignRequests } from './slow-and-foreign-requests.ts';
import type { FieldReport } from './field-report.ts';

/** Every kind, the worst first. */
export const FIELD_REPORTS: readonly FieldReport[] = [
  composition,
  translation,
  beforeCode,
  browserInterfaces,
  spellings,
  overlays,
  silentValues,
  definiteRefusals,
  legalAnswers,
  deployedFiles,
  plantedCookies,
  twoBuilds,
  secrets,
  hotReload,
  oneRequestStopsAll,
  requestLines,
  slowAndForeignRequests,
];
