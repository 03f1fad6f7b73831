/** What two players, a bank, staff and time can do to each other, as data: the moves of the ledger's property. */
import fc from 'fast-check';
import { STAFF_ACTIONS } from '../../mock-server/settlement/staff.ts';
import { BANK_ACCOUNT } from '../contract/requests.ts';
import type { Client } from '../contract/client.ts';

/** Losing all makes room for the next deposit; losing more than there is must be refused. */
type Outcome = 'win' | 'lose-all' | 'lose-more';

export type Command =
  | { readonly do: 'open'; readonly who: number; readonly provider: string; readonly choice: number }
  | { readonly do: 'pay'; readonly order: number; readonly percent: number; readonly times: number }
  | { readonly do: 'check'; readonly order: number }
  | { readonly do: 'cancel'; readonly order: number }
  | { readonly do: 'staff'; readonly order: number; readonly action: string }
  | { readonly do: 'advance'; readonly seconds: number }
  | { readonly do: 'bank'; readonly mode: string }
  | { readonly do: 'game'; readonly who: number; readonly provider: string; readonly outcome: Outcome }
  | { readonly do: 'rate'; readonly sell: string };

const PROVIDERS = ['alphabet', 'gclub'] as const;
const MERCHANTS = [
  { mid: 'MOCKLAK0001', amount: '675000' },
  { mid: 'MOCKLAK0002', amount: '123457' },
  { mid: 'MOCKTHB0001', amount: '100.01' },
  { mid: 'MOCKUSD0001', amount: '7.77' },
] as const;

const who = fc.nat({ max: 1 });
/** How many orders back: mostly the last one, so that histories get somewhere. */
const order = fc.constantFrom(0, 0, 0, 1, 2);
const provider = fc.constantFrom(...PROVIDERS);

/** Weighted so that most sequences open, pay and settle something. */
const moves: fc.Arbitrary<Command[]> = fc.array(
  fc.oneof(
    {
      weight: 5,
      arbitrary: fc.record({ do: fc.constant('open'), who, provider, choice: fc.nat({ max: 3 }) }),
    },
    {
      weight: 6,
      arbitrary: fc.record({
        do: fc.constant('pay'),
        order,
        percent: fc.constantFrom(100, 100, 100, 1, 50, 101, 250),
        times: fc.constantFrom(1, 1, 1, 2, 3),
      }),
    },
    { weight: 6, arbitrary: fc.record({ do: fc.constant('check'), order }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('cancel'), order }) },
    {
      weight: 8,
      arbitrary: fc.record({ do: fc.constant('staff'), order, action: fc.constantFrom(...STAFF_ACTIONS) }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('advance'),
        seconds: fc.constantFrom(3, 60, 1_800, 3_600, 90_000),
      }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('bank'), mode: fc.constantFrom('up', 'silent') }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('game'),
        who,
        provider,
        outcome: fc.constantFrom('win', 'lose-all', 'lose-all', 'lose-all', 'lose-more'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('rate'), sell: fc.constantFrom('675', '700.5', '1') }),
    },
  ) as fc.Arbitrary<Command>,
  { minLength: 10, maxLength: 40, size: 'max' },
);

const OPEN: Command = { do: 'open', who: 0, provider: 'alphabet', choice: 0 };
const CHECK: Command = { do: 'check', order: 0 };
const pay = (percent: number, times = 1): Command => ({ do: 'pay', order: 0, percent, times });
const wait = (seconds: number): Command => ({ do: 'advance', seconds });
const staff = (action: string): Command => ({ do: 'staff', order: 0, action });

/** Ways into the corners that chance alone seldom finds. */
const openings: readonly (readonly Command[])[] = [
  [],
  [OPEN, staff('fail'), pay(100), CHECK],
  [OPEN, pay(50), CHECK, staff('reject')],
  [OPEN, { do: 'cancel', order: 0 }, wait(90_000), pay(100), wait(1_800)],
  [OPEN, { do: 'cancel', order: 0 }, wait(90_000), pay(50), wait(1_800), staff('credit')],
  [OPEN, pay(101), CHECK],
  [OPEN, pay(100, 2), CHECK],
];

/** A history: a way in, and then anything. */
export const histories: fc.Arbitrary<Command[]> = fc
  .tuple(fc.constantFrom(...openings), moves)
  .map(([opening, rest]) => [...opening, ...rest]);

export interface Table {
  readonly players: readonly Client[];
  /** Whose each order is, in the order in which they were opened. */
  readonly orders: { readonly owner: Client; readonly code: string; readonly amount: string }[];
}

/** Both may deposit from the start. */
export async function prepare(players: readonly Client[]): Promise<Table> {
  await players[1]?.call('bankAccountAdd', { body: BANK_ACCOUNT });
  return { players, orders: [] };
}

/** Makes a move. Most can be refused, and that is fine: what matters is what the books say afterwards. */
export async function carryOut(table: Table, command: Command): Promise<void> {
  const [driver] = table.players;
  switch (command.do) {
    case 'open': {
      const owner = table.players[command.who];
      const merchant = MERCHANTS[command.choice];
      const answer = await owner?.call('depositCreate', {
        body: { provider: command.provider, ...merchant },
      });
      if (owner && answer?.status === 201) table.orders.unshift({ owner, ...answer.body.deposit });
      return;
    }
    case 'advance':
      return void (await driver?.lab('clock', { advanceSeconds: command.seconds }));
    case 'bank':
      return void (await driver?.lab('bank/mode', { mode: command.mode }));
    case 'rate':
      return void (await driver?.lab('rates', { currency: 'LAK', buy: '1', sell: command.sell }));
    case 'game':
      return play(table, command);
    default:
      return aboutOrder(table, command);
  }
}

async function play(
  { players }: Table,
  { who, provider, outcome }: Extract<Command, { do: 'game' }>,
): Promise<void> {
  const player = players[who];
  const answer = await player?.call('credit', { parameters: { provider } });
  const all = answer?.body.credit.amount ?? '0';
  const amount = { win: '3.33', 'lose-all': `-${all}`, 'lose-more': `-1${all}` }[outcome];
  await player?.tryLab('credit', { username: ['demo', 'newcomer'][who], provider, amount });
}

async function aboutOrder(
  table: Table,
  command: Extract<Command, { do: 'pay' | 'check' | 'cancel' | 'staff' }>,
): Promise<void> {
  const target = table.orders[command.order];
  if (!target) return;
  const { owner, code } = target;
  const parameters = { code };
  if (command.do === 'check') await owner.call('depositCheck', { parameters });
  else if (command.do === 'cancel') await owner.call('depositCancel', { parameters });
  else if (command.do === 'staff') await owner.tryLab(`staff/deposits/${code}`, { action: command.action });
  else {
    const { percent, times } = command;
    await owner.lab('bank/pay', { code, amount: shareOf(target.amount, percent), times });
  }
}

/** A percentage of an amount, in the same decimals. */
function shareOf(amount: string, percent: number): string {
  const decimals = amount.split('.')[1]?.length ?? 0;
  const units = (BigInt(amount.replace('.', '')) * BigInt(percent)) / 100n;
  const digits = (units > 0n ? units : 1n).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}
