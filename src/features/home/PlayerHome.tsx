import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import type { Deposit } from '../../../contract/deposit.ts';
import { openDepositsRead } from '../../api/orders.ts';
import { currentUsageRead } from '../../api/promotions.ts';
import { useCredits } from '../../app/hooks/use-credits.ts';
import { useDisplayName } from '../../app/hooks/use-session.ts';
import { paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { formatAmount } from '../../format/numbers.ts';
import { ELEMENT, withElement } from '../../i18n/element-in-message.tsx';
import { currencyName } from '../../i18n/units.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { PageHeading } from '../../ui/layout/Page.tsx';
import { PromotionInForce } from '../../shared/promotion/PromotionInForce.tsx';
import { AppBar } from './AppBar.tsx';
import { Credits } from './Credits.tsx';
import { Games } from './Games.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { Promotions } from './Promotions.tsx';

/** Below the credits. The same element in each render: a credit that arrives renders none of it again. */
const SHELVES = (
  <>
    <Promotions />
    <Games />
  </>
);

/** The home page of a player: cashier links, open order, promotion in force, credits, promotions and games. */
export default function PlayerHome() {
  const { i18n } = useLingui();
  const { client } = useSite();
  const name = useDisplayName();
  const open = useQuery(openDepositsRead(client));
  const usage = useQuery(currentUsageRead(client));
  // Read here, in parallel to the two reads above.
  const credits = useCredits();
  const [order] = open.data ?? [];
  // An open order and a promotion in force are shown at the top, so the page waits for both reads to avoid a layout
  // shift. A read that has failed once is not awaited.
  if ([open, usage].some((read) => read.isPending && read.failureCount === 0))
    return <HomeSkeleton of="player" />;
  return (
    <>
      <div className="flex flex-wrap items-center gap-5 *:grow">
        <PageHeading
          title={withElement(
            i18n._('home.player.title', { name: ELEMENT }),
            <span className="wrap-anywhere" translate="no">
              {name}
            </span>,
          )}
          lead={i18n._('home.player.lead')}
        />
        <AppBar of="player" />
      </div>
      {order && <WaitingOrder order={order} />}
      {usage.data && <PromotionInForce usage={usage.data} brief />}
      <Credits credits={credits} />
      {SHELVES}
    </>
  );
}

function WaitingOrder({ order }: { readonly order: Deposit }) {
  const { i18n } = useLingui();
  return (
    <Notice
      tone="warning"
      announced="never"
      title={i18n._('home.openOrder.title')}
      action={
        <ButtonPageLink size="small" href={paths.deposit}>
          {i18n._('home.openOrder.continue')}
        </ButtonPageLink>
      }
    >
      {i18n._('home.openOrder.body', {
        amount: formatAmount(order.amount),
        currency: currencyName(i18n, order.currency),
        provider: PROVIDER_NAMES[order.provider],
      })}
    </Notice>
  );
}
