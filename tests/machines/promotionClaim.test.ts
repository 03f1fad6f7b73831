/** Claiming a promotion, exactly once: specification §4, contract §1 and §2. */
import { describe, expect, test } from 'vitest';
import { PAGES } from '../../contract/pages.ts';
import type { ErrorCode } from '../../contract/errors.ts';
import type { OfferedPromotion } from '../../contract/rules/promotion.ts';
import { instantOf } from '../../contract/time/clock.ts';
import { type PromotionIntent, promotionClaimMachine } from '../../machines/promotionClaim.machine.ts';
import { MINUTE, NETWORK, rejection, START, TIMEOUT } from './harness/facts.ts';
import { CHOICE, OFFER, openClaim, usageOf } from './harness/promotions.ts';
import { expectEveryTransitionTaken } from './harness/transitions.ts';

const CLAIMED = { type: 'domain.promotion.claimed', usageId: 'U-1', promotionId: 'welcome-50' };
const OPEN = { type: 'claim.open', promotion: OFFER } as const;
const CONFIRM = { type: 'claim.confirm', promotion: OFFER } as const;

/** The claim is confirmed and in flight. */
function sent() {
  const page = openClaim();
  page.send(OPEN);
  page.send(CONFIRM);
  return page;
}

function intentOf(at: number): PromotionIntent {
  return { key: 'key-before', choice: CHOICE, at };
}

describe('the confirmation before a claim', () => {
  test('is not shown without a choice, and is restored after a reload', () => {
    const page = openClaim();
    expect(page.state()).toBe('idle');
    expect(page.emitted).toEqual([]);
    const again = openClaim({ choice: CHOICE });
    expect(again.state()).toBe('asking');
    expect(again.context().choice).toEqual(CHOICE);
  });

  test('keeps the chosen promotion and provider for a reload, and clears them when it is closed without a claim', () => {
    const page = openClaim();
    page.send(OPEN);
    page.send({ type: 'claim.choose', provider: 'gclub' });
    expect(page.has('dialog')).toBe(true);
    expect(page.context().choice).toEqual({ ...CHOICE, provider: 'gclub' });
    expect(page.performed).toEqual(['keepChoice', 'keepChoice']);
    expect(page.claimPromotion.calls).toEqual([]);
    page.send({ type: 'claim.close' });
    expect(page.state()).toBe('idle');
    expect(page.context().choice).toBeNull();
    expect(page.performed).toHaveLength(3);
  });

  test.each([PAGES.promotions, PAGES.promotionHistory, `${PAGES.promotions}welcome-50/`])(
    'is closed when the player leaves %s, but not another page',
    (left) => {
      const page = openClaim();
      page.send(OPEN);
      page.send({ type: 'news.navigation.arrived', page: PAGES.promotions, left: PAGES.home });
      expect(page.has('dialog')).toBe(true);
      page.send({ type: 'news.navigation.arrived', page: PAGES.home, left });
      expect(page.state()).toBe('idle');
    },
  );
});

