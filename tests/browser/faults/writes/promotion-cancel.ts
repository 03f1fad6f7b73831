import type { Page } from '@playwright/test';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { say, type Write } from '../write.ts';

const open = (page: Page) => page.getByRole('button', { name: say('promotion.cancel'), exact: true });
const confirm = (page: Page) =>
  page.getByRole('button', { name: say('promotion.cancel.confirm'), exact: true });

/** The effect: one promotion is cancelled. */
export const promotionCancel: Write = {
  name: 'promotion cancel',
  call: 'usageCancel',
  scenario: 'promotion-active',
  player: DEMO_PLAYER.username,
  address: `/player/promotion/${WELCOME}`,
  ready: async ({ page }) => {
    await confirm(page).or(open(page)).first().waitFor();
    if (!(await confirm(page).isVisible())) await open(page).click();
    await confirm(page).waitFor();
  },
  button: confirm,
  beginning: (page) => confirm(page).or(open(page)),
  // After the cancellation the promotion can be claimed again.
  done: (page) => page.getByText(say('promotion.claim'), { exact: true }),
  effects: async ({ world }) => {
    const { store } = await world.state({ full: true });
    return store.usages.filter(({ status }) => status === 'CANCELED').length;
  },
};
