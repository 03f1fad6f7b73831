/** Moves besides orders and promotions: games, rates, the bank's mode, time, and players' limits and sessions. */
import type { Currency } from '../../../../contract/money/money.ts';
import type { Provider } from '../../../../contract/values.ts';
import type { SELF_EXCLUSION_DAYS } from '../../../../contract/limits.ts';
import { type BankMode, setBankMode } from '../../../../mock-server/domain/bank.ts';
import type { Who } from './deposits.ts';
import type { Move } from './move.ts';

/** `lose more` exceeds the credit and must be rejected; an amount is won, or lost if negative. */
export type Result = 'lose all' | 'lose more' | `${number}`;

export function play(who: Who, provider: Provider, result: Result): Move {
  return {
    says: `${who} plays with ${provider}: ${result}`,
    async carryOut(table) {
      const seat = table.seats[who];
      const all =
        table.world.store.credits.findFirst({ where: { id: { equals: `${seat.id}.${provider}` } } })
          ?.amount ?? '0';
      const amount = result === 'lose all' ? `-${all}` : result === 'lose more' ? `-1${all}` : result;
      const answer = await table.lab.tryLab('credit', { username: seat.username, provider, amount });
      if (answer.status === 200) table.noteGame(seat, provider, amount);
    },
  };
}

export function rate(currency: Currency, buy: string, sell: string): Move {
  return {
    says: `1 THB is bought back for ${buy} and sold for ${sell} ${currency}`,
    async carryOut({ lab }) {
      await lab.lab('rates', { currency, buy, sell });
    },
  };
}

export function bank(mode: BankMode): Move {
  return {
    says: `the bank is ${mode}`,
    async carryOut(table) {
      table.builder(({ change, now }) => setBankMode(change, mode, now));
    },
  };
}

export function wait(advanceSeconds: number): Move {
  return {
    says: `${advanceSeconds} s pass`,
    async carryOut({ world: { clock } }) {
      clock.moveTo(clock.now() + advanceSeconds * 1000);
    },
  };
}

/** Sets the daily deposit limit in THB; null removes it. */
export function limit(who: Who, day: string | null): Move {
  return {
    says: `${who} limits deposits to ${day} a day`,
    async carryOut(table) {
      const depositLimits = { day, week: null, month: null };
      const body = { depositLimits, sessionReminderMinutes: null };
      await table.seats[who].client.call('limitsChange', { body });
    },
  };
}

export function exclude(who: Who, days: (typeof SELF_EXCLUSION_DAYS)[number]): Move {
  return {
    says: `${who} stays away for ${days} days`,
    async carryOut(table) {
      await table.seats[who].client.call('selfExclude', { body: { days } });
    },
  };
}

/** Logs out and in by API calls. After a wrong password, the lab signs the player in. */
export function signInAgain(who: Who, knowsPassword = true): Move {
  return {
    says: `${who} signs in again${knowsPassword ? '' : ', after a wrong password'}`,
    async carryOut(table) {
      const { client, username, password } = table.seats[who];
      await client.call('logout');
      const typed = knowsPassword ? password : `${password}-no`;
      const answer = await client.call('login', { body: { username, password: typed } });
      if (answer.status !== 200) await client.lab('session', { username });
    },
  };
}
