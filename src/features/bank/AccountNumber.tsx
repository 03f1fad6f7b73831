import { useLingui } from '@lingui/react';
import { useCopy } from '../../app/hooks/use-copy.ts';
import { MaskedAccountNumber } from '../../shared/MaskedAccountNumber.tsx';
import { SpokenStatus } from '../../ui/feedback/SpokenStatus.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';

/** The account number of the player's own account, which can be copied while it is revealed. */
export function AccountNumber({ accountNumber }: { readonly accountNumber: string }) {
  const { i18n } = useLingui();
  const { isCopied, copy } = useCopy();
  return (
    <div className="rounded-md border border-line bg-sunken py-1.5 pr-1.5 pl-4 font-bold">
      <MaskedAccountNumber
        accountNumber={accountNumber}
        above={<span className="text-xs font-normal text-muted">{i18n._('bank.accountNumber')}</span>}
        whileRevealed={
          <IconButton
            icon={isCopied ? 'check' : 'copy'}
            label={i18n._('bank.number.copy')}
            onClick={() => copy(accountNumber)}
          />
        }
      />
      <SpokenStatus>{isCopied && i18n._('common.copied')}</SpokenStatus>
    </div>
  );
}
