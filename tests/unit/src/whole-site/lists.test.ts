/** Histories, promotions and games from the player's view: specification §1 to §4 and §8. */
import { waitFor } from '../../../in-process/wait-for.ts';
import { expect, test } from 'vitest';
import { paths, promotionPath } from '../../../../src/app/paths.ts';
import { DOUBLE, LUCKY, NEW_YEAR, TOP_UP, WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import {
  announces,
  control,
  dialog,
  notifies,
  main,
  press,
  rows,
  say,
  says,
  sees,
  textOf,
} from '../../../in-process/page-reading.ts';
import { accessibleText, currentItems } from '../../../in-process/perception.ts';
import { DESKTOP, setViewport } from '../../../in-process/viewport.ts';
import { visit } from './visit.ts';

const MOMENT = /\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}/;

/** The rows that contain this text. */
function rowsWith(text: string): readonly Element[] {
  return rows().filter((row) => textOf(row).includes(text));
}

/** The tone of the badge in a row. */
function toneOf(row: Element | undefined): string | undefined {
  return /\bbg-(gray|red|yellow|green)-bg\b/.exec(row?.innerHTML ?? '')?.[1];
}

test.each([
  ['deposits', paths.depositHistory, '/deposits', () => say('nav.deposit')],
  ['withdrawals', paths.withdrawHistory, '/withdraws', () => say('nav.withdraw')],
])('%s come in pages of ten, or of the chosen page size, on a phone', async (_, path, call, title) => {
  const player = await visit(path, { player: 'demo', scenario: 'long-history' });
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(currentItems(main())).toEqual([
    [title(), 'page'],
    ['1', 'page'],
    ['10', 'true'],
  ]);
  expect(player.sent.map((sent) => sent.path)).toContain(`${call}?page=1&pageSize=10`);
  const newest = textOf(rows()[0]);
  // The numbers of the neighbouring pages are hidden on a phone.
  await press(say('pager.next'));
  await waitFor(() => expect(textOf(rows()[0])).not.toBe(newest));
  expect(player.sent.map((sent) => sent.path)).toContain(`${call}?page=2&pageSize=10`);
  expect(currentItems(main())).toContainEqual(['2', 'page']);
  expect(control(say('pager.previous')).getAttribute('rel')).toBe('prev');
  expect(control(say('pager.next')).getAttribute('rel')).toBe('next');
  await press(say('pager.size.of', { count: 20 }));
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
  expect(player.sent.map((sent) => sent.path)).toContain(`${call}?page=1&pageSize=20`);
});

test.each([
  [paths.depositHistory, 'history.deposit.empty.title'],
  [paths.withdrawHistory, 'history.withdraw.empty.title'],
  [paths.promotionHistory, 'history.promotion.empty.title'],
])('%s without entries says so, and has no filters', async (path, empty) => {
  await visit(path, { player: 'demo' });
  await sees(say(empty), main);
  expect(rows()).toEqual([]);
  expect(says(say('history.search'))).toBe(false);
});

test('a page beyond the last one says so, and leads back to the first', async () => {
  await visit(`${paths.depositHistory}?page=99`, { player: 'demo', scenario: 'long-history' });
  await sees(say('history.beyond.title'), main);
  await press(say('history.beyond.action'), main);
  await waitFor(() => expect(rows()).toHaveLength(10));
});

test('the numbers of a long history are grouped as in Lao (specification §9)', async () => {
  await visit(paths.depositHistory, {
    player: 'demo',
    scenario: 'long-history',
    change: ({ path, json }) => (path === '/deposits' ? { ...(json as object), total: 10_000 } : undefined),
  });
  await sees(say('pager.range', { from: '1', to: '10', total: '10.000' }), main);
  expect(textOf(control(say('pager.page', { page: '1.000' })))).toBe('1.000');
});

test('usages of promotions come in pages', async () => {
  const player = await visit(`${paths.promotionHistory}?page=2&pageSize=20`, { player: 'demo' });
  await waitFor(() =>
    expect(player.sent.map((sent) => sent.path)).toContain('/promotions/usages?page=2&pageSize=20'),
  );
});

test('a history that cannot be loaded shows the reason and that the money is safe, and loads on “Try again”', async () => {
  const player = await visit(paths.depositHistory, {
    player: 'demo',
    scenario: 'every-status',
    prepare: ({ mock }) => mock.fault('GET /deposits', { status: 500, times: 4 }),
  });
  await notifies('assertive', say('failure.generic'), main);
  await sees(say('unreachable.moneyIsSafe'), main);
  expect(player.sent.filter(({ path }) => path.startsWith('/deposits?'))).toHaveLength(4);
  await press(say('common.tryAgain'), main);
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
});

