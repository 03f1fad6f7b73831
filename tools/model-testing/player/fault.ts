/** The fault that an act such as `line.losesTheNextAnswer` sets in the lab: a `call` of the contract, a `fault`, and its options. */
import { BASE_PATH, type Call, endpointOf } from '../../../contract/endpoints.ts';
import { FAULTS, type FaultRequest } from '../../../mock-server/lab/faults.ts';
import type { Values } from './walk.ts';

/** @throws when there is no such fault. */
export function faultOf({ call, fault, times, code }: Values): FaultRequest {
  const name = FAULTS.find((each) => each === fault);
  if (!name) throw new Error(`there is no fault ${fault}`);
  const { method, path } = endpointOf(call as Call);
  return {
    match: { method, path: `${BASE_PATH}${path}` },
    fault: name,
    ...(times !== undefined && { times: Number(times) }),
    ...(code !== undefined && { code }),
  };
}
