/** The endpoint table with full paths, in its order: which call a request is. */
import { BASE_PATH, type Call, type Endpoint, endpoints } from '../../contract/endpoints.ts';
import { isWrittenAs } from './near-miss/near-miss.ts';

export interface CallRow {
  readonly call: Call;
  readonly method: Endpoint['method'];
  /** From the site's root, with `:name` for a parameter. */
  readonly path: string;
  readonly endpoint: Endpoint;
}

export const CALLS: readonly CallRow[] = Object.entries<Endpoint>(endpoints).map(([call, endpoint]) => ({
  call: call as Call,
  method: endpoint.method,
  path: BASE_PATH + endpoint.path,
  endpoint,
}));

/** The call of a request; null for none. A fixed path precedes a parameterized one. */
export function callOf(method: string, path: string): CallRow | null {
  return CALLS.find((row) => row.method === method && isWrittenAs(path, row.path)) ?? null;
}

/** Such as `POST /api/v2/deposits`. */
export function nameOfCall({ method, path }: Pick<CallRow, 'method' | 'path'>): string {
  return `${method} ${path}`;
}
