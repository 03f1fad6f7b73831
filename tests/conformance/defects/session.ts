/** Defects of cookies, sessions, the XSRF token and the order of checks. */
import { isToken } from '../../../mock-server/pipeline/cookies.ts';
import type { World } from '../../../mock-server/world.ts';
import {
  type Defect,
  type Defects,
  type Deliver,
  answers,
  callOf,
  cookieOf,
  headers,
  jsonOf,
  asRejection,
  rejectedAs,
  requests,
  sent,
  sessionOf,
  withCookies,
  withHeaders,
  parts,
} from './defect.ts';

/** Replaces the token in the X-XSRF-TOKEN header by the correct one, so that the backend accepts it. */
function withRightToken(world: World, request: Request): Promise<Request> {
  const cookie = cookieOf(request, 'XSRF-TOKEN');
  const token = sessionOf(world, request)?.xsrfToken ?? cookie;
  return sent(request, {
    headers: (all) => {
      if (isToken(token)) all.set('X-XSRF-TOKEN', token);
    },
  });
}

/** Plain double submit: accepts any header that equals the cookie, even if the session did not issue the token. */
const doubleSubmit: Defect['applyFault'] = (deliver, world) => async (request) => {
  const cookie = cookieOf(request, 'XSRF-TOKEN');
  const agree = cookie !== '' && request.headers.get('x-xsrf-token') === cookie;
  return deliver(agree && request.method !== 'GET' ? await withRightToken(world, request) : request);
};

/** Login leaves the XSRF token as it was, and accepts it. */
const keepsToken: Defect['applyFault'] = (deliver, world) =>
  doubleSubmit(
    answers('login', (response) =>
      withHeaders(response, (all) =>
        withCookies(all, (cookie) => (cookie.startsWith('XSRF-TOKEN=') ? null : cookie)),
      ),
    )(deliver, world),
    world,
  );

/** Session fixation: login keeps the session id that the browser sent. */
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

export const sessionDefects: Defects = {
  'scripts can read sid: no HttpOnly → every.sid-cookie after login.signs-in': headers((all) =>
    withCookies(all, (cookie) => cookie.replace('; HttpOnly', '')),
  ),
  'scripts cannot read XSRF-TOKEN: HttpOnly → every.xsrf-cookie after login.signs-in': headers((all) =>
    withCookies(all, (cookie) => (cookie.startsWith('XSRF') ? `${cookie}; HttpOnly` : cookie)),
  ),
  'session fixation: sid is not rotated at login → login.rotates-sid': fixation,
  'a login within a session does not end that session → login.ends-session-before': requests(
    'login',
    (request) => sent(request, { headers: (all) => rename(all, cookieOf(request, 'sid'), 'nothing') }),
  ),
  'a logout only removes the cookie → logout.ends-session': (deliver, world) => async (request) => {
    const session = callOf(request) === 'logout' ? sessionOf(world, request) : null;
    const response = await deliver(request);
    if (session) world.store.change((change) => change.sessions.create(session));
    return response;
  },
  'a logout ends the sessions of all devices → login.several-sessions':
    (deliver, world) => async (request) => {
      const session = callOf(request) === 'logout' ? sessionOf(world, request) : null;
      if (session) {
        world.store.change((change) => {
          for (const { id } of change.sessions.findMany({
            where: { playerId: { equals: session.playerId } },
          }))
            change.sessions.delete({ where: { id: { equals: id } } });
        });
      }
      return deliver(request);
    },
  'registration opens a session → register.no-session': answers('register', (response) =>
    withHeaders(response, (all) => {
      if (response.status === 201) all.append('Set-Cookie', 'sid=x; Path=/; HttpOnly; SameSite=Lax');
    }),
  ),
  'a login discloses which usernames exist: 404 for the others → login.same-rejection': (deliver, world) =>
    answers('login', async (response, request) => {
      if (response.status !== 401) return response;
      const { username } = (await request.json()) as { username: string };
      const isKnown = world.store.players.count({ where: { username: { equals: username } } }) > 0;
      return isKnown ? response : asRejection(response, 'NOT_FOUND');
    })(deliver, world),
  'logins are never throttled → login.throttle': (deliver, world) => async (request) => {
    world.store.change((change) => {
      for (const { id } of change.rateLimits.getAll())
        change.rateLimits.delete({ where: { id: { equals: id } } });
    });
    return deliver(request);
  },
  'a password change leaves the other devices signed in → passwordChange.revokes-sessions':
    (deliver, world) => async (request) => {
      const own = callOf(request) === 'passwordChange' ? sessionOf(world, request) : null;
      const others = world.store.sessions
        .getAll()
        .filter(({ id, playerId }) => playerId === own?.playerId && id !== own.id);
      const response = await deliver(request);
      if (response.status === 204) {
        world.store.change((change) => others.forEach((session) => change.sessions.create(session)));
      }
      return response;
    },
  'the XSRF header is not checked → depositCancel.xsrf': (deliver, world) => async (request) =>
    deliver(request.method === 'GET' ? request : await withRightToken(world, request)),
  'any XSRF cookie is accepted if the header equals it → every.xsrf-of-session': doubleSubmit,
  'the XSRF token is not rotated at login → login.rotates-token': keepsToken,
  'the XSRF cookie is set only by a login, not by a first GET → every.first-token': answers(
    'every call',
    (response, request) =>
      request.method === 'GET'
        ? withHeaders(response, (all) =>
            withCookies(all, (cookie) => (cookie.startsWith('XSRF') ? null : cookie)),
          )
        : response,
  ),
  'XSRF_INVALID carries no fresh token → every.xsrf-recovers': answers('every call', (response) =>
    response.status === 403 ? withHeaders(response, (all) => all.delete('set-cookie')) : response,
  ),
  'an ended session is 403 → every.dead-session': rejectedAs(
    'every call',
    401,
    'XSRF_INVALID',
    (request) => cookieOf(request, 'sid') !== '',
  ),
  'visitors may read the history of promotions → usageList.unauthenticated': answers(
    'usageList',
    (response) =>
      response.status === 401
        ? jsonOf(response, { items: [], page: 1, pageSize: 10, total: 0 }, 200)
        : response,
  ),
  'a body of any size is read → register.too-large': rejectedAs('register', 413, 'XSRF_INVALID'),
  'a form is parsed as JSON → login.type': requests('login', (request) =>
    sent(request, { headers: (all) => all.set('Content-Type', 'application/json') }),
  ),
  'playerInfo has the username of another player → playerInfo.own': parts('playerInfo', 'player', () => ({
    username: 'demo',
  })),
};
