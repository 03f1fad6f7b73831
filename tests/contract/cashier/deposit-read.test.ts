/** Contract §2: reading orders and their QR. */
import { describe, expect, test } from 'vitest';
import type { Call } from '../../../contract/endpoints.ts';
import { crc16 } from '../../../mock-server/qr/crc16.ts';
import { codeIn, partOf } from '../client.ts';
import { about, openDeposit, wait } from '../requests.ts';
import { siteForFile } from '../site.ts';

const here = siteForFile();
const aboutAnOrder = [
  'deposit',
  'depositQr',
  'depositQrIssue',
  'depositCheck',
  'depositCancel',
] as const satisfies Call[];

describe('an order of someone else', () => {
  test.each(aboutAnOrder)(
    '%s: 404, as for one that does not exist, and nothing happens to it',
    async (call) => {
      const demo = await here.site.player('demo');
      const order = await openDeposit(demo);
      await demo.lab('bank/pay', { code: order.code });
      const newcomer = await here.site.player('newcomer');
      expect(await newcomer.codeOf(call, about(order))).toBe('NOT_FOUND');
      expect(await newcomer.codeOf(call, about({ code: 'D999999' }))).toBe('NOT_FOUND');
      expect((await demo.call('deposit', about(order))).body.deposit).toEqual(order);
    },
  );

  test('is in none of my lists', async () => {
    await openDeposit(await here.site.player('demo'));
    const newcomer = await here.site.player('newcomer');
    expect((await newcomer.call('depositList')).body.total).toBe(0);
    expect((await newcomer.call('depositOpen')).body.items).toEqual([]);
  });
});

describe('GET /deposits', () => {
  test('pages of 10, newest first, and the total', async () => {
    const demo = await here.site.player('demo');
    const codes: string[] = [];
    for (let count = 0; count < 12; count += 1) {
      const order = await openDeposit(demo);
      await demo.call('depositCancel', about(order));
      codes.unshift(order.code);
    }
    const first = (await demo.call('depositList')).body;
    expect(first).toMatchObject({ page: 1, pageSize: 10, total: 12 });
    expect(first.items.map((item) => item.code)).toEqual(codes.slice(0, 10));
    const second = (await demo.call('depositList', { query: { page: '2' } })).body;
    expect(second.items.map((item) => item.code)).toEqual(codes.slice(10));
    const beyond = (await demo.call('depositList', { query: { page: '99' } })).body;
    expect(beyond).toMatchObject({ items: [], page: 99, total: 12 });
  });

  test('pageSize is clamped at 50', async () => {
    const demo = await here.site.player('demo');
    expect((await demo.call('depositList', { query: { pageSize: '51' } })).body.pageSize).toBe(50);
    expect((await demo.call('depositList', { query: { pageSize: '1' } })).body.pageSize).toBe(1);
  });

  test.each(['0', '-1', '1.5', 'x', '', '1e3', '9'.repeat(20)])('page %j is 422', async (page) => {
    const demo = await here.site.player('demo');
    const answer = await demo.call('depositList', { query: { page, pageSize: page } });
    expect(partOf(answer, 'fields')).toEqual({ page: 'FORMAT', pageSize: 'FORMAT' });
  });
});

describe('GET /deposits/open', () => {
  test('the one order that is OPEN, until it is not', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    expect((await demo.call('depositOpen')).body.items).toEqual([order]);
    await demo.call('depositCancel', about(order));
    expect((await demo.call('depositOpen')).body.items).toEqual([]);
  });
});

describe('the QR', () => {
  test('is an EMVCo payload of the order’s amount that checks, and its deeplink', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    const { qr } = (await demo.call('depositQr', about(order))).body;
    expect(qr).toMatchObject({ amount: '675000', currency: 'LAK', merchantName: 'MOCK DEMO NOT PAYABLE' });
    expect(qr.payload).toContain('530341854066750005802LA5921MOCK DEMO NOT PAYABLE');
    expect(qr.payload.slice(-4)).toBe(crc16(qr.payload.slice(0, -4)));
    expect(decodeURIComponent(qr.deeplink.slice('onepay://qr/'.length))).toBe(qr.payload);
    expect(qr.deeplink).not.toContain(' ');
  });

  test('holds 10 minutes, then 410 while the order is open', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    expect((await demo.call('depositQr', about(order))).body.qr.expiresAt).toBe('2026-03-02T03:10:00.000Z');
    await wait(demo, 599);
    expect((await demo.call('depositQr', about(order))).status).toBe(200);
    await wait(demo, 1);
    expect(await demo.codeOf('depositQr', about(order))).toBe('QR_EXPIRED');
  });

  test('is issued anew for the same order, and never outlives it', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    const first = (await demo.call('depositQr', about(order))).body.qr;
    await wait(demo, 1500);
    const again = await demo.call('depositQrIssue', about(order));
    expect(again.status).toBe(201);
    expect(again.body.qr).toMatchObject({ amount: first.amount, expiresAt: order.expiresAt });
    expect(again.body.qr.payload).not.toBe(first.payload);
    expect((await demo.call('depositQr', about(order))).body).toEqual(again.body);
  });

  test('is 409 once the order is not open', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    await demo.call('depositCancel', about(order));
    expect(await demo.codeOf('depositQr', about(order))).toBe('ORDER_NOT_OPEN');
    expect(await demo.codeOf('depositQrIssue', about(order))).toBe('ORDER_NOT_OPEN');
  });

  test('is not issued past the order’s end, though a silent bank keeps the order open', async () => {
    const demo = await here.site.player('demo');
    const order = await openDeposit(demo);
    await demo.lab('bank/mode', { mode: 'silent' });
    await wait(demo, 1800);
    expect((await demo.call('deposit', about(order))).body.deposit.status).toBe('OPEN');
    expect(await demo.codeOf('depositQr', about(order))).toBe('QR_EXPIRED');
    const refused = await demo.call('depositQrIssue', about(order));
    expect(codeIn(refused)).toBe('ORDER_NOT_OPEN');
  });
});
