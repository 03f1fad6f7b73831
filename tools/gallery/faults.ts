import type { ErrorCode } from '../../contract/errors.ts';
import type { StateFault } from './page-state.ts';

/** Below /api/v2: `players/info`; `*` stands for anything. */
type Path = string;

/** Never answered: what waits for it goes on waiting. */
export function unanswered(path: Path, method = 'GET'): StateFault {
  return { ...of(path, method), fault: 'timeout' };
}

/** Answered with something that is no answer. Reads do not try that again, so that the failure shows at once. */
export function garbled(path: Path, method = 'GET'): StateFault {
  return { ...of(path, method), fault: 'wrong-shape' };
}

/** Rejected with a code of the contract. */
export function rejected(code: ErrorCode, path: Path, method = 'POST'): StateFault {
  return { ...of(path, method), fault: 'status', code };
}

/** The line is cut. */
export function dropped(path: Path, method = 'GET'): StateFault {
  return { ...of(path, method), fault: 'drop' };
}

function of(path: Path, method: string) {
  return { match: { method, path: `/api/v2/${path}` } };
}
