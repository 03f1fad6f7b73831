/** Errors outside of any call, in the envelope of the contract: a host must not respond with a page of its own. */
import type { ServerResponse } from 'node:http';
import type { ErrorCode } from '../../contract/errors.ts';
import { ApiError } from '../pipeline/api-error.ts';
import { errorAnswer, standardHeaders } from '../pipeline/response.ts';
import type { World } from '../world.ts';

/** Ends a response with an error. If its head has been sent already, the connection is cut: the client must not take it for complete. */
export function endWithError(world: World, outgoing: ServerResponse, code: ErrorCode): void {
  if (outgoing.headersSent) {
    outgoing.destroy();
    return;
  }
  const requestId = world.newRequestId();
  const { status, body } = errorAnswer(new ApiError(code), requestId);
  for (const name of outgoing.getHeaderNames()) outgoing.removeHeader(name);
  outgoing.statusCode = status;
  for (const [name, value] of standardHeaders(world, requestId)) outgoing.setHeader(name, value);
  outgoing.setHeader('Content-Type', 'application/json');
  outgoing.end(body);
}