describe('a promotion that the player may not claim (contract §2)', () => {
  const obstacle = (code: ErrorCode | null) => ({ kind: 'obstacle', code });
  const ENDED = { ...OFFER, endsAt: instantOf(START) };
  const NOT_ELIGIBLE: readonly [when: string, promotion: OfferedPromotion, code: ErrorCode | null][] = [
    [
      'the server gives a reason',
      { ...OFFER, eligible: false, reasonCode: 'PROMOTION_USAGE' },
      'PROMOTION_USAGE',
    ],
    ['the server gives no known reason', { ...OFFER, eligible: false }, null],
    ['it has ended since the page read it', ENDED, 'PROMOTION_INACTIVE'],
    ['it has no provider', { ...OFFER, providers: [] }, 'PROVIDER_NOT_ALLOWED'],
  ];

  test.each(NOT_ELIGIBLE)('opens no dialog, and the page shows the reason: %s', (_, promotion, code) => {
    const page = openClaim();
    page.send({ type: 'claim.open', promotion });
    expect(page.state()).toBe('notClaimed');
    expect(page.has('dialog')).toBe(false);
    expect(page.context()).toMatchObject({ reason: obstacle(code), choice: null });
    page.send({ type: 'claim.close' });
    expect(page.context().reason).toBeNull();
  });

  test.each(NOT_ELIGIBLE)(
    'is not claimed from an open dialog, which shows the reason: %s',
    (_, promotion, code) => {
      const page = openClaim();
      page.send(OPEN);
      page.send({ type: 'claim.confirm', promotion });
      expect(page.state()).toBe('asking');
      expect(page.context()).toMatchObject({ reason: obstacle(code), choice: CHOICE });
      expect(page.claimPromotion.calls).toEqual([]);
      expect(page.outcomes()).toEqual([]);
    },
  );

  test('closes the dialog of another promotion, and shows its reason until that one is chosen again', () => {
    const page = openClaim();
    page.send(OPEN);
    page.send({ type: 'claim.open', promotion: ENDED });
    expect(page.state()).toBe('notClaimed');
    expect(page.context()).toMatchObject({ reason: obstacle('PROMOTION_INACTIVE'), choice: null });
    expect(page.performed).toEqual(['keepChoice', 'keepChoice']);
    page.send({ type: 'claim.open', promotion: { ...OFFER, eligible: false } });
    expect(page.context().reason).toEqual(obstacle(null));
    page.send(OPEN);
    expect(page.state()).toBe('asking');
    expect(page.context().reason).toBeNull();
  });

  test('with the chosen provider can be claimed with another provider', () => {
    const page = openClaim({ choice: { ...CHOICE, provider: 'betflix' } });
    page.send(CONFIRM);
    expect(page.context().reason).toEqual(obstacle('PROVIDER_NOT_ALLOWED'));
    page.send({ type: 'claim.choose', provider: 'gclub' });
    expect(page.context().reason).toBeNull();
    page.send(CONFIRM);
    expect(page.claimPromotion.open.input.choice.provider).toBe('gclub');
  });

  test('is claimed if its eligibility is unknown to the page, because the server decides', () => {
    const { eligible: _, ...unknown } = OFFER;
    const page = openClaim();
    page.send({ type: 'claim.open', promotion: unknown });
    page.send({ type: 'claim.confirm', promotion: unknown });
    expect(page.claimPromotion.calls).toHaveLength(1);
  });
});

describe('a claim', () => {
  test('is sent once, however often it is pressed, and its success clears its choice and its intent', async () => {
    const page = sent();
    for (let press = 0; press < 20; press += 1) page.send(CONFIRM);
    expect(page.claimPromotion.calls.map(({ input }) => input)).toEqual([
      { key: page.context().key, choice: CHOICE, at: START },
    ]);
    await page.claimPromotion.answer(usageOf());
    expect(page.state()).toBe('idle');
    expect(page.outcomes()).toEqual([CLAIMED]);
    expect(page.context()).toMatchObject({ choice: null, intent: null });
  });

  test('that is rejected shows the reason, and the next attempt has a new key', async () => {
    const page = sent();
    const failure = rejection('PROMOTION_ONLY_FOR_FIRST_ORDER');
    await page.claimPromotion.reject(failure);
    expect(page.state()).toBe('asking');
    expect(page.context().reason).toEqual(failure);
    expect(page.outcomes()).toEqual([
      { type: 'domain.promotion.rejected', code: 'PROMOTION_ONLY_FOR_FIRST_ORDER' },
    ]);
    page.send(CONFIRM);
    expect(page.context().reason).toBeNull();
    expect(page.sentKeys()).toEqual(['key-2', 'key-3']);
  });

  test('of another promotion, or for another provider, clears the rejection and has a new key', async () => {
    const page = sent();
    await page.claimPromotion.reject(rejection('PROVIDER_NOT_ALLOWED'));
    page.send({ type: 'claim.choose', provider: 'gclub' });
    expect(page.context().reason).toBeNull();
    const other = { ...OFFER, id: 'lucky-10', providers: ['betflix'] } as const;
    page.send({ type: 'claim.open', promotion: other });
    page.send({ type: 'claim.confirm', promotion: other });
    expect(page.claimPromotion.open.input.choice).toEqual({ promotionId: 'lucky-10', provider: 'betflix' });
    expect(page.sentKeys()).toEqual(['key-2', 'key-5']);
  });

  test('continues after its dialog is closed, and reports its outcome', async () => {
    const page = sent();
    page.send({ type: 'claim.close' });
    expect(page.has('pending')).toBe(true);
    expect(page.has('dialog')).toBe(false);
    await page.claimPromotion.answer(usageOf());
    expect(page.outcomes()).toEqual([CLAIMED]);
    expect(page.state()).toBe('idle');
  });
});

