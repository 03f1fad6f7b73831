/** How an order can end, and what the player holds in hand until then: specification §4, contract §3 and §5. */
import { readFile } from 'node:fs/promises';
import { CREDIT, creditedFor, passTime, test, theOrder } from './deposit-screen.ts';
import { givenOrder } from './given-order.ts';
import { clipboardOf } from '../clipboard.ts';
import type { Lab } from '../lab.ts';
import { readQr } from './qr-reader.ts';
import { expect } from '../site.ts';

const HOUR = 3600;
/** Contract §3: how long money after the end still settles an order by itself. */
const LATE_HOURS = 24;
/** How long money may lie at the bank before it is found without being asked for. */
const RECONCILED_AFTER = HOUR / 2;

/** What is to go back to the player, and what has, in the order's currency. */
async function refundsOf(lab: Lab): Promise<readonly (readonly [string, string])[]> {
  return (await lab.ledger())
    .filter(({ kind }) => kind === 'refund.owed' || kind === 'refund.paid')
    .map(({ kind, amount }) => [kind, amount]);
}

async function statusOf(lab: Lab): Promise<string | undefined> {
  const code = await theOrder(lab);
  return (await lab.state()).store.deposits.find((order) => order.code === code)?.status;
}

test.describe('cancelling', () => {
  test('is asked first: who keeps the order keeps all of it', async ({ lab, deposit }) => {
    await givenOrder(deposit);
    const payload = await deposit.payload();
    await deposit.button('order.cancel').click();
    await expect(deposit.ending('order.cancel.title')).toBeVisible();
    await expect(deposit.notice('order.cancel.consequence')).toBeVisible();
    await deposit.button('order.cancel.keep').click();
    await expect(deposit.ending('order.cancel.title')).toBeHidden();
    expect(await deposit.payload()).toBe(payload);
    expect(await statusOf(lab)).toBe('OPEN');
    expect(await creditedFor(lab)).toEqual([]);
  });

  test('ends the order, and money that was sent before still arrives', async ({ lab, deposit }) => {
    await givenOrder(deposit);
    await deposit.cancel();
    await expect(deposit.ending('receipt.canceled.title')).toBeVisible();
    await expect(deposit.notice('receipt.canceled.note')).toBeVisible();
    await expect(deposit.qr()).toBeHidden();
    expect(await statusOf(lab)).toBe('CANCELED');
    expect(await creditedFor(lab)).toEqual([]);

    await lab.pay({ code: await theOrder(lab) });
    await deposit.button('receipt.iHavePaid').click();
    await expect(deposit.ending('receipt.success.title')).toBeVisible();
    await expect(deposit.notice('receipt.success.lateNote')).toBeVisible();
    expect(await creditedFor(lab)).toEqual([CREDIT]);
  });

  test('is not possible once the order is paid: it succeeds, and staff can help', async ({
    lab,
    deposit,
    expectProblems,
  }) => {
    await givenOrder(deposit);
    const code = await theOrder(lab);
    await lab.pay({ code });
    expectProblems(`response 409 POST /api/v2/deposits/${code}/cancel`);
    await deposit.cancel();
    await expect(deposit.ending('receipt.success.title')).toBeVisible();
    await expect(deposit.notice('order.notice.alreadyPaid')).toBeVisible();
    expect(await creditedFor(lab)).toEqual([CREDIT]);
  });

  test('by staff ends the order too, and says who did it', async ({ lab, deposit }) => {
    await givenOrder(deposit);
    await lab.staff('deposits', await theOrder(lab), 'cancel');
    await deposit.check().click();
    await expect(deposit.ending('receipt.canceled.title')).toBeVisible();
    await expect(deposit.notice('receipt.canceled.staffNote')).toBeVisible();
    expect(await creditedFor(lab)).toEqual([]);
  });
});

