/** Defects of cookies, sessions, the XSRF token and the order of checks. */
import { isToken } from '../../../mock-server/pipeline/cookies.ts';
import type { World } from '../../../mock-server/world.ts';
import {
  type Defect,
  type Deliver,
  answers,
  callOf,
  cookieOf,
  headers,
  jsonOf,
  refusalOf,
  requests,
  sent,
  sessionOf,
  withCookies,
  withHeaders,
  parts,
} from './defect.ts';

/** Whatever the token, the backend is told the right one. */
function withRightToken(world: World, request: Request): Promise<Request> {
  const cookie = cookieOf(request, 'XSRF-TOKEN');
  const token = sessionOf(world, request)?.xsrfToken ?? cookie;
  return sent(request, {
    headers: (all) => {
      if (isToken(token)) all.set('X-XSRF-TOKEN', token);
    },
  });
}

/** The header must equal the cookie, wherever both came from. */
const doubleSubmit: Defect['spoil'] = (deliver, world) => async (request) => {
  const cookie = cookieOf(request, 'XSRF-TOKEN');
  const agree = cookie !== '' && request.headers.get('x-xsrf-token') === cookie;
  return deliver(agree && request.method !== 'GET' ? await withRightToken(world, request) : request);
};

/** The cookie of a name is never set by the call. */
function keepsCookie(call: 'login' | 'logout', name: string, spoil: Defect['spoil']): Defect['spoil'] {
  return (deliver, world) => {
    const stripped = answers(call, (response) =>
      withHeaders(response, (all) =>
        withCookies(all, (cookie) => (cookie.startsWith(`${name}=`) ? null : cookie)),
      ),
    )(deliver, world);
    return spoil(stripped, world);
  };
}

/** A session keeps the id that the browser came with. */
function fixation(deliver: Deliver): Deliver {
  const aliases = new Map<string, string>();
  return async (request) => {
    const presented = cookieOf(request, 'sid');
    const alias = aliases.get(presented);
    const known =
      alias === undefined
        ? request
        : await sent(request, { headers: (all) => rename(all, presented, alias) });
    const response = await deliver(known);
    if (callOf(request) !== 'login' || response.status !== 200 || presented === '') return response;
    return withHeaders(response, (all) =>
      withCookies(all, (cookie) => {
        const sid = /^sid=([^;]+)/.exec(cookie)?.[1];
        if (sid === undefined) return cookie;
        aliases.set(presented, sid);
        return cookie.replace(sid, presented);
      }),
    );
  };
}

function rename(all: Headers, from: string, to: string): void {
  all.set('cookie', (all.get('cookie') ?? '').replace(`sid=${from}`, `sid=${to}`));
}

