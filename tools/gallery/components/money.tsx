import { i18n } from '@lingui/core';
import { currencyName } from '../../../src/i18n/units.ts';
import { statusMessage } from '../../../src/i18n/order-messages.ts';
import { SuccessBloom } from '../../../src/ui/feedback/SuccessBloom.tsx';
import { Button } from '../../../src/ui/form/Button.tsx';
import { CopyableCode } from '../../../src/ui/money/CopyableCode.tsx';
import { Countdown } from '../../../src/ui/money/Countdown.tsx';
import { Exchange } from '../../../src/ui/money/Exchange.tsx';
import { Money } from '../../../src/ui/money/Money.tsx';
import { QrPicture } from '../../../src/ui/money/QrPicture.tsx';
import { Receipt } from '../../../src/ui/money/Receipt.tsx';
import { StatusBadge } from '../../../src/ui/money/StatusBadge.tsx';
import { SummaryList } from '../../../src/ui/money/SummaryList.tsx';
import { nothing } from './no-operation.ts';
import type { Specimens } from './specimen.ts';

/** A QR that contains a sentence and cannot be paid. */
const QR_PAYLOAD = 'A specimen of the gallery, which cannot be paid.';

const kip = () => <Money amount="67.500" currency={currencyName(i18n, 'LAK')} />;
const baht = () => <Money amount="150" currency={currencyName(i18n, 'THB')} tone="gain" />;

function code(isCopied: boolean) {
  return (
    <CopyableCode
      code="D000001"
      label={i18n._('order.code')}
      copyLabel={i18n._('common.copy')}
      copiedText={isCopied ? i18n._('common.copied') : undefined}
      onCopy={nothing}
    />
  );
}

function rows() {
  return (
    <SummaryList
      rows={[
        { label: i18n._('deposit.pay'), value: kip() },
        { label: i18n._('deposit.promotionCredit'), value: baht(), note: 'U000001' },
        { label: i18n._('deposit.get'), value: baht(), strong: true },
      ]}
    />
  );
}

export const MONEY_SPECIMENS: Specimens = {
  'money/CopyableCode': () => (
    <>
      {code(false)}
      {code(true)}
    </>
  ),
  'money/Countdown': () => (
    <>
      <Countdown label={i18n._('order.summary')} time="09:41" fraction={0.65} urgent={false} />
      <Countdown label={i18n._('order.summary')} time="00:41" fraction={0.05} urgent />
    </>
  ),
  'money/Exchange': () => (
    <Exchange
      payLabel={i18n._('deposit.pay')}
      pay={kip()}
      getLabel={i18n._('deposit.get')}
      get={baht()}
      arrowLabel={i18n._('deposit.becomes')}
    />
  ),
  'money/Money': () => (
    <div className="grid gap-3">
      {(['inherit', 'medium', 'large', 'huge'] as const).map((size) => (
        <Money key={size} amount="1.250.000" currency={currencyName(i18n, 'LAK')} size={size} />
      ))}
      <Money amount="1.250,75" currency={currencyName(i18n, 'THB')} size="large" tone="gain" />
    </div>
  ),
  'money/QrPicture': () => (
    <>
      <QrPicture payload={QR_PAYLOAD} label={i18n._('deposit.title')} />
      <QrPicture payload={QR_PAYLOAD} label={i18n._('deposit.title')} veiled>
        {i18n._('qr.expired')}
      </QrPicture>
    </>
  ),
  'money/Receipt': () => (
    <Receipt
      label={i18n._('receipt.label')}
      status={
        <>
          <SuccessBloom />
          <StatusBadge tone="green">{statusMessage(i18n, 'SUCCESS')}</StatusBadge>
        </>
      }
      title={i18n._('order.summary')}
      amount={<Money amount="150" currency={currencyName(i18n, 'THB')} size="huge" tone="gain" />}
      note={i18n._('unreachable.moneyIsSafe')}
      code={code(false)}
      actions={<Button kind="primary">{i18n._('receipt.seeCredit')}</Button>}
    >
      {rows()}
    </Receipt>
  ),
  'money/StatusBadge': () => (
    <div className="flex flex-wrap gap-3">
      <StatusBadge tone="gray">{statusMessage(i18n, 'OPEN')}</StatusBadge>
      <StatusBadge tone="yellow">{statusMessage(i18n, 'PAID')}</StatusBadge>
      <StatusBadge tone="green">{statusMessage(i18n, 'SUCCESS')}</StatusBadge>
      <StatusBadge tone="red">{statusMessage(i18n, 'FAILED')}</StatusBadge>
    </div>
  ),
  'money/SummaryList': rows,
};
