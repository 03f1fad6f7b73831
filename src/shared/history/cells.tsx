/** Table cells that several histories share. */
import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import type { OrderStatus } from '../../../contract/order.ts';
import type { UsageStatus } from '../../../contract/promotion.ts';
import type { UnknownWord } from '../../../contract/schema/vocabulary.ts';
import type { Provider } from '../../../contract/values.ts';
import { useCopy } from '../../app/hooks/use-copy.ts';
import { formatInstant } from '../../format/date.ts';
import { ProviderPlate } from '../../ui/brand/ProviderPlate.tsx';
import { CompactCode } from '../../ui/data/CompactCode.tsx';
import { statusLook } from '../../ui/data/status-tones.ts';
import { StatusBadge } from '../../ui/money/StatusBadge.tsx';

/** An order's code with a copy button. */
export function CodeCell({ code }: { readonly code: string }) {
  const { i18n } = useLingui();
  const { isCopied, copy } = useCopy();
  return (
    <CompactCode
      code={code}
      copyLabel={i18n._('history.copyCode', { code })}
      copiedText={isCopied ? i18n._('common.copied') : undefined}
      onCopy={copy}
    />
  );
}

/** An instant in Vientiane time; N/A if it is not set yet (specification §9). */
export function MomentCell({ instant }: { readonly instant: string }) {
  const { i18n } = useLingui();
  const moment = formatInstant(instant);
  const [day, time] = moment?.split(' ') ?? [];
  if (moment === null) return <span className="text-muted">{i18n._('common.notApplicable')}</span>;
  return (
    <time dateTime={instant} className="tabular-nums">
      {/* In a narrow column, the text breaks only between date and time. */}
      <span className="whitespace-nowrap">{day}</span> <span className="whitespace-nowrap">{time}</span>
    </time>
  );
}

export function ProviderCell({ provider }: { readonly provider: Provider }) {
  return <ProviderPlate provider={provider} size="small" />;
}

export interface StatusCellProps {
  readonly status: OrderStatus | UsageStatus | UnknownWord;
  readonly text: string;
  /** Shown below the badge: a link to continue, or that the credit was refunded. */
  readonly children?: ReactNode;
}

export function StatusCell({ status, text, children }: StatusCellProps) {
  return (
    <span className="grid justify-items-end gap-0.5 wide:justify-items-start">
      <StatusBadge {...statusLook(status)}>{text}</StatusBadge>
      {children}
    </span>
  );
}
