/** The verbs about the real backend behind the mock: contract §6, *Backend*. */
import { boolean, record, text } from '../../../contract/schema/vocabulary.ts';
import { callsNamed } from '../../backend-proxy/calls.ts';
import type { Forwarding } from '../../backend-proxy/forwarding.ts';
import type { World } from '../../world.ts';
import { LabError } from '../lab-error.ts';
import { labVerb } from '../lab-verb.ts';

/** GET /__lab/backend. `backend` is null if the mock answers everything. */
export const showBackend = labVerb({
  method: 'get',
  path: '/backend',
  explanation:
    'Lists the calls, which of them a real backend answers, and how its responses break the contract.',
  handle: ({ world }) => ({ backend: world.forwarding?.report() ?? null }),
});

/** POST /__lab/backend. */
export const switchCalls = labVerb({
  method: 'post',
  path: '/backend',
  explanation: 'Sends calls to the real backend, or to the mock.',
  fields: { calls: 'Names of calls, with * for any part: banks,deposit*.' },
  example: { body: { calls: 'deposit*', forwarded: true } },
  body: record({ calls: text({ maxLength: 1_000 }), forwarded: boolean() }),
  handle: ({ world, body: { calls, forwarded } }) => {
    const forwarding = forwardingOf(world);
    forwarding.choose(named(calls), forwarded);
    return { backend: forwarding.report() };
  },
});

/** DELETE /__lab/backend. */
export const forgetViolations = labVerb({
  method: 'delete',
  path: '/backend',
  explanation:
    'Forgets the violations of the real backend and the numbers of requests, as after a repair of it.',
  handle: ({ world }) => {
    const forwarding = forwardingOf(world);
    forwarding.forget();
    return { backend: forwarding.report() };
  },
});

function forwardingOf({ forwarding }: World): Forwarding {
  if (forwarding) return forwarding;
  throw new LabError(
    404,
    'NOT_FOUND',
    'the server was started without --backend, so that the mock answers every call',
  );
}

function named(calls: string): ReturnType<typeof callsNamed> {
  try {
    return callsNamed(calls);
  } catch (problem) {
    throw new LabError(422, 'VALIDATION_FAILED', (problem as Error).message, { calls: 'UNKNOWN' });
  }
}
