/** Which call of the contract an address and a method are. */
import { BASE_PATH, type Call, endpointOf, endpoints } from '../../contract/endpoints.ts';

const PATTERNS = (Object.keys(endpoints) as Call[]).map((call) => {
  const { method, path } = endpointOf(call);
  return { call, method, pattern: new RegExp(`^${BASE_PATH}${path.replace(/:\w+/g, '[^/]+')}$`) };
});

/** The first of the table is meant, as on a server: `/deposits/open` is no deposit of the code `open`. */
export function callAt(method: string, path: string): Call | undefined {
  return PATTERNS.find((known) => known.method === method && known.pattern.test(path))?.call;
}
