/** The flows that must work in every browser, by role and accessible name. The lab's ledger decides whether they did. */
import { expect } from 'vitest';
import { MERCHANT_NAME } from '../../../mock-server/qr/deposit-qr.ts';
import { DEMO_PLAYER } from '../../../mock-server/seeds/players.ts';
import { WELCOME } from '../../../mock-server/seeds/promotions.ts';
import type { LedgerKind } from '../../../mock-server/store/rows.ts';
import { paths, promotionPath } from '../../../src/app/paths.ts';
import { LANGUAGE_TAGS, LANGUAGES } from '../../../src/i18n/languages.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import type { Player } from './player.ts';

export interface Flow {
  readonly title: string;
  /** The scenario that the flow starts from; `default` if omitted. */
  readonly scenario?: string;
  play(player: Player, world: World): Promise<void>;
}

const MAIN = { role: 'main' } as const;

export const DEPOSIT: Flow = {
  title: 'a player deposits by QR, and has the credit',
  play: async (player, world) => {
    await logIn(player);
    const code = await orderDeposit(player, world);
    const { say } = player;
    await world.bank.pay(code);
    await player.press({ role: 'button', name: say('order.check') });
    await player.confirms('receipt.success.title');
    await player.press({ role: 'link', name: say('receipt.seeCredit') });
    await player.sees({ role: 'article', text: '148,14' });
    expect(await entered(world, 'credit.deposited')).toEqual([`${code} 148.14`]);
  },
};

/** Flows that stay in one language each; each begins with a login. */
export const FLOWS: readonly Flow[] = [
  DEPOSIT,
  {
    title: 'a player withdraws a part of the credit',
    scenario: 'withdraw-ready',
    play: async (player, world) => {
      await logIn(player);
      const { say } = player;
      await player.press({ role: 'link', name: say('home.withdraw'), within: MAIN });
      // Proposed, because only this provider has credit.
      await player.sees({ role: 'button', text: 'Alphabet', within: MAIN });
      await player.fill(say('withdraw.amount'), '400');
      await player.press({ role: 'button', name: say('withdraw.quote.submit') });
      // 400 baht at 655 kip.
      await player.sees({ ...MAIN, text: '262.000' });
      expect(await entered(world, 'credit.reserved')).toEqual([]);
      await player.press({ role: 'button', name: say('withdraw.confirm') });

      await player.sees({ role: 'region', name: say('withdraw.open') });
      const { withdraws } = (await world.state({ full: true })).store;
      expect(withdraws).toMatchObject([{ amount: '400', payAmount: '262000', status: 'OPEN' }]);
      const code = withdraws[0]?.code ?? '';
      await player.sees({ ...MAIN, text: code });
      expect(await entered(world, 'credit.reserved')).toEqual([`${code} -400`]);
    },
  },
  {
    title: 'a player claims a promotion for a provider',
    play: async (player, world) => {
      await logIn(player);
      const { say } = player;
      await player.open(promotionPath(WELCOME));
      await player.press({ role: 'button', name: say('promotion.claim') });
      await player.press({
        role: 'radio',
        text: 'AskMeBet',
        within: { role: 'radiogroup', name: say('promotion.claim.provider') },
      });
      await player.press({
        role: 'button',
        name: say('promotion.claim.confirm', { provider: 'AskMeBet' }),
      });
      await player.confirms('success.promotionReceived.title');
      await player.sees({ role: 'region', name: say('promotion.inForce'), text: 'AskMeBet' });
      const { usages } = (await world.state({ full: true })).store;
      expect(usages).toMatchObject([{ promotionId: WELCOME, provider: 'askmebet', status: 'ACTIVE' }]);
    },
  },
];

export const REGISTRATION: Flow = {
  title: 'a visitor registers',
  play: async (player, world) => {
    await player.open(paths.register);
    const { say } = player;
    for (const [label, text] of [
      ['field.username', 'newcomer77'],
      ['field.password', 'dok-champa-7'],
      ['field.confirmPassword', 'dok-champa-7'],
    ] as const) {
      await player.fill(say(label), text);
    }
    await player.press({ role: 'button', name: say('register.submit'), within: MAIN });
    await player.sees({ role: 'heading', name: say('register.done.title') });
    const { players } = (await world.state({ full: true })).store;
    expect(players.filter(({ username }) => username === 'newcomer77')).toHaveLength(1);
  },
};

