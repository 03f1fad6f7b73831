import type { ErrorCode } from '../../contract/errors.ts';
import type { StateFault } from './page-state.ts';

/** A path below /api/v2, or that of a call: `players/info`, `deposits/:code`. */
type Path = string;

/** The request gets no response, so that the page keeps loading. */
export function unanswered(path: Path, method = 'GET'): StateFault {
  return { ...of(path, method), fault: 'timeout' };
}

/** The response has the wrong shape. Queries do not retry that, so that the page shows the failure at once. */
export function garbled(path: Path, method = 'GET'): StateFault {
  return { ...of(path, method), fault: 'wrong-shape' };
}

/** The request is rejected with an error code of the contract. */
export function rejected(code: ErrorCode, path: Path, method = 'POST'): StateFault {
  return { ...of(path, method), fault: 'status', code };
}

/** The connection is cut before the request is processed. */
export function dropped(path: Path, method = 'GET'): StateFault {
  return { ...of(path, method), fault: 'drop' };
}

/** A backend whose histories have no filters. */
export function unfiltered(path: Path): StateFault {
  return { ...of(path, 'GET'), fault: 'unfiltered' };
}

function of(path: Path, method: string) {
  return { match: { method, path: `/api/v2/${path}` } };
}
