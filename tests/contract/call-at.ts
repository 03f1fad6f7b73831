/** Finds the call of the contract for a method and a path. */
import { BASE_PATH, type Call, endpointOf, endpoints } from '../../contract/endpoints.ts';

const PATTERNS = (Object.keys(endpoints) as Call[]).map((call) => {
  const { method, path } = endpointOf(call);
  return { call, method, pattern: new RegExp(`^${BASE_PATH}${path.replace(/:\w+/g, '[^/]+')}$`) };
});

/** Returns the first match in the table, as a router does: `/deposits/open` is not the deposit with the code `open`. */
export function callAt(method: string, path: string): Call | undefined {
  return PATTERNS.find((known) => known.method === method && known.pattern.test(path))?.call;
}