describe('a claim without a usable response (contract §1)', () => {
  test.each([
    ['another promotion is chosen', OPEN],
    ['another provider is chosen', { type: 'claim.choose', provider: 'gclub' }],
    ['the claim is confirmed again', CONFIRM],
    ['the dialog is closed', { type: 'claim.close' }],
  ] as const)(
    'is not sent again after five minutes; a notice says that nothing was claimed, until %s',
    async (_, event) => {
      const page = sent();
      await page.pass(5 * MINUTE);
      await page.claimPromotion.reject(TIMEOUT);
      await page.findUsage.answer(null);
      expect(page.state()).toBe('asking');
      expect(page.context()).toMatchObject({ reason: 'notCreated', intent: null });
      expect(page.outcomes()).toEqual([{ type: 'domain.promotion.rejected', code: null }]);
      expect(page.sentKeys()).toHaveLength(1);
      page.send(event);
      expect(page.context().reason).toBeNull();
    },
  );
});

describe('a page that is reloaded during a claim', () => {
  test('sends it again under its key in the background, and reports it as claimed', async () => {
    const page = openClaim({ intent: intentOf(START - MINUTE) });
    expect(page.sentKeys()).toEqual(['key-before']);
    expect(page.submissionHas('findingOut')).toBe(true);
    expect(page.has('dialog')).toBe(false);
    expect(page.context().choice).toEqual(CHOICE);
    await page.claimPromotion.answer(usageOf());
    expect(page.outcomes()).toEqual([CLAIMED]);
  });

  test('shows a rejection only if the lists do not contain the claim', async () => {
    for (const { found, outcome } of [
      { found: usageOf(), outcome: CLAIMED },
      { found: null, outcome: { type: 'domain.promotion.rejected', code: 'PROMOTION_USAGE' } },
    ]) {
      const page = openClaim({ intent: intentOf(START - MINUTE) });
      await page.claimPromotion.reject(rejection('PROMOTION_USAGE'));
      expect(page.findUsage.open.input).toMatchObject({ key: 'key-before' });
      await page.findUsage.answer(found);
      expect(page.outcomes()).toEqual([outcome]);
    }
  });

  test.each([
    ['a promotion is chosen', OPEN, 'asking'],
    ['the notice is closed', { type: 'claim.close' }, 'idle'],
  ] as const)(
    'never resends an old claim, and says that nothing was claimed, until %s',
    async (_, event, state) => {
      const page = openClaim({ intent: intentOf(START - 5 * MINUTE) });
      await page.findUsage.reject(NETWORK);
      page.send({ type: 'news.network.restored' });
      await page.findUsage.answer(null);
      expect(page.claimPromotion.calls).toEqual([]);
      expect(page.state()).toBe('notClaimed');
      expect(page.context().reason).toBe('notCreated');
      expect(page.has('dialog')).toBe(false);
      page.send(event);
      expect(page.state()).toBe(state);
      expect(page.context().reason).toBeNull();
    },
  );
});

describe('a claim that fails in the background opens no dialog', () => {
  test('the page shows the reason of a rejection', async () => {
    const page = sent();
    page.send({ type: 'claim.close' });
    await page.claimPromotion.reject(rejection('PROMOTION_USAGE'));
    expect(page.state()).toBe('notClaimed');
    expect(page.context()).toMatchObject({ reason: rejection('PROMOTION_USAGE'), intent: null });
    expect(page.outcomes()).toEqual([{ type: 'domain.promotion.rejected', code: 'PROMOTION_USAGE' }]);
  });
});

expectEveryTransitionTaken(promotionClaimMachine);
