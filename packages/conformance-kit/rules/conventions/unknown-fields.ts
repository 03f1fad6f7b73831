/** Request fields that the contract does not declare are ignored and never stored: contract §1. */
import { actedBy } from '../../rule/acts.ts';
import { equal, equalMoney, given, holds, expectSuccess } from '../../rule/expect.ts';
import { type Rule, rulesOf } from '../../rule/rule.ts';
import { bankAccountBody, registration } from '../../sample.ts';

const UNSET = '0001-01-01T00:00:00Z';

/** Values that a server with mass assignment would store. */
const PLANTED = { id: 'planted', playerId: 'planted', role: 'ADMIN', status: 'SUCCESS', credit: '99999' };

export const unknownFieldRules: readonly Rule[] = [
  ...rulesOf('register', 'contract §1', ['newcomer'], {
    'unknown-fields': {
      says: 'role, id, credit and status in the body have no effect',
      run: actedBy('guest', async (guest, target) => {
        const { body, headers } = registration(target.names.username(), target.newPassword());
        const planted = { ...body, ...PLANTED, createdAt: UNSET };
        const { player } = await guest.ok('register', { body: planted, headers });
        holds(player.id !== PLANTED.id, "an id of the server's own", player.id);
        holds(player.createdAt !== UNSET, "a createdAt of the server's own", player.createdAt);
        await given('a login', () => guest.ok('login', { body }));
        const provider = await target.provider();
        const { credit } = await guest.ok('credit', { parameters: { provider } });
        equalMoney('credit', credit.amount, '0');
      }),
    },
  }),
  ...rulesOf('bankAccountAdd', 'contract §1', ['newcomer'], {
    'unknown-fields': {
      says: 'id, bankName and createdAt in the body have no effect',
      run: actedBy('newcomer', async ({ caller }, target) => {
        const { banks } = await target.terms();
        const [bank] = banks;
        if (!bank) return;
        const own = bankAccountBody(bank, target.names.accountNumber(bank));
        const body = { ...own, id: 'planted', bankName: 'PLANTED', createdAt: UNSET };
        const { bankAccount } = await given('an account', () => caller.ok('bankAccountAdd', { body }));
        equal('bankName', bankAccount.bankName, bank.displayName);
        holds(bankAccount.id !== 'planted', "an id of the server's own", bankAccount.id);
        holds(bankAccount.createdAt !== UNSET, 'a createdAt of its own', bankAccount.createdAt);
      }),
    },
  }),
  ...rulesOf('depositCreate', 'contract §1', ['writes', 'player'], {
    'unknown-fields': {
      says: 'status, credit, totalCredit, rate and code in the body have no effect',
      run: actedBy('player', async (player, target) => {
        const plain = await target.withOrder(async (order) => order);
        const body = {
          ...(await target.depositBody()),
          ...PLANTED,
          code: 'PLANTED',
          totalCredit: '99999',
          rate: '1',
          paidAt: plain.createdAt,
          late: true,
        };
        const answer = await player.caller.call('depositCreate', { body });
        const { deposit } = expectSuccess('depositCreate', answer);
        await target.tidy(player, deposit.code);
        const { status, credit, totalCredit, rate, late, paidAt } = plain;
        const received = { ...deposit };
        equal(
          'the order of the same request without them',
          [
            received.status,
            received.credit,
            received.totalCredit,
            received.rate,
            received.late,
            received.paidAt,
          ],
          [status, credit, totalCredit, rate, late, paidAt],
        );
        holds(received.code !== 'PLANTED', "a code of the server's own", received.code);
        const { credit: own } = await player.caller.ok('credit', {
          parameters: { provider: received.provider },
        });
        holds(own.amount !== '99999', 'credit as before', own.amount);
      }),
    },
  }),
  ...rulesOf('limitsChange', 'contract §1', ['newcomer'], {
    'unknown-fields': {
      says: 'selfExcludedUntil and pending in the body have no effect',
      run: actedBy('newcomer', async ({ caller }) => {
        const body = {
          depositLimits: { day: '1000', week: null, month: null },
          sessionReminderMinutes: null,
          selfExcludedUntil: '2099-01-01T00:00:00.000Z',
          pending: null,
        };
        const responsiblePlay = await caller.ok('limitsChange', { body });
        equal('selfExcludedUntil', responsiblePlay.selfExcludedUntil.slice(0, 10), '0001-01-01');
      }),
    },
  }),
];
