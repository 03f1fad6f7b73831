/** Checks of a request before it is processed: route, size and type, XSRF (contract §1). */
import { BASE_PATH, type Call, endpointOf, endpoints, isUnsafe } from '../../../../contract/endpoints.ts';
import { actedBy } from '../../rule/acts.ts';
import { holds, expectRejection, expectSuccess } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { NOWHERE, SHAPES } from '../../sample.ts';
import type { CallOptions } from '../../wire/caller.ts';
import { CALLS, isPublic } from './access.ts';

/** Valid options for any call; the rules break one part of them. */
function options(call: Call, changes: CallOptions = {}): CallOptions {
  const body = SHAPES[call];
  return { parameters: NOWHERE, ...(body ? { body } : {}), ...changes } as CallOptions;
}

/** Content types to reject: those that an HTML form of another site can send, and those whose name only begins like `application/json`. */
const FORM_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/jsonp',
];
/** 64 KB. */
const BODY_LIMIT = 65_536;
const BODY_LEVELS = 64;
const JSON_TYPE = 'application/json';
const TEXT_ONLY = { text: 'words', type: 'text/plain' };
const NO_JSON = { text: '{"username":', type: JSON_TYPE };

export const requestRules: readonly Rule[] = [
  ...rulesOf('every call', 'contract §1', [], {
    'unknown-path': {
      says: 'an unknown path is 404 with an error envelope',
      run: async (target) => {
        for (const path of ['/no-such-call', '/deposits/D1/no-such-call', '']) {
          expectRejection(await target.visitor().request('GET', BASE_PATH + path), 'NOT_FOUND');
        }
      },
    },
    'request-ids': {
      says: 'each response has a unique X-Request-Id',
      run: actedBy('visitor', async (visitor) => {
        const ids = [await visitor.call('banks'), await visitor.call('banks')].map(({ headers }) =>
          headers.get('x-request-id'),
        );
        holds(ids[0] !== ids[1], 'two ids', ids);
      }),
    },
    'order-of-checks': {
      says: 'size and type are checked before session, session before XSRF, XSRF before shape, shape before state',
      needs: ['writes', 'newcomer'],
      run: actedBy('visitor', async (stranger, target) => {
        const { caller } = await target.newcomer();
        const tooLarge = { text: 'x'.repeat(BODY_LIMIT + 1), type: 'text/plain' };
        expectRejection(await stranger.call('depositCreate', { raw: tooLarge }), 'PAYLOAD_TOO_LARGE');
        expectRejection(await stranger.call('depositCreate', { raw: TEXT_ONLY }), 'UNSUPPORTED_MEDIA_TYPE');
        expectRejection(await stranger.call('depositCreate', { raw: NO_JSON }), 'BAD_REQUEST');
        expectRejection(await stranger.call('depositCreate', { body: {} }), 'UNAUTHENTICATED');
        expectRejection(await caller.call('depositCreate', { body: {}, xsrf: null }), 'XSRF_INVALID');
        expectRejection(await caller.call('depositCreate', { body: {} }), 'VALIDATION_FAILED');
        const body = { ...(await target.depositBody()), mid: 'NOSUCHMID' };
        expectRejection(await caller.call('depositCreate', { body }), 'BANK_REQUIRED');
      }),
    },
    'dead-session': {
      says: 'an ended session is 401, never 403',
      needs: ['writes'],
      run: actedBy('guest', async (guest) => {
        guest.cookies.set('sid', 'no-session-of-this-server-000000');
        expectRejection(
          await guest.call('depositCancel', { parameters: NOWHERE, xsrf: null }),
          'UNAUTHENTICATED',
        );
      }),
    },
  }),
  ...rulesOf('usernameValidate', 'contract §1', [], {
    nested: {
      says: 'a body of 64 levels is read, and one of 65 is 400',
      run: actedBy('guest', async (guest, target) => {
        const username = target.names.username();
        const raw = (levels: number) => ({
          // The body itself is the first level.
          text: `{"username":"${username}","padding":${'['.repeat(levels - 1)}${']'.repeat(levels - 1)}}`,
          type: JSON_TYPE,
        });
        expectSuccess('usernameValidate', await guest.call('usernameValidate', { raw: raw(BODY_LEVELS) }));
        expectRejection(await guest.call('usernameValidate', { raw: raw(BODY_LEVELS + 1) }), 'BAD_REQUEST');
      }),
    },
    encoded: {
      says: 'a body with a content encoding is 415',
      run: actedBy('guest', async (guest, target) => {
        const options = {
          body: { username: target.names.username() },
          headers: { 'Content-Encoding': 'gzip' },
        };
        expectRejection(await guest.call('usernameValidate', options), 'UNSUPPORTED_MEDIA_TYPE');
      }),
    },
    largest: {
      says: 'a body of exactly 64 KB, with a charset in its Content-Type, is read',
      run: actedBy('guest', async (guest, target) => {
        const username = target.names.username();
        const padding = 'x'.repeat(BODY_LIMIT - JSON.stringify({ username, padding: '' }).length);
        const raw = { text: JSON.stringify({ username, padding }), type: `${JSON_TYPE}; charset=utf-8` };
        expectSuccess('usernameValidate', await guest.call('usernameValidate', { raw }));
      }),
    },
  }),
  ...CALLS.flatMap(rulesOfRow),
];

