/** Preconditions and helpers of the withdrawal rules. They need a lab. */
import { add, decimal, written } from '../../../../contract/money/money.ts';
import { type WithdrawSettlement, withdrawSettlement } from '../../../../contract/rules/withdraw.ts';
import type { WithdrawQuote } from '../../../../contract/withdraw.ts';
import { equal, equalMoney, given, needed, neededIn } from '../../rule/expect.ts';
import type { Player, TargetState } from '../../target-state.ts';

export interface RichPlayer {
  readonly player: Player;
  readonly credit: string;
  /** A request for the minimum amount. */
  readonly body: Awaited<ReturnType<typeof leastBody>>;
}

/** Registers a player with a bank account and a credit above the maximum withdrawal. */
export async function richPlayer(target: TargetState): Promise<RichPlayer> {
  const player = await target.depositor();
  const { account } = player;
  const body = await leastBody(target, account.id);
  const { maxCredit } = await limitsOf(target);
  const credit = written(add(decimal(maxCredit), decimal('1000')));
  await target.lab.credit(player.username, body.provider, credit);
  return { player, credit, body };
}

export async function leastBody(target: TargetState, bankAccountId: string) {
  const { minCredit } = await limitsOf(target);
  return { provider: await target.provider(), bankAccountId, amount: minCredit };
}

export async function limitsOf(target: TargetState) {
  const provider = await target.provider();
  const { providers } = (await target.terms()).withdrawConfig;
  return neededIn('limits', providers, (limits) => limits.provider === provider);
}

export async function opened({ player, body }: RichPlayer) {
  return (await given('a withdrawal', () => player.caller.ok('withdrawCreate', { body }))).withdraw;
}

export async function creditOf({ player, body: { provider } }: RichPlayer): Promise<string> {
  return (await player.caller.ok('credit', { parameters: { provider } })).credit.amount;
}

export async function settlementOf(target: TargetState, amount: string): Promise<WithdrawSettlement> {
  const { withdrawConfig, rates } = await target.terms();
  const settlement = withdrawSettlement(amount, null, withdrawConfig.payCurrency, rates);
  return needed('a rate', settlement);
}

/** Compares each amount by value; trailing zeros do not matter. */
export function equalSettlement(quote: WithdrawQuote, expected: WithdrawSettlement): void {
  for (const line of ['amount', 'bonusDeducted', 'received', 'returned', 'payAmount', 'rate'] as const) {
    equalMoney(line, quote[line], expected[line]);
  }
  equal('payCurrency', quote.payCurrency, expected.payCurrency);
  const codes = quote.steps.map(({ code }) => code);
  equal(
    'steps',
    codes,
    expected.steps.map(({ code }) => code),
  );
  for (const [index, { code, value }] of expected.steps.entries()) {
    equalMoney(`step ${code}`, quote.steps[index]?.value, value);
  }
}
