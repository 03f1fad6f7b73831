/** Player calls: username, registration, information, credit and password. Contract §2. */
import { actedBy } from '../../rule/acts.ts';
import {
  equal,
  equalMoney,
  given,
  holds,
  expectRejection,
  rejectedField,
  expectSuccess,
} from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { registration } from '../../sample.ts';
import { codeIn, serverTime } from '../../wire/answer.ts';

export const playerRules: readonly Rule[] = [
  ...rulesOf('usernameValidate', 'contract §2', [], {
    free: {
      says: 'an unused username is available',
      run: actedBy('guest', async (guest, target) => {
        const body = { username: target.names.username() };
        equal('available', (await guest.ok('usernameValidate', { body })).available, true);
      }),
    },
    taken: {
      says: 'a taken username is not available',
      needs: ['player'],
      run: actedBy('player', async ({ username }, target) => {
        const guest = await target.guest();
        equal('available', (await guest.ok('usernameValidate', { body: { username } })).available, false);
      }),
    },
  }),
  ...rulesOf('register', 'contract §2', ['newcomer'], {
    'no-session': {
      says: 'a registration opens no session: the player has to log in',
      run: actedBy('guest', async (guest, target) => {
        await guest.ok('register', registration(target.names.username(), target.newPassword()));
        holds(!guest.cookies.has('sid'), 'no sid', 'a Set-Cookie with sid');
        expectRejection(await guest.call('playerInfo'), 'UNAUTHENTICATED');
      }),
    },
    echoes: {
      says: 'returns the player with username and displayName as sent',
      run: actedBy('guest', async (guest, target) => {
        const username = target.names.username().padEnd(17, 'x');
        const displayName = 'ສົມພອນ Somphone';
        const options = registration(username, target.newPassword(), { displayName });
        const { player } = await guest.ok('register', options);
        equal('player', [player.username, player.displayName], [username, displayName]);
      }),
    },
    taken: {
      says: 'a taken username is 409',
      run: actedBy('newcomer', async ({ username }, target) => {
        const guest = await target.guest();
        const answer = await guest.call('register', registration(username, target.newPassword()));
        expectRejection(answer, 'USERNAME_ALREADY_EXISTS');
      }),
    },
    confirmation: {
      says: 'a confirmation that differs is 422 MISMATCH',
      needs: ['writes'],
      run: actedBy('guest', async (guest, target) => {
        const confirmPassword = target.newPassword();
        const options = registration(target.names.username(), target.newPassword(), { confirmPassword });
        rejectedField(await guest.call('register', options), 'confirmPassword', 'MISMATCH');
      }),
    },
    'at-once': {
      says: 'of two concurrent registrations with one username, one succeeds',
      run: async (target) => {
        const options = registration(target.names.username(), target.newPassword());
        const guests = [await target.guest(), await target.guest()];
        const answers = await Promise.all(guests.map((guest) => guest.call('register', options)));
        equal('registered', answers.filter(({ status }) => status === 201).length, 1);
        const rejection = answers.find(({ status }) => status !== 201);
        if (rejection) expectRejection(rejection, 'USERNAME_ALREADY_EXISTS');
      },
    },
    'fingerprint-header': {
      says: 'without the header fingerprint, or with another visitor id than the body, 422',
      needs: ['writes'],
      run: actedBy('guest', async (guest, target) => {
        const { body } = registration(target.names.username(), target.newPassword());
        rejectedField(await guest.call('register', { body }), 'fingerprint', 'REQUIRED');
        const headers = { fingerprint: 'another-visitor' };
        rejectedField(await guest.call('register', { body, headers }), 'fingerprint', 'MISMATCH');
      }),
    },
    'key-of-visitor': {
      section: 'contract §1',
      says: 'the idempotency key of another visitor is a different key',
      run: async (target) => {
        const options = registration(target.names.username(), target.newPassword());
        const key = crypto.randomUUID();
        const guests = [await target.guest(), await target.guest()] as const;
        await given('a registration', () => guests[0].ok('register', { ...options, key }));
        expectRejection(await guests[1].call('register', { ...options, key }), 'USERNAME_ALREADY_EXISTS');
      },
    },
  }),
  ...rulesOf('playerInfo', 'contract §2', ['player'], {
    own: {
      says: "returns the session's own player, credential and bank accounts",
      run: actedBy('player', async ({ caller, username }) => {
        const { player, credential, bankAccounts } = await caller.ok('playerInfo');
        equal('usernames', [player.username, credential.username], [username, username]);
        holds(bankAccounts.length <= 1, 'at most one bank account', bankAccounts.length);
      }),
    },
  }),
  ...rulesOf('credit', 'contract §2', ['newcomer'], {
    thb: {
      says: 'credit with each provider is THB; a newcomer has 0',
      run: actedBy('newcomer', async ({ caller }, target) => {
        for (const { provider } of (await target.terms()).config.providers) {
          const { credit } = await caller.ok('credit', { parameters: { provider } });
          equal('currency', credit.currency, 'THB');
          equalMoney(`credit with ${provider}`, credit.amount, '0');
        }
      }),
    },
    own: {
      says: 'each player has a separate credit with each provider',
      needs: ['lab', 'newcomer'],
      run: async (target) => {
        const [winner, other] = [await target.newcomer(), await target.newcomer()];
        const provider = await target.provider();
        await target.lab.credit(winner.username, provider, '12.5');
        for (const { caller, username } of [winner, other]) {
          for (const limits of (await target.terms()).config.providers) {
            const { credit } = await caller.ok('credit', { parameters: { provider: limits.provider } });
            const isWon = username === winner.username && limits.provider === provider;
            equalMoney(`credit of ${username} with ${limits.provider}`, credit.amount, isWon ? '12.5' : '0');
          }
        }
      },
    },
    'unknown-provider': {
      says: 'an unknown provider is 404',
      needs: ['player'],
      run: actedBy('player', async ({ caller }) => {
        expectRejection(
          await caller.call('credit', { parameters: { provider: 'no-such-provider' } }),
          'NOT_FOUND',
        );
      }),
    },
  }),
  ...rulesOf('passwordChange', 'contract §2', ['newcomer'], {
    'wrong-current': {
      says: 'a wrong current password is 422, and ends no session',
      run: actedBy('newcomer', async ({ caller }, target) => {
        const body = change('wrong-password', target.newPassword());
        expectRejection(await caller.call('passwordChange', { body }), 'CURRENT_PASSWORD_INCORRECT');
        expectSuccess('playerInfo', await caller.call('playerInfo'));
      }),
    },
    confirmation: {
      says: 'a confirmation that differs is 422 MISMATCH, and does not count as an attempt',
      run: actedBy('newcomer', async ({ caller, password }) => {
        const body = { ...change(password, 'another-password'), confirmNewPassword: 'one-more-password' };
        for (let count = 0; count <= 5; count += 1) {
          rejectedField(await caller.call('passwordChange', { body }), 'confirmNewPassword', 'MISMATCH');
        }
      }),
    },
    'revokes-sessions': {
      section: 'contract §1',
      says: 'a change revokes all sessions of the player and no others; so does a repeated request',
      run: actedBy('newcomer', async (phone, target) => {
        const { caller: desktop } = await target.signIn(phone);
        const { caller: another } = await target.newcomer();
        const sid = phone.caller.cookies.get('sid') ?? '';
        const request = { body: change(phone.password, target.newPassword()), key: crypto.randomUUID() };
        await phone.caller.ok('passwordChange', request);
        expectRejection(await desktop.call('playerInfo'), 'UNAUTHENTICATED');
        phone.caller.cookies.set('sid', sid);
        expectRejection(await phone.caller.call('playerInfo'), 'UNAUTHENTICATED');
        expectRejection(await phone.caller.call('passwordChange', request), 'UNAUTHENTICATED');
        expectSuccess('playerInfo', await another.call('playerInfo'));
      }),
    },
    'new-password': {
      says: 'the new password logs in, the old one does not; passwordChangedAt is the time of the change',
      run: actedBy('newcomer', async ({ caller, username, password }, target) => {
        const newPassword = target.newPassword();
        const changed = await caller.call('passwordChange', { body: change(password, newPassword) });
        expectSuccess('passwordChange', changed);
        const guest = await target.guest();
        expectRejection(await guest.call('login', { body: { username, password } }), 'INVALID_CREDENTIALS');
        await guest.ok('login', { body: { username, password: newPassword } });
        const { credential } = await guest.ok('playerInfo');
        const age = serverTime(changed) - Date.parse(credential.passwordChangedAt);
        holds(Math.abs(age) < 60_000, 'a passwordChangedAt of just now', credential.passwordChangedAt);
      }),
    },
    'at-once': {
      says: 'of two concurrent changes one is carried out',
      run: actedBy('newcomer', async (phone, target) => {
        const { caller: desktop } = await target.signIn(phone);
        const wanted = [target.newPassword(), target.newPassword()] as const;
        const answers = await Promise.all([
          phone.caller.call('passwordChange', { body: change(phone.password, wanted[0]) }),
          desktop.call('passwordChange', { body: change(phone.password, wanted[1]) }),
        ]);
        equal('changes', answers.filter(({ status }) => status === 204).length, 1);
        const { username } = phone;
        for (const [index, password] of wanted.entries()) {
          const answer = await (await target.guest()).call('login', { body: { username, password } });
          equal('whether it logs in', answer.status === 200, answers[index]?.status === 204);
        }
      }),
    },
    throttle: {
      says: 'after 5 wrong passwords in 15 minutes even the right one is 429 with Retry-After',
      run: actedBy('newcomer', async ({ caller, password }, target) => {
        for (let failure = 0; failure < 5; failure += 1) {
          const answer = await caller.call('passwordChange', {
            body: change('wrong-password', 'another-one'),
          });
          equal(`code of failure ${failure + 1}`, codeIn(answer), 'CURRENT_PASSWORD_INCORRECT');
        }
        const body = change(password, target.newPassword());
        const answer = await caller.call('passwordChange', { body });
        expectRejection(answer, 'RATE_LIMITED');
        holds(answer.headers.has('retry-after'), 'Retry-After', 'none');
      }),
    },
  }),
];

function change(currentPassword: string, newPassword: string) {
  return { currentPassword, newPassword, confirmNewPassword: newPassword };
}
