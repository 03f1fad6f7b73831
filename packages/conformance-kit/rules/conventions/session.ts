/** The cookie session and its XSRF token: contract §1. */
import { BASE_PATH, endpoints } from '../../../../contract/endpoints.ts';
import { actedBy } from '../../rule/acts.ts';
import { equal, given, holds, expectRejection, expectSuccess } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { codeIn, isEnded } from '../../wire/answer.ts';

const PLANTED = 'planted-by-somebody-else-0000000';

export const sessionRules: readonly Rule[] = [
  ...rulesOf('every call', 'contract §1', [], {
    'first-token': {
      says: 'the first response of any kind, also to a GET and of an error, sets XSRF-TOKEN',
      run: async (target) => {
        const answers = [
          await target.visitor().call('banks'),
          await target.visitor().call('playerInfo'),
          await target.visitor().request('GET', `${BASE_PATH}/no-such-call`),
        ];
        for (const { setCookies, line } of answers) {
          const token = setCookies.find(({ name }) => name === 'XSRF-TOKEN');
          holds(Boolean(token && !isEnded(token)), 'Set-Cookie: XSRF-TOKEN', `none from ${line}`);
        }
      },
    },
    'xsrf-recovers': {
      says: 'XSRF_INVALID carries a fresh token, and a retry with it passes',
      run: actedBy('visitor', async (visitor, target) => {
        const body = { username: target.names.username() };
        expectRejection(await visitor.call('usernameValidate', { body }), 'XSRF_INVALID');
        holds(visitor.cookies.has('XSRF-TOKEN'), 'an XSRF-TOKEN with the 403', 'none');
        expectSuccess('usernameValidate', await visitor.call('usernameValidate', { body }));
      }),
    },
    'xsrf-of-session': {
      says: 'the token is bound to the session: equal cookie and header of another session are 403',
      needs: ['writes', 'player'],
      run: async (target) => {
        const { caller } = await target.signIn(await target.player());
        const token = caller.cookies.get('XSRF-TOKEN') ?? '';
        caller.cookies.set('XSRF-TOKEN', (await target.guest()).cookies.get('XSRF-TOKEN') ?? '');
        expectRejection(
          await caller.call('depositCancel', { parameters: { code: 'NO-SUCH-CODE' } }),
          'XSRF_INVALID',
        );
        caller.cookies.set('XSRF-TOKEN', token);
        expectRejection(
          await caller.call('depositCancel', { parameters: { code: 'NO-SUCH-CODE' } }),
          'NOT_FOUND',
        );
      },
    },
  }),
  ...rulesOf('login', 'contract §1', ['player'], {
    'signs-in': {
      says: 'a login returns the player and opens a session',
      run: actedBy('player', async ({ username, password }, target) => {
        const guest = await target.guest();
        const { player } = await guest.ok('login', { body: { username, password } });
        equal('username', player.username, username);
        equal('the session of', (await guest.ok('playerInfo')).player.id, player.id);
      }),
    },
    'rotates-sid': {
      says: 'a login never adopts a sid that the client sent',
      run: actedBy('player', async ({ username, password }, target) => {
        const guest = await target.guest();
        guest.cookies.set('sid', PLANTED);
        await given('a login', () => guest.ok('login', { body: { username, password } }));
        holds(guest.cookies.get('sid') !== PLANTED, 'a fresh sid', 'the planted one is kept');
        const attacker = target.visitor();
        attacker.cookies.set('sid', PLANTED);
        expectRejection(await attacker.call('playerInfo'), 'UNAUTHENTICATED');
      }),
    },
    'ends-session-before': {
      says: 'a login within a session ends that session, and sets another sid',
      run: async (target) => {
        const { username, password, caller } = await target.signIn(await target.player());
        const before = target.visitor();
        for (const [name, value] of caller.cookies) before.cookies.set(name, value);
        await given('a second login', () => caller.ok('login', { body: { username, password } }));
        holds(caller.cookies.get('sid') !== before.cookies.get('sid'), 'another sid', 'the same sid');
        expectRejection(await before.call('playerInfo'), 'UNAUTHENTICATED');
      },
    },
    'rotates-token': {
      says: 'the XSRF token changes at login',
      run: actedBy('player', async ({ username, password }, target) => {
        const guest = await target.guest();
        const before = guest.cookies.get('XSRF-TOKEN');
        await given('a login', () => guest.ok('login', { body: { username, password } }));
        holds(guest.cookies.get('XSRF-TOKEN') !== before, 'another XSRF-TOKEN', 'the previous one');
      }),
    },
    'several-sessions': {
      says: 'a player can have several sessions; a logout ends one',
      run: actedBy('player', async (player, target) => {
        const { caller: phone } = await target.signIn(player);
        const { caller: desktop } = await target.signIn(player);
        await given('a logout', () => phone.ok('logout'));
        expectSuccess('playerInfo', await desktop.call('playerInfo'));
      }),
    },
    'same-rejection': {
      section: 'contract §2',
      says: 'a wrong password and an unknown username are the same 401 INVALID_CREDENTIALS',
      run: actedBy('player', async ({ username }, target) => {
        const guest = await target.guest();
        const password = target.newPassword();
        const wrong = await guest.call('login', { body: { username, password } });
        const unknown = await guest.call('login', { body: { username: target.names.username(), password } });
        for (const answer of [wrong, unknown]) expectRejection(answer, 'INVALID_CREDENTIALS');
        const reported = ({ body }: typeof wrong) => ({ ...(body as object), requestId: '' });
        equal('the response for an unknown username', reported(unknown), reported(wrong));
        holds(!guest.cookies.has('sid'), 'no session', 'a sid');
      }),
    },
    'short-guess': {
      section: 'contract §2',
      says: 'a password that breaks the password rules is 401 like any other wrong one',
      needs: [],
      run: actedBy('guest', async (guest) => {
        expectRejection(
          await guest.call('login', { body: { username: 'X', password: 'y' } }),
          'INVALID_CREDENTIALS',
        );
      }),
    },
    throttle: {
      section: 'contract §2',
      says: 'after 10 failures for a username even the right password is 429 with Retry-After',
      needs: ['newcomer'],
      run: actedBy('newcomer', async ({ username, password }, target) => {
        const guest = await target.guest();
        for (let failure = 0; failure < 10; failure += 1) {
          const answer = await guest.call('login', { body: { username, password: 'wrong-password' } });
          equal(`code of failure ${failure + 1}`, codeIn(answer), 'INVALID_CREDENTIALS');
        }
        const answer = await guest.call('login', { body: { username, password } });
        expectRejection(answer, 'RATE_LIMITED');
        holds(/^\d+$/.test(answer.headers.get('retry-after') ?? ''), 'Retry-After', 'none');
      }),
    },
  }),
  ...rulesOf('logout', 'contract §1', ['player'], {
    'ends-session': {
      says: 'the session is revoked on the server, and its cookie is removed',
      run: async (target) => {
        const { caller } = await target.signIn(await target.player());
        const sid = caller.cookies.get('sid') ?? '';
        await caller.ok('logout');
        holds(!caller.cookies.has('sid'), 'a Set-Cookie that ends sid', 'none');
        caller.cookies.set('sid', sid);
        expectRejection(await caller.call('playerInfo'), 'UNAUTHENTICATED');
      },
    },
    'rotates-token': {
      says: 'the XSRF token changes at logout',
      run: async (target) => {
        const { caller } = await target.signIn(await target.player());
        const before = caller.cookies.get('XSRF-TOKEN');
        await given('a logout', () => caller.ok('logout'));
        holds(caller.cookies.get('XSRF-TOKEN') !== before, 'another XSRF-TOKEN', 'the previous one');
      },
    },
    repeats: {
      section: 'contract §2',
      says: 'a repeated logout is 204',
      needs: [],
      run: actedBy('guest', async (guest) => {
        await guest.ok('logout');
        await guest.ok('logout');
      }),
    },
    'empty-body': {
      says: 'a call without a declared body accepts no body, or {}',
      needs: [],
      run: actedBy('guest', async (guest) => {
        expectSuccess('logout', await guest.call('logout', { body: {} }));
        equal('status', (await guest.call('logout')).status, endpoints.logout.status);
      }),
    },
  }),
];
