/** Moves besides orders and promotions: games, rates, the bank's mode, time, and players' limits and sessions. */
import type { Currency } from '../../../../contract/money/money.ts';
import type { Provider } from '../../../../contract/values.ts';
import type { SELF_EXCLUSION_DAYS } from '../../../../contract/limits.ts';
import { type BankMode, setBankMode } from '../../../../mock-server/domain/bank.ts';
import type { Who } from './deposits.ts';
import { type Move, move } from './move.ts';

/** `lose more` exceeds the credit and must be rejected; an amount is won, or lost if negative. */
export type Result = 'lose all' | 'lose more' | `${number}`;

export function play(who: Who, provider: Provider, result: Result): Move {
  return move(`${who} plays with ${provider}: ${result}`, async (table) => {
    const seat = table.seats[who];
    const id = { equals: `${seat.id}.${provider}` };
    const all = table.world.store.credits.findFirst({ where: { id } })?.amount ?? '0';
    const amount = result === 'lose all' ? `-${all}` : result === 'lose more' ? `-1${all}` : result;
    const answer = await table.lab.tryLab('credit', { username: seat.username, provider, amount });
    if (answer.status === 200) table.noteGame(seat, provider, amount);
  });
}

export function rate(currency: Currency, buy: string, sell: string): Move {
  return move(`1 THB is bought back for ${buy} and sold for ${sell} ${currency}`, ({ lab }) =>
    lab.lab('rates', { currency, buy, sell }),
  );
}

export function bank(mode: BankMode): Move {
  return move(`the bank is ${mode}`, (table) =>
    table.builder(({ change, now }) => setBankMode(change, mode, now)),
  );
}

export function wait(advanceSeconds: number): Move {
  return move(`${advanceSeconds} s pass`, ({ world: { clock } }) =>
    clock.moveTo(clock.now() + advanceSeconds * 1000),
  );
}

/** Sets the daily deposit limit in THB; null removes it. */
export function limit(who: Who, day: string | null): Move {
  const body = { depositLimits: { day, week: null, month: null }, sessionReminderMinutes: null };
  return move(`${who} limits deposits to ${day} a day`, ({ seats }) =>
    seats[who].client.call('limitsChange', { body }),
  );
}

export function exclude(who: Who, days: (typeof SELF_EXCLUSION_DAYS)[number]): Move {
  return move(`${who} stays away for ${days} days`, ({ seats }) =>
    seats[who].client.call('selfExclude', { body: { days } }),
  );
}

/** Logs out and in by API calls. After a wrong password, the lab signs the player in. */
export function signInAgain(who: Who, knowsPassword = true): Move {
  return move(
    `${who} signs in again${knowsPassword ? '' : ', after a wrong password'}`,
    async ({ seats }) => {
      const { client, username, password } = seats[who];
      await client.call('logout');
      const typed = knowsPassword ? password : `${password}-no`;
      const answer = await client.call('login', { body: { username, password: typed } });
      if (answer.status !== 200) await client.lab('session', { username });
    },
  );
}
