import { useLingui } from '@lingui/react';
import { type ReactNode, useEffect, useState } from 'react';
import { maskAccountNumber } from '../format/numbers.ts';
import { onHidden } from '../platform/page/document.ts';
import { IconButton } from '../ui/form/IconButton.tsx';

export interface MaskedAccountNumberProps {
  readonly accountNumber: string;
  /** The line above the number: the two are as high as the button. */
  readonly above: ReactNode;
  /** Shown beside the number while that is revealed. */
  readonly whileRevealed?: ReactNode;
}

/**
 * An account number with a button that reveals it. It is masked at first, and again when the page is hidden, so that the next
 * person at the phone does not see it.
 */
export function MaskedAccountNumber({ accountNumber, above, whileRevealed }: MaskedAccountNumberProps) {
  const { i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  useEffect(() => onHidden(() => setShown(false)), []);
  return (
    <span className="flex items-center justify-between gap-2">
      <span className="grid min-w-0">
        {above}
        <span className="tracking-wider wrap-anywhere tabular-nums" translate="no">
          {isShown ? accountNumber : maskAccountNumber(accountNumber)}
        </span>
      </span>
      <span className="-my-0.5 flex shrink-0 print:hidden">
        {isShown && whileRevealed}
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? i18n._('bank.number.hide') : i18n._('bank.number.show')}
          onClick={() => setShown(!isShown)}
        />
      </span>
    </span>
  );
}
