/**
 * Histories to filter: rows with several statuses and providers, and with a lab of the last and the first minute of two days of
 * Vientiane, with money that moved and money that did not.
 */
import { nextVientianeDayStart } from '../../../../contract/time/day.ts';
import { given, needed } from '../../rule/expect.ts';
import type { Player, TargetState } from '../../target-state.ts';
import { promotedBody } from '../calls/promotion-money.ts';
import { claim } from '../calls/promotion.ts';
import { opened, richPlayer } from '../calls/withdraw-setting.ts';

/** Canceled orders with two providers; with a lab, one that is credited, and one that is paid in part and rejected. */
export async function depositHistory(target: TargetState): Promise<Player> {
  const player = await target.depositor();
  const { providers } = (await target.terms()).config;
  const [first, second] = [needed('two providers', providers[0]), needed('two providers', providers[1])];
  const withOrder = (of: { readonly provider: typeof first.provider }, use = async (_code: string) => {}) =>
    target.withOrder(
      async ({ code, createdAt }) => {
        await use(code);
        return createdAt;
      },
      { by: player, provider: of.provider },
    );
  await withOrder(first);
  const at = await withOrder(second);
  if (target.lacks('lab') !== null) return player;

  const check = (code: string) =>
    given('a check', () => player.caller.ok('depositCheck', { parameters: { code } }));
  await advanceToMidnight(target, at);
  await withOrder(first, async (code) => {
    await target.lab.pay(code);
    await check(code);
  });
  await advancePastMidnight(target);
  await withOrder(second, async (code) => {
    await target.lab.pay(code, { amount: '1' });
    await check(code);
    await target.lab.staff('deposits', code, 'reject');
  });
  return player;
}

/** Withdrawals that were rejected, have succeeded, and have failed at the bank. Without a lab there are none. */
export async function withdrawHistory(target: TargetState): Promise<Player> {
  const rich = await richPlayer(target);
  const end = async (...actions: readonly string[]) => {
    const { code, createdAt } = await opened(rich);
    for (const action of actions) await target.lab.staff('withdraws', code, action);
    return createdAt;
  };
  await advanceToMidnight(target, await end('reject'));
  await end('approve', 'succeed');
  await advancePastMidnight(target);
  await end('approve', 'fail');
  await end('approve', 'fail');
  return rich.player;
}

/** Canceled usages; with a lab, one in play. */
export async function usageHistory(target: TargetState): Promise<Player> {
  const { player, usage, promotion, provider, body } = await promotedBody(target);
  const { caller } = player;
  const cancel = (id: string) => given('a cancel', () => caller.ok('usageCancel', { parameters: { id } }));
  const claimAgain = async () => {
    await given('another claim', () => claim(player, promotion, provider));
    return needed('a usage', (await caller.ok('usageCurrent')).usage);
  };
  await cancel(usage.id);
  const hasLab = target.lacks('lab') === null;
  if (hasLab) await advanceToMidnight(target, usage.claimedAt);
  await cancel((await claimAgain()).id);
  if (!hasLab) return player;

  await advancePastMidnight(target);
  await claimAgain();
  const { deposit } = await given('an order', () => caller.ok('depositCreate', { body }));
  await target.lab.pay(deposit.code);
  await given('a check', () => caller.ok('depositCheck', { parameters: { code: deposit.code } }));
  return player;
}

/** The requests until midnight may take this long. */
const MARGIN_SECONDS = 20;

/** Moves the clock to shortly before the next midnight of Vientiane, so that a day of UTC or of another offset is told apart. */
async function advanceToMidnight(target: TargetState, at: string): Promise<void> {
  const now = Date.parse(at);
  const seconds = Math.floor((nextVientianeDayStart(now) - now) / 1_000) - MARGIN_SECONDS;
  if (seconds > 0) await target.lab.advance(seconds);
}

async function advancePastMidnight(target: TargetState): Promise<void> {
  await target.lab.advance(MARGIN_SECONDS + 1);
}