export const sessionDefects: readonly Defect[] = [
  {
    name: 'scripts can read sid: no HttpOnly',
    caughtBy: 'every.sid-cookie',
    while: 'login.signs-in',
    spoil: headers((all) => withCookies(all, (cookie) => cookie.replace('; HttpOnly', ''))),
  },
  {
    name: 'sid is sent by foreign sites: SameSite=None',
    caughtBy: 'every.sid-cookie',
    while: 'login.signs-in',
    spoil: headers((all) => withCookies(all, (cookie) => cookie.replace('SameSite=Lax', 'SameSite=None'))),
  },
  {
    name: 'scripts cannot read XSRF-TOKEN: HttpOnly',
    caughtBy: 'every.xsrf-cookie',
    while: 'login.signs-in',
    spoil: headers((all) =>
      withCookies(all, (cookie) => (cookie.startsWith('XSRF') ? `${cookie}; HttpOnly` : cookie)),
    ),
  },
  {
    name: 'session fixation: sid is not rotated at login',
    caughtBy: 'login.rotates-sid',
    spoil: fixation,
  },
  {
    name: 'signing in over a session leaves that session alive',
    caughtBy: 'login.ends-session-before',
    spoil: requests('login', (request) =>
      sent(request, { headers: (all) => rename(all, cookieOf(request, 'sid'), 'nothing') }),
    ),
  },
  {
    name: 'a logout only takes the cookie away',
    caughtBy: 'logout.ends-session',
    spoil: (deliver, world) => async (request) => {
      const session = callOf(request) === 'logout' ? sessionOf(world, request) : null;
      const response = await deliver(request);
      if (session) world.store.change((change) => change.insert('sessions', session));
      return response;
    },
  },
  {
    name: 'a logout of somebody who is signed out is 401',
    caughtBy: 'logout.repeats',
    spoil: (deliver, world) => async (request) => {
      const isRepeated = callOf(request) === 'logout' && sessionOf(world, request) === null;
      const response = await deliver(request);
      return isRepeated ? refusalOf(response, 'UNAUTHENTICATED') : response;
    },
  },
  {
    name: 'a logout signs out every device',
    caughtBy: 'login.several-sessions',
    spoil: (deliver, world) => async (request) => {
      const session = callOf(request) === 'logout' ? sessionOf(world, request) : null;
      if (session) {
        world.store.change((change) => {
          for (const { id } of change.where('sessions', 'playerId', session.playerId))
            change.remove('sessions', id);
        });
      }
      return deliver(request);
    },
  },
  {
    name: 'registration opens a session',
    caughtBy: 'register.no-session',
    spoil: answers('register', (response) =>
      withHeaders(response, (all) => {
        if (response.status === 201) all.append('Set-Cookie', 'sid=x; Path=/; HttpOnly; SameSite=Lax');
      }),
    ),
  },
  {
    name: 'a login tells which usernames exist: 404 for the others',
    caughtBy: 'login.same-refusal',
    spoil: (deliver, world) =>
      answers('login', async (response, request) => {
        if (response.status !== 401) return response;
        const { username } = (await request.json()) as { username: string };
        const isKnown = world.store.where('players', 'username', username).length > 0;
        return isKnown ? response : refusalOf(response, 'NOT_FOUND');
      })(deliver, world),
  },
  {
    name: 'a failed login is 422',
    caughtBy: 'login.same-refusal',
    spoil: answers('login', async (response) =>
      response.status === 401 ? jsonOf(response, await response.json(), 422) : response,
    ),
  },
  {
    name: 'logins are never throttled',
    caughtBy: 'login.throttle',
    spoil: (deliver, world) => async (request) => {
      world.store.change((change) => {
        for (const { id } of change.all('rateLimits')) change.remove('rateLimits', id);
      });
      return deliver(request);
    },
  },
  {
    name: 'a password change leaves the other devices signed in',
    caughtBy: 'passwordChange.revokes-sessions',
    spoil: (deliver, world) => async (request) => {
      const own = callOf(request) === 'passwordChange' ? sessionOf(world, request) : null;
      const others = world.store
        .all('sessions')
        .filter(({ id, playerId }) => playerId === own?.playerId && id !== own.id);
      const response = await deliver(request);
      if (response.status === 204) {
        world.store.change((change) => others.forEach((session) => change.insert('sessions', session)));
      }
      return response;
    },
  },
  {
    name: 'the XSRF header is not looked at',
    caughtBy: 'depositCancel.xsrf',
    spoil: (deliver, world) => async (request) =>
      deliver(request.method === 'GET' ? request : await withRightToken(world, request)),
  },
  {
    name: 'any XSRF cookie will do, if the header says the same',
    caughtBy: 'every.xsrf-of-session',
    spoil: doubleSubmit,
  },
  {
    name: 'the XSRF token is not rotated at login',
    caughtBy: 'login.rotates-token',
    spoil: keepsCookie('login', 'XSRF-TOKEN', doubleSubmit),
  },
  {
    name: 'the XSRF token is not rotated at logout',
    caughtBy: 'logout.rotates-token',
    spoil: keepsCookie('logout', 'XSRF-TOKEN', doubleSubmit),
  },
  {
    name: 'the XSRF cookie comes with the login only, not with a first GET',
    caughtBy: 'every.first-token',
    spoil: answers('every call', (response, request) =>
      request.method === 'GET'
        ? withHeaders(response, (all) =>
            withCookies(all, (cookie) => (cookie.startsWith('XSRF') ? null : cookie)),
          )
        : response,
    ),
  },
  {
    name: 'XSRF_INVALID carries no fresh token',
    caughtBy: 'every.xsrf-recovers',
    spoil: answers('every call', (response) =>
      response.status === 403 ? withHeaders(response, (all) => all.delete('set-cookie')) : response,
    ),
  },
  {
    name: 'a dead session is 403',
    caughtBy: 'every.dead-session',
    spoil: answers('every call', (response, request) =>
      response.status === 401 && cookieOf(request, 'sid') !== ''
        ? refusalOf(response, 'XSRF_INVALID')
        : response,
    ),
  },
  {
    name: 'the shape is looked at before the session',
    caughtBy: 'depositCreate.unauthenticated',
    spoil: answers('every call', (response, request) =>
      response.status === 401 && request.method !== 'GET'
        ? refusalOf(response, 'VALIDATION_FAILED')
        : response,
    ),
  },
  {
    name: 'a body of any size is read',
    caughtBy: 'register.too-large',
    spoil: answers('register', (response) =>
      response.status === 413 ? refusalOf(response, 'XSRF_INVALID') : response,
    ),
  },
  {
    name: 'a form is taken for JSON',
    caughtBy: 'login.type',
    spoil: requests('login', (request) =>
      sent(request, { headers: (all) => all.set('Content-Type', 'application/json') }),
    ),
  },
  {
    name: "who is signed in is told another player's name",
    caughtBy: 'playerInfo.own',
    spoil: parts('playerInfo', 'player', (player) => ({ ...player, username: 'demo' })),
  },
];