test.describe('money that does not fit is never credited silently nor forgotten', () => {
  test('too little waits for staff, who credit what came', async ({ page, lab, deposit }) => {
    await page.clock.install();
    await givenOrder(deposit);
    const code = await theOrder(lab);
    await lab.pay({ code, amount: '67500' });
    await deposit.check().click();
    await expect(deposit.ending('receipt.staff.title')).toBeVisible();
    await expect(deposit.notice('receipt.staff.partialNote')).toBeVisible();
    expect(await creditedFor(lab)).toEqual([]);

    await lab.staff('deposits', code, 'credit');
    await passTime(lab, page, 3);
    await deposit.button('receipt.checkAgain').click();
    await expect(deposit.ending('receipt.success.title')).toBeVisible();
    expect(await creditedFor(lab)).toEqual(['100']);
  });

  test('too little, refunded by staff: the order is closed without credit', async ({
    page,
    lab,
    deposit,
  }) => {
    await page.clock.install();
    await givenOrder(deposit);
    const code = await theOrder(lab);
    await lab.pay({ code, amount: '67500' });
    await deposit.check().click();
    await expect(deposit.ending('receipt.staff.title')).toBeVisible();

    await lab.staff('deposits', code, 'reject');
    await passTime(lab, page, 3);
    await deposit.button('receipt.checkAgain').click();
    await expect(deposit.ending('receipt.rejected.title')).toBeVisible();
    await expect(deposit.notice('receipt.rejected.note')).toBeVisible();
    await expect(deposit.button('receipt.checkAgain')).toBeHidden();
    expect(await refundsOf(lab)).toEqual([
      ['refund.owed', '67500'],
      ['refund.paid', '67500'],
    ]);
    expect(await creditedFor(lab)).toEqual([]);
  });

  for (const [name, payment, excess] of [
    ['too much', { amount: '130000' }, '30000'],
    ['twice', { times: 2 }, '100000'],
  ] as const) {
    test(`${name} is credited once, and the excess goes back`, async ({ lab, deposit }) => {
      await givenOrder(deposit);
      await lab.pay({ code: await theOrder(lab), ...payment });
      await deposit.check().click();
      await expect(deposit.ending('receipt.success.title')).toBeVisible();
      await expect(deposit.notice('receipt.success.excessNote')).toBeVisible();
      expect(await refundsOf(lab)).toEqual([['refund.owed', excess]]);
      expect(await creditedFor(lab)).toEqual([CREDIT]);
    });
  }

  test('more than a day late waits for staff', async ({ page, lab, deposit }) => {
    await page.clock.install();
    await givenOrder(deposit);
    await deposit.cancel();
    await expect(deposit.ending('receipt.canceled.title')).toBeVisible();
    await passTime(lab, page, (LATE_HOURS + 1) * HOUR);
    await lab.pay({ code: await theOrder(lab) });
    await passTime(lab, page, RECONCILED_AFTER);
    await deposit.button('receipt.iHavePaid').click();
    await expect(deposit.ending('receipt.staff.title')).toBeVisible();
    await expect(deposit.notice('receipt.staff.tooLateNote')).toBeVisible();
    expect(await creditedFor(lab)).toEqual([]);
  });
});

test('a transfer that fails loses nothing: staff try again and it succeeds', async ({
  page,
  lab,
  deposit,
}) => {
  await page.clock.install();
  await givenOrder(deposit);
  const code = await theOrder(lab);
  await lab.staff('deposits', code, 'fail');
  await lab.pay({ code });
  await deposit.check().click();
  await expect(deposit.ending('receipt.failed.title')).toBeVisible();
  await expect(deposit.notice('receipt.failed.note')).toBeVisible();
  expect(await creditedFor(lab)).toEqual([]);

  await lab.staff('deposits', code, 'retry');
  await passTime(lab, page, 3);
  await deposit.button('receipt.checkAgain').click();
  await expect(deposit.ending('receipt.success.title')).toBeVisible();
  expect(await creditedFor(lab)).toEqual([CREDIT]);
});

test.describe('what the player takes to the bank', () => {
  test.beforeEach(async ({ deposit }) => givenOrder(deposit));

  test('the QR as a picture that carries the same payment', async ({ page, lab, deposit }) => {
    const coming = page.waitForEvent('download');
    await deposit.button('qr.save').click();
    const picture = await coming;
    expect(picture.suggestedFilename()).toBe(`${await theOrder(lab)}.png`);
    expect(readQr(await readFile(await picture.path()))).toBe(await deposit.payload());
    expect(await creditedFor(lab)).toEqual([]);
  });

  test('a link into the bank app on the same phone', async ({ page, lab, deposit }) => {
    const link = page.getByRole('link', { name: deposit.say('qr.openBankApp') });
    const payload = encodeURIComponent(await deposit.payload());
    await expect(link).toHaveAttribute('href', `onepay://qr/${payload}`);
    expect(await creditedFor(lab)).toEqual([]);
  });

  test('the text of the QR and the code of the order, copied', async ({ page, lab, deposit }) => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const clipboard = () => clipboardOf(page.context());
    await deposit.button('qr.copy').click();
    await expect(deposit.button('common.copied')).toBeVisible();
    expect(await clipboard()).toBe(await deposit.payload());

    await deposit.button('common.copy').click();
    await expect(page.getByRole('status').filter({ hasText: deposit.say('common.copied') })).toBeAttached();
    expect(await clipboard()).toBe(await theOrder(lab));
    expect(await creditedFor(lab)).toEqual([]);
  });
});