function rulesOfRow(call: Call): Rule[] {
  return [
    ...(isFirstOfPath(call) ? methodRule(call) : []),
    ...(isUnsafe(endpointOf(call)) ? [...bodyRules(call), ...xsrfRules(call)] : []),
  ];
}

function isFirstOfPath(call: Call): boolean {
  return CALLS.find((other) => endpoints[other].path === endpoints[call].path) === call;
}

function methodRule(call: Call): Rule[] {
  const { path } = endpoints[call];
  const allowed = CALLS.filter((other) => endpoints[other].path === path).map(
    (other) => endpoints[other].method,
  );
  return rulesOf(call, 'contract §1', ['writes'], {
    method: {
      says: 'another method is 405, and Allow lists the supported methods',
      run: async (target) => {
        const filled = path.replace(/:(\w+)/g, (_, name: keyof typeof NOWHERE) => NOWHERE[name]);
        const answer = await target.visitor().request('DELETE', BASE_PATH + filled);
        expectRejection(answer, 'METHOD_NOT_ALLOWED');
        const allow = answer.headers.get('allow') ?? 'no Allow';
        const named = allow.split(',').map((method) => method.trim());
        const others = named.filter((method) => !['HEAD', 'OPTIONS'].includes(method));
        holds(others.toSorted().join() === allowed.toSorted().join(), `Allow: ${allowed.join(', ')}`, allow);
      },
    },
  });
}

function bodyRules(call: Call): Rule[] {
  return rulesOf(call, 'contract §1', [], {
    'too-large': {
      says: 'a body over 64 KB is 413',
      run: async (target) => {
        const padding = 'x'.repeat(BODY_LIMIT);
        expectRejection(
          await target.visitor().call(call, options(call, { body: { padding } })),
          'PAYLOAD_TOO_LARGE',
        );
      },
    },
    type: {
      says: 'a body that is not declared as JSON is 415',
      run: async (target) => {
        for (const type of FORM_TYPES) {
          const raw = { text: JSON.stringify(SHAPES[call] ?? {}), type };
          expectRejection(
            await target.visitor().call(call, options(call, { raw })),
            'UNSUPPORTED_MEDIA_TYPE',
          );
        }
      },
    },
    'not-json': {
      says: 'a body that is declared as JSON but does not parse is 400',
      run: async (target) => {
        expectRejection(await target.visitor().call(call, options(call, { raw: NO_JSON })), 'BAD_REQUEST');
      },
    },
  });
}

function xsrfRules(call: Call): Rule[] {
  return rulesOf(call, 'contract §1', isPublic(call) ? [] : ['writes', 'player'], {
    xsrf: {
      says: "without the XSRF header, with a wrong token, or with another visitor's token, 403",
      run: async (target) => {
        const caller = isPublic(call) ? await target.guest() : (await target.player()).caller;
        const another = (await target.guest()).cookies.get('XSRF-TOKEN') ?? '';
        for (const xsrf of [null, 'not-the-token-of-the-cookie-0000', another]) {
          expectRejection(await caller.call(call, options(call, { xsrf })), 'XSRF_INVALID');
        }
      },
    },
  });
}