test('each status of a deposit is shown by its label and colour; a rejected one is labelled as cancelled', async () => {
  await visit(paths.depositHistory, { player: 'demo', scenario: 'every-status' });
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  const looks = ['OPEN', 'PAID', 'SUCCESS', 'FAILED', 'CANCELED'].map((status) => {
    // In Lao, the label of a failed order contains that of a successful one.
    const isLabel = (part: Element) => textOf(part) === say(`status.${status}`);
    const tones = rows()
      .filter((row) => [...row.querySelectorAll('span')].some(isLabel))
      .map(toneOf);
    return [status, [...new Set(tones)].toSorted()];
  });
  expect(looks).toEqual([
    ['OPEN', ['gray']],
    ['PAID', ['yellow']],
    ['SUCCESS', ['green']],
    ['FAILED', ['red']],
    // Rejected orders have the same label, and as any other status the colour gray.
    ['CANCELED', ['gray', 'red']],
  ]);
});

test('a deposit in the history shows its code, time, provider, amount, status and credits', async () => {
  await visit(paths.depositHistory, { player: 'demo', scenario: 'every-status' });
  const baht = say('currency.THB');
  const bonus = `${say('deposit.promotionCredit')}20${baht}`;
  await waitFor(() => expect(rowsWith(bonus)).not.toEqual([]));
  const [row] = rowsWith(bonus);
  const text = textOf(row);
  expect(text).toMatch(/D\d{6}/);
  expect(text).toMatch(MOMENT);
  for (const field of [
    'Alphabet',
    `135.000${say('currency.LAK')}`,
    `${say('deposit.credit')}200${baht}`,
    `${say('deposit.totalCredit')}220${baht}`,
  ])
    expect(text).toContain(field);
  await press(say('history.copyCode', { code: /D\d{6}/.exec(text)?.[0] ?? '' }));
  await announces('polite', say('common.copied'));
});

test('a cancelled deposit promises no credit, and a withdrawal that did not succeed says that the credit is back', async () => {
  setViewport(DESKTOP);
  const player = await visit(paths.depositHistory, { player: 'demo', scenario: 'every-status' });
  const { deposits, withdraws } = player.mock.backend.world.store;
  const canceled = deposits.getAll().find(({ status }) => status === 'CANCELED')?.code ?? '';
  await waitFor(() => expect(rowsWith(canceled)).toHaveLength(1));
  expect(accessibleText(rowsWith(canceled)[0]).split(say('history.noCredit'))).toHaveLength(4);
  await player.go(paths.withdrawHistory);
  for (const { code, status } of withdraws.getAll()) {
    await waitFor(() => expect(rowsWith(code)).toHaveLength(1));
    expect(textOf(rowsWith(code)[0]).includes(say('withdraw.creditIsBack'))).toBe(status !== 'SUCCESS');
  }
});

test('a withdrawal in the history shows every field; its account number is masked until it is revealed', async () => {
  await visit(paths.withdrawHistory, { player: 'demo', scenario: 'every-status' });
  await waitFor(() => expect(rowsWith(say('status.SUCCESS'))).not.toEqual([]));
  const text = textOf(rowsWith(say('status.SUCCESS'))[0]);
  const baht = say('currency.THB');
  const code = /W\d{6}/.exec(text)?.[0] ?? '';
  const fields = [code, 'Alphabet', 'BCEL', 'DEMO PLAYER', '•3456', `300${baht}`, `280${baht}`];
  for (const field of fields) expect(text).toContain(field);
  expect(text).toContain(`${say('withdraw.creditReturned')}0${baht}`);
  expect(text).toMatch(MOMENT);
  await press(say('history.detailsOf', { name: code }));
  for (const text of fields) await sees(text, dialog);
  const account = '160120000123456';
  expect(document.body.innerHTML).not.toContain(account);
  await press(say('bank.number.show'), dialog);
  await sees(account, dialog);
});

test.each([
  ['promotion-active', 'promotion.status.ACTIVE', 'gray'],
  ['promotion-used', 'promotion.status.USED', 'gray'],
  ['promotion-success', 'promotion.status.SUCCESS', 'green'],
  ['promotion-canceled', 'status.CANCELED', 'red'],
  ['promotion-inactive', 'promotion.status.INACTIVE', 'gray'],
])(
  'in scenario %s the promotion history shows %s, the time of use and the detail',
  async (scenario, id, tone) => {
    await visit(paths.promotionHistory, { player: 'demo', scenario });
    await waitFor(() => expect(rowsWith(say(id))).toHaveLength(1));
    const [row] = rowsWith(say(id));
    expect(toneOf(row)).toBe(tone);
    const text = textOf(row);
    const wasUsed = scenario === 'promotion-used' || scenario === 'promotion-success';
    expect(text.split(say('promotion.usedAt'))[1]).toMatch(wasUsed ? MOMENT : say('common.notApplicable'));
    expect(text).toContain(say('promotion.detail'));
  },
);

test('the promotion in force shows its steps, and which one is current', async () => {
  await visit(paths.promotions, { player: 'demo', scenario: 'promotion-active' });
  await waitFor(() => expect(currentItems(main())).toEqual([[expect.stringContaining('100'), 'step']]));
});

