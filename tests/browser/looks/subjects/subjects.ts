/** Everything whose looks are checked: each route as who may be there, and each screen that one gets to from there. */
import { ROUTE_SCREENS } from './visits.ts';
import { type Screen, SCREENS } from './screens.ts';

export const SUBJECTS: readonly Screen[] = [...ROUTE_SCREENS, ...SCREENS];
