import { useLingui } from '@lingui/react';
import { formatCount } from '../../format/numbers.ts';
import type { Usage } from '../../../contract/promotion.ts';
import { promotionPath } from '../../app/paths.ts';
import { formatInstant } from '../../format/date.ts';
import {
  inLanguage,
  offerMessage,
  requirementMessage,
  usageStatusMessage,
} from '../../i18n/promotion-messages.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { PROVIDER_NAMES } from '../../ui/brand/names.ts';
import { statusLook } from '../../ui/data/status-tones.ts';
import { SummaryList, type SummaryRow } from '../../ui/money/SummaryList.tsx';
import { Amount } from '../../shared/Amount.tsx';
import { EntryDialog } from '../../shared/history/EntryDialog.tsx';
import type { DetailsProps } from '../../shared/history/HistoryRows.tsx';

/** Dialog with every field of a claimed promotion, with its terms at the time of the claim: specification §3. */
export default function UsageDetails({ row: usage, onClose }: DetailsProps<Usage>) {
  const { i18n } = useLingui();
  const { depositAmount, receiveCapPercent, depositCode } = usage;
  const moment = (instant: string) => formatInstant(instant) ?? i18n._('common.notApplicable');
  const rows: readonly (SummaryRow | false)[] = [
    {
      label: i18n._('deposit.provider'),
      value: <span translate="no">{PROVIDER_NAMES[usage.provider]}</span>,
    },
    {
      label: i18n._('promotion.deposit'),
      value:
        depositAmount === undefined ? i18n._('promotion.deposit.any') : <Amount amount={depositAmount} />,
    },
    {
      label: i18n._('promotion.bonus'),
      value: <Amount amount={usage.bonusAmount} />,
      note: i18n._('promotion.bonusDeducted'),
    },
    { label: i18n._('promotion.required'), value: requirementMessage(i18n, usage) },
    {
      label: i18n._('promotion.withdrawal'),
      value: usage.withdrawAll ? i18n._('promotion.withdrawal.all') : i18n._('promotion.withdrawal.part'),
    },
    receiveCapPercent !== undefined && {
      label: i18n._('promotion.cap'),
      value: i18n._('promotion.cap.value', { percent: formatCount(receiveCapPercent) }),
    },
    { label: i18n._('promotion.claimedAt'), value: moment(usage.claimedAt) },
    { label: i18n._('promotion.usedAt'), value: moment(usage.usedAt) },
    { label: i18n._('order.finishedAt'), value: moment(usage.finishedAt) },
    depositCode !== undefined && {
      label: i18n._('order.code'),
      value: <span translate="no">{depositCode}</span>,
    },
  ];
  return (
    <EntryDialog
      status={{ ...statusLook(usage.status), text: usageStatusMessage(i18n, usage.status) }}
      title={inLanguage(i18n, usage.title)}
      notes={[offerMessage(i18n, usage)]}
      code={usage.id}
      codeLabel={i18n._('history.promotion.code')}
      action={
        <ButtonPageLink fullWidth href={promotionPath(usage.promotionId)}>
          {i18n._('history.promotion.open')}
        </ButtonPageLink>
      }
      onClose={onClose}
    >
      <SummaryList rows={rows} />
    </EntryDialog>
  );
}
