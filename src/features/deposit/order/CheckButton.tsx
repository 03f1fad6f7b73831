import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { DepositOrderActor } from '../../../../machines/depositOrder.machine.ts';
import { useSecondsUntil } from '../../../app/hooks/use-server-time.ts';
import { formatSeconds } from '../../../format/date.ts';
import type { IconName } from '../../../ui/brand/Icon.tsx';
import { Button, type ButtonKind } from '../../../ui/form/Button.tsx';

export interface CheckButtonProps {
  readonly order: DepositOrderActor;
  readonly kind: ButtonKind;
  readonly icon: IconName;
  readonly children: ReactNode;
}

/** Checks the order at the bank, as often as the server allows. The button shows the remaining wait after the player's own check. */
export function CheckButton({ order, kind, icon, children }: CheckButtonProps) {
  const { i18n } = useLingui();
  const check = useSelector(order, ({ children }) => children.check);
  const isRequested = useSelector(check, (snapshot) => snapshot?.hasTag('checkRequested') ?? false);
  const isCoolingDown = useSelector(
    check,
    (snapshot) => snapshot !== undefined && snapshot.hasTag('coolingDown') && !snapshot.context.hidesWait,
  );
  const wait = useSecondsUntil(useSelector(check, (snapshot) => snapshot?.context.checkAllowedAt ?? 0));
  return (
    <Button
      kind={kind}
      size="large"
      fullWidth
      icon={icon}
      busy={isRequested}
      busyLabel={i18n._('order.checking')}
      disabled={isCoolingDown && !isRequested}
      onClick={() => order.send({ type: 'order.check' })}
    >
      {isCoolingDown && wait > 0 ? i18n._('order.checkIn', { time: formatSeconds(wait) }) : children}
    </Button>
  );
}
