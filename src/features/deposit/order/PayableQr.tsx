import { useLingui } from '@lingui/react';
import { type Query, useQuery } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import type { Deposit, DepositQr } from '../../../../contract/deposit.ts';
import { depositConfigRead, depositQrRead } from '../../../api/orders.ts';
import type { DepositOrderActor } from '../../../../machines/depositOrder.machine.ts';
import { useSite } from '../../../app/site-context.ts';
import { useSupportCode } from '../../../app/hooks/use-support-code.ts';
import { useSecondsUntil } from '../../../app/hooks/use-server-time.ts';
import { formatAmount } from '../../../format/numbers.ts';
import { formatSeconds } from '../../../format/date.ts';
import { currencyName } from '../../../i18n/units.ts';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Spinner } from '../../../ui/feedback/Spinner.tsx';
import { SpokenStatus } from '../../../ui/feedback/SpokenStatus.tsx';
import { RetryButton } from '../../../ui/form/RetryButton.tsx';
import { Countdown } from '../../../ui/money/Countdown.tsx';
import { QrPicture } from '../../../ui/money/QrPicture.tsx';
import { QrTools } from './QrTools.tsx';

const PARTS = ['qrShown', 'qrAsking', 'qrExpired', 'qrUnavailable'] as const;

/** At and below this, the countdown has a warning colour. */
const URGENT_SECONDS = 60;
/** Remaining seconds at which the live region announces the time; an announcement each second would be useless. */
const ANNOUNCED_SECONDS = [300, 60, 30] as const;

/**
 * Whether the query cache has no data of this read. Outside the component: the cache retains the options of a read for
 * minutes, and with a function of the component it would retain the order's actor.
 */
const isMissing = ({ state }: Pick<Query, 'state'>) => state.data === undefined;

/** The machine that follows an order, and the order as the query cache holds it. */
export interface OrderProps {
  readonly order: DepositOrderActor;
  readonly deposit: Deposit;
}

/**
 * Minimum height of the QR with its tools, so that on a phone the content below does not shift when the QR appears or
 * expires.
 */
const PLACE = 'grid min-h-144 content-start gap-4 tablet:min-h-0';

/** The QR with its countdown, or why it must not be paid. */
export function PayableQr({ order, deposit }: OrderProps) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const shown = useSelector(order, ({ children }) => children.qr);
  const part = useSelector(shown, (snapshot) => PARTS.find((tag) => snapshot?.hasTag(tag)));
  const isIssuing = useSelector(shown, (snapshot) => snapshot?.hasTag('qrIssuing') ?? false);
  const expiresAt = useSelector(shown, (snapshot) => snapshot?.context.qrExpiresAt ?? 0);
  const code = useSupportCode('depositQr');
  // The machine fetches the QR and writes it to the query cache, which drops it if the player stays away for minutes.
  const {
    data: qr,
    isError,
    refetch,
  } = useQuery({
    ...depositQrRead(client, deposit.code),
    enabled: part === 'qrShown' && isMissing,
  });

  if (part === 'qrUnavailable' || (part === 'qrShown' && !qr && isError)) {
    return (
      <div role="alert" className="stack gap-3 py-6 text-center">
        <p className="font-bold">{i18n._('qr.unavailable')}</p>
        <p className="text-sm text-muted">{i18n._('qr.unavailable.orderIsSafe')}</p>
        {code}
        <RetryButton
          onClick={() => (part === 'qrShown' ? void refetch() : shown?.send({ type: 'qr.retry' }))}
        >
          {i18n._('common.tryAgain')}
        </RetryButton>
      </div>
    );
  }
  if (part === undefined || (part === 'qrShown' && !qr)) {
    return (
      <div className={PLACE}>
        <SpokenStatus>{i18n._('qr.loading')}</SpokenStatus>
        <Skeleton shape="qr" />
      </div>
    );
  }
  return (
    <div className={PLACE}>
      {part === 'qrShown' && <QrCountdown expiresAt={expiresAt} />}
      <QrPicture
        // After a reload, the server no longer returns an expired QR; any pattern will do behind the veil.
        payload={qr?.payload ?? deposit.code}
        label={i18n._('qr.label', { merchant: qr?.merchantName ?? '' })}
        veiled={part !== 'qrShown'}
      >
        {part === 'qrAsking' && (
          <div className="stack justify-items-center gap-2">
            <Spinner />
            <p className="font-bold">{i18n._('qr.asking')}</p>
            <p>{i18n._('qr.asking.doNotPay')}</p>
          </div>
        )}
        {part === 'qrExpired' && (
          <>
            <p className="font-bold">{i18n._('qr.expired')}</p>
            <p>{i18n._('qr.expired.doNotPay')}</p>
          </>
        )}
      </QrPicture>
      {part === 'qrExpired' && (
        <RetryButton busy={isIssuing} onClick={() => shown?.send({ type: 'qr.renew' })}>
          {i18n._('qr.issue')}
        </RetryButton>
      )}
      {part === 'qrShown' && qr && (
        <>
          <p className="text-center text-sm font-bold" translate="no">
            {qr.merchantName}
          </p>
          <QrTools qr={qr} lines={captionOf(qr)} name={deposit.code} />
        </>
      )}
    </div>
  );

  function captionOf({ amount, currency, merchantName }: DepositQr): readonly string[] {
    return [`${formatAmount(amount)} ${currencyName(i18n, currency)}`, deposit.code, merchantName];
  }
}

/** The remaining time of the QR, in server time. */
function QrCountdown({ expiresAt }: { readonly expiresAt: number }) {
  const { i18n } = useLingui();
  const { client } = useSite();
  const { data: config } = useQuery(depositConfigRead(client));
  // The estimate of the server's time may be off by half a second: never shows more than a QR's full validity.
  const left = Math.min(useSecondsUntil(expiresAt), config?.qrSeconds ?? Number.POSITIVE_INFINITY);
  const announced = ANNOUNCED_SECONDS.findLast((seconds) => left <= seconds);
  return (
    <>
      <Countdown
        label={i18n._('qr.timeLeft')}
        time={formatSeconds(left)}
        fraction={left / (config?.qrSeconds ?? Math.max(left, 1))}
        urgent={left <= URGENT_SECONDS}
      />
      <SpokenStatus>
        {announced !== undefined && i18n._('qr.timeLeft.announced', { time: formatSeconds(announced) })}
      </SpokenStatus>
    </>
  );
}
