import { useLingui } from '@lingui/react';
import { useCopy } from '../../app/hooks/use-copy.ts';
import { CopyableCode } from '../../ui/money/CopyableCode.tsx';

export interface OrderCodeProps {
  readonly code: string;
  /** Replaces the default label "order code". */
  readonly label?: string | undefined;
}

/** The code of an order, with a copy button. */
export function OrderCode({ code, label }: OrderCodeProps) {
  const { i18n } = useLingui();
  const { isCopied, copy } = useCopy();
  return (
    <CopyableCode
      code={code}
      label={label ?? i18n._('order.code')}
      copyLabel={i18n._('common.copy')}
      copiedText={isCopied ? i18n._('common.copied') : undefined}
      onCopy={copy}
    />
  );
}
