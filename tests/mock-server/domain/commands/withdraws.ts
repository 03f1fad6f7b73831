/** Moves of players, staff and the bank on withdrawals. */
import { expect } from 'vitest';
import type { Provider } from '../../../../contract/values.ts';
import {
  actOnWithdraw,
  type WithdrawStaffAction,
} from '../../../../mock-server/domain/withdrawals/transition.ts';
import { codeIn } from '../../../contract/client.ts';
import { times, type Who } from './deposits.ts';
import { byStaff, type Move, move } from './move.ts';
import type { Seat, Table } from './table.ts';

/** All of the credit, half of it, or more than there is. */
export type Share = 'all' | 'half' | 'too much';
/** The quote that a withdrawal names: a new one, the last one requested, or none. */
export type Trust = 'fresh quote' | 'last quote' | 'no quote';

export function quote(who: Who, provider: Provider, share: Share = 'all'): Move {
  return move(`${who} asks what ${share} of the credit with ${provider} would come to`, (table) =>
    askQuote(table, table.seats[who], provider, share),
  );
}

export function withdraw(
  who: Who,
  provider: Provider,
  share: Share = 'all',
  trust: Trust = 'fresh quote',
  tries = 1,
): Move {
  const says = `${who} withdraws ${share} of the credit with ${provider} by ${trust}${times(tries)}`;
  return move(says, async (table) => {
    const seat = table.seats[who];
    if (trust === 'fresh quote') await askQuote(table, seat, provider, share);
    const known = trust !== 'no quote' && seat.quote?.provider === provider ? seat.quote.quote : null;
    const body = {
      provider,
      bankAccountId: seat.bankAccountId,
      amount: known?.amount ?? amountOf(table, seat, provider, share),
      ...(known ? { quoteId: known.quoteId } : {}),
    };
    const answer = await table.insist(tries, (key) => seat.client.call('withdrawCreate', { body, key }));
    if (answer.status === 201 && known) {
      // A quote equals its settlement: contract §3.
      const { creditReceived: received, creditReturned: returned, ...order } = answer.body.withdraw;
      const { quoteId: _id, expiresAt: _until, steps: _steps, ...lines } = known;
      expect({ ...order, received, returned }).toMatchObject(lines);
      expect(Date.parse(known.expiresAt)).toBeGreaterThan(table.world.clock.now());
    }
    // Nothing has changed since the quote was requested.
    if (trust === 'fresh quote') expect(codeIn(answer)).not.toBe('QUOTE_CHANGED');
  });
}

export function decide(action: WithdrawStaffAction, back = 0): Move {
  return byStaff('withdraws', back, action, (transaction, order) =>
    actOnWithdraw(transaction, order, action),
  );
}

async function askQuote(table: Table, seat: Seat, provider: Provider, share: Share): Promise<void> {
  seat.quote = null;
  const amount = amountOf(table, seat, provider, share);
  const answer = await seat.client.call('withdrawQuote', { body: { provider, amount } });
  if (answer.status === 200) seat.quote = { provider, quote: answer.body.quote };
}

function amountOf({ world }: Table, seat: Seat, provider: Provider, share: Share): string {
  const credit =
    world.store.credits.findFirst({ where: { id: { equals: `${seat.id}.${provider}` } } })?.amount ?? '0';
  if (share === 'all') return credit;
  if (share === 'too much') return `1${credit}`;
  return String(BigInt(credit.split('.')[0] ?? '0') / 2n);
}
