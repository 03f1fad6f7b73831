import type { Page } from '@playwright/test';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { WELCOME } from '../../../../mock-server/seeds/promotions.ts';
import { say, type Write } from '../write.ts';

/** A write that a button of the promotion's page opens, and one of its dialog confirms. */
function confirmed(
  { opens, confirms, status }: { readonly opens: string; readonly confirms: string; readonly status: string },
  rest: Pick<Write, 'name' | 'call' | 'scenario' | 'done'>,
): Write {
  const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
  const open = (page: Page) => button(page, opens);
  const confirm = (page: Page) => button(page, confirms);
  return {
    ...rest,
    player: DEMO_PLAYER.username,
    address: `/player/promotion/${WELCOME}`,
    ready: async ({ page }) => {
      await confirm(page).or(open(page)).first().waitFor();
      if (!(await confirm(page).isVisible())) await open(page).click();
      await confirm(page).waitFor();
    },
    button: confirm,
    beginning: (page) => confirm(page).or(open(page)),
    effects: async ({ world }) => {
      const { store } = await world.state({ full: true });
      return store.usages.filter((usage) => usage.status === status).length;
    },
  };
}

/** The effect: one promotion is in force. */
export const promotionClaim = confirmed(
  {
    opens: say('promotion.claim'),
    confirms: say('promotion.claim.confirm', { provider: 'Alphabet' }),
    status: 'ACTIVE',
  },
  {
    name: 'claim',
    call: 'promotionClaim',
    scenario: 'default',
    done: (page) => page.getByText(say('promotion.inForce'), { exact: true }),
  },
);

/** The effect: one promotion is cancelled. */
export const promotionCancel = confirmed(
  { opens: say('promotion.cancel'), confirms: say('promotion.cancel.confirm'), status: 'CANCELED' },
  {
    name: 'promotion cancel',
    call: 'usageCancel',
    scenario: 'promotion-active',
    // After the cancellation the promotion can be claimed again.
    done: (page) => page.getByText(say('promotion.claim'), { exact: true }),
  },
);