/** Switches through all languages in their order, beginning with Lao, in the middle of a form. */
export const LANGUAGE_FLOW: Flow = {
  title: 'a player switches the language, which loads nothing again and keeps what was typed',
  play: async (player) => {
    await logIn(player);
    await player.press({ role: 'link', name: player.say('home.deposit'), within: MAIN });
    await player.fill(player.say('deposit.amount'), '100000');
    const loadedAt = await player.engine.call(await player.sees(MAIN), timeOfLoad);
    for (const language of LANGUAGES.slice(1)) {
      await player.switchesLanguage();
      expect(player.language).toBe(language);
      await player.sees({ role: 'heading', name: player.say('deposit.title') });
      expect(await player.valueOf(player.say('deposit.amount'))).toBe('100.000');
      expect(await player.engine.call(await player.sees(MAIN), languageOf)).toBe(LANGUAGE_TAGS[language]);
    }
    expect(await player.engine.call(await player.sees(MAIN), timeOfLoad)).toBe(loadedAt);

    await player.engine.reload();
    await player.sees({ role: 'heading', name: player.say('deposit.title') });
    expect(await player.engine.call(await player.sees(MAIN), languageOf)).toBe(LANGUAGE_TAGS.th);
  },
};

/** Opens an order for a deposit, which the page shows as a QR code, and returns the order's code. */
export async function orderDeposit(player: Player, world: World): Promise<string> {
  const { say } = player;
  await player.press({ role: 'link', name: say('home.deposit'), within: MAIN });
  await player.press({ role: 'radio', text: 'Alphabet' });
  await player.press({ role: 'radio', within: { role: 'radiogroup', name: say('deposit.mid') } });
  await player.fill(say('deposit.amount'), '100000');
  expect(await player.valueOf(say('deposit.amount'))).toBe('100.000');
  // 100.000 kip at 675 for a baht, rounded down: specification §9, contract §1.
  await player.sees({ ...MAIN, text: '148,14' });
  await player.press({ role: 'button', name: say('deposit.submit') });

  const qr = { role: 'image', name: say('qr.label', { merchant: MERCHANT_NAME }) } as const;
  expect(await player.scans(qr)).toMatchObject({ amount: '100000', currency: '418' });
  const { deposits } = (await world.state({ full: true })).store;
  expect(deposits).toHaveLength(1);
  return deposits[0]?.code ?? '';
}

/** Logs in through the form, in the chosen language, and waits for the player's home page. */
export async function logIn(player: Player): Promise<void> {
  await player.open(paths.login);
  while (player.language !== player.chosen) await player.switchesLanguage();
  await sendLogin(player);
  const { say } = player;
  await player.sees({ role: 'button', text: 'Demo Player', within: { role: 'banner' } });
  // Until the home page is shown, the navigation may still replace the address, which cancels the load of another document.
  await player.sees({ role: 'link', name: say('home.deposit'), within: MAIN });
}

/** Types the credentials of the demo player, and presses the button. */
export async function sendLogin(player: Player): Promise<void> {
  const { say } = player;
  await player.fill(say('field.username'), DEMO_PLAYER.username);
  await player.fill(say('field.password'), DEMO_PLAYER.password);
  await player.press({
    role: 'button',
    name: say('login.submit'),
    within: { role: 'form', name: say('login.title') },
  });
}

/** Returns the ledger's entries of a kind as `code amount`, oldest first. */
async function entered(world: World, kind: LedgerKind): Promise<readonly string[]> {
  return (await world.ledger())
    .filter((entry) => entry.kind === kind)
    .map(({ order, amount }) => `${order} ${amount}`);
}

/** Runs in the page. */
function timeOfLoad(): number {
  return performance.timeOrigin;
}

/** Runs in the page. */
function languageOf({ ownerDocument }: HTMLElement): string {
  return ownerDocument.documentElement.lang;
}