test('the current promotions link to their pages', async () => {
  await visit(paths.promotions, { player: 'demo' });
  await waitFor(() => expect(document.querySelectorAll('main article')).toHaveLength(5));
  const links = [...document.querySelectorAll('main article a')].map((link) => link.getAttribute('href'));
  for (const id of [WELCOME, TOP_UP, LUCKY]) expect(links).toContain(promotionPath(id));
  const welcome = control('ຍິນດີຕ້ອນຮັບ ຝາກ 100 ຮັບ 50', main() ?? document).closest('article');
  const currency = say('currency.THB');
  expect(textOf(welcome)).toContain(`150${currency}`);
  expect(textOf(welcome)).toContain(say('promotion.requirement', { required: '300', currency }));
});

test('the page of a promotion shows its terms and its cap, and that of one that does not exist leads to all promotions', async () => {
  const player = await visit(promotionPath(WELCOME), { player: 'demo' });
  await sees(say('promotion.required.value', { required: '300', currency: say('currency.THB') }), main);
  await sees(say('promotion.withdrawal.all'), main);
  await sees(say('promotion.bonusDeducted'), main);
  await player.go(promotionPath(DOUBLE));
  await sees(say('promotion.cap.value', { percent: '500' }), main);
  await player.go(promotionPath('none'));
  await sees(say('failure.promotion.notFound'), main);
  expect(control(say('promotion.all')).getAttribute('href')).toBe(paths.promotions);
});

test.each([
  ['promotion-success', WELCOME, 'failure.promotion.firstOrderOnly'],
  ['promotion-success', TOP_UP, 'failure.promotion.alreadyUsed'],
  ['promotion-used', TOP_UP, 'failure.promotion.oneAtATime'],
  ['deposit-open', WELCOME, 'failure.promotion.openOrder'],
  ['default', NEW_YEAR, 'failure.promotion.inactive'],
])('in scenario %s the promotion %s cannot be claimed, and its page shows %s', async (scenario, id, text) => {
  await visit(promotionPath(id), { player: 'demo', scenario });
  await notifies(null, say(text), main);
});

test('a claim that is sent while another promotion is in force is rejected, and the dialog shows the reason', async () => {
  const { mock } = await visit(promotionPath(TOP_UP), { player: 'demo' });
  await press(say('promotion.claim'), main);
  await mock.post(`/promotions/${LUCKY}/claim`, { provider: 'gclub' });
  await press(say('promotion.claim.confirm', { provider: 'Alphabet' }), dialog);
  await sees(say('failure.promotion.oneAtATime'), dialog);
  expect(control(say('promotion.toMine'), dialog() ?? document).getAttribute('href')).toBe(paths.promotions);
});

test('a promotion to which an open order is bound is not cancelled, and the dialog leads to the order', async () => {
  const { mock } = await visit(promotionPath(WELCOME), { player: 'demo', scenario: 'promotion-active' });
  await press(say('promotion.cancel'), main);
  await mock.post('/deposits', { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500' });
  await press(say('promotion.cancel.confirm'), dialog);
  await notifies('assertive', say('failure.promotion.orderBound'), dialog);
  expect(control(say('promotion.toOrder'), dialog() ?? document).getAttribute('href')).toBe(paths.deposit);
});

test('a claim is not sent once the page shows that another promotion is in force, and the dialog shows the reason', async () => {
  const { mock, site, sent } = await visit(promotionPath(TOP_UP), { player: 'demo' });
  await press(say('promotion.claim'), main);
  await mock.post(`/promotions/${LUCKY}/claim`, { provider: 'gclub' });
  await site.queries.refetchQueries();
  // Behind the dialog.
  await waitFor(() => expect(main()?.textContent).toContain(say('promotion.notEligible')));
  await press(say('promotion.claim.confirm', { provider: 'Alphabet' }), dialog);
  await sees(say('promotion.notEligible'), dialog);
  await sees(say('failure.promotion.oneAtATime'), dialog);
  const notice = dialog()?.querySelector('[role="alert"]');
  await press(say('promotion.claim.confirm', { provider: 'Alphabet' }), dialog);
  await waitFor(() => expect(notice?.isConnected).toBe(false));
  await sees(say('failure.promotion.oneAtATime'), dialog);
  expect(sent.filter(({ path }) => path.endsWith('/claim'))).toEqual([]);
});

test('home shows the six categories, and the games of each', async () => {
  const visitor = await visit('/');
  for (const category of ['slot', 'sport', 'casino', 'fish', 'card', 'chicken']) {
    await press(say(`game.category.${category}`), main);
    await waitFor(() =>
      expect(control(say(`game.category.${category}`), main() ?? document).getAttribute('aria-current')).toBe(
        'page',
      ),
    );
    await waitFor(() =>
      expect(visitor.sent.some(({ path }) => path.includes(`category=${category}`))).toBe(true),
    );
    const list = () => document.querySelector(`ul[aria-label="${say(`game.category.${category}`)}"]`);
    await waitFor(() => expect(list()?.querySelectorAll('li').length).toBeGreaterThan(0));
  }
});
