import { useLingui } from '@lingui/react';
import { useCopy } from '../../app/hooks/use-copy.ts';
import { CopyableCode } from '../../ui/money/CopyableCode.tsx';

/** The order's code, for staff and for one's own notes. */
export function OrderCode({ code }: { readonly code: string }) {
  const { i18n } = useLingui();
  const { isCopied, copy } = useCopy();
  return (
    <CopyableCode
      code={code}
      label={i18n._('order.code')}
      copyLabel={i18n._('common.copy')}
      copiedText={isCopied ? i18n._('common.copied') : undefined}
      onCopy={copy}
    />
  );
}
