import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { useCopy } from '../../app/hooks/use-copy.ts';
import { maskAccountNumber } from '../../format/numbers.ts';
import { onHidden } from '../../platform/page/document.ts';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { SpokenStatus } from '../../ui/feedback/SpokenStatus.tsx';

/** Masked until the player reveals it, and again when the page is hidden, so that the next person at the phone does not see it. */
export function AccountNumber({ accountNumber }: { readonly accountNumber: string }) {
  const { i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  const { isCopied, copy } = useCopy();
  useEffect(() => onHidden(() => setShown(false)), []);
  return (
    <div className="flex items-center justify-between gap-2 rounded-md border border-line bg-sunken py-1.5 pr-1.5 pl-4">
      <span className="grid min-w-0">
        <span className="text-xs text-muted">{i18n._('bank.accountNumber')}</span>
        <span className="font-bold tracking-wider wrap-anywhere tabular-nums" translate="no">
          {isShown ? accountNumber : maskAccountNumber(accountNumber)}
        </span>
      </span>
      <span className="flex shrink-0">
        {isShown && (
          <IconButton
            icon={isCopied ? 'check' : 'copy'}
            label={i18n._('bank.number.copy')}
            onClick={() => copy(accountNumber)}
          />
        )}
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? i18n._('bank.number.hide') : i18n._('bank.number.show')}
          onClick={() => setShown(!isShown)}
        />
      </span>
      <SpokenStatus>{isCopied && i18n._('common.copied')}</SpokenStatus>
    </div>
  );
}
