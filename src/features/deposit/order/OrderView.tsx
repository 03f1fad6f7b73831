import { useLingui } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { depositRead } from '../../../api/orders.ts';
import type { DepositOrderActor } from '../../../app/site.ts';
import { useSite } from '../../../app/site-context.ts';
import { LoadFailure } from '../../../layout/LoadFailure.tsx';
import { SkeletonList } from '../../../ui/feedback/Skeleton.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { OrderReceipt } from './OrderReceipt.tsx';

/** The order that the machine follows: the QR while it is open, a receipt afterwards. */
export function OrderView({ order }: { readonly order: DepositOrderActor }) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const { code, status } = useSelector(order, ({ context }) => context);
  const read = useQuery(depositRead(client, code));
  const { data } = read;
  if (!data) {
    return (
      <LoadFailure
        reads={[['deposit', read]]}
        placeholder={<SkeletonList label={i18n._('deposit.loading')} count={3} shape="card" />}
      >
        <p>{i18n._('unreachable.moneyIsSafe')}</p>
      </LoadFailure>
    );
  }
  // The machine's status may be newer than the query data of this render.
  const deposit = { ...data, status };
  return status === 'OPEN' ? (
    <OpenOrder order={order} deposit={deposit} />
  ) : (
    <OrderReceipt order={order} deposit={deposit} />
  );
}
