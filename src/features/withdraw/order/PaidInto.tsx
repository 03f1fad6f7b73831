import { useLingui } from '@lingui/react';
import type { BankAccount } from '../../../../contract/bank.ts';
import { paths } from '../../../app/paths.ts';
import { MaskedAccountNumber } from '../../../shared/MaskedAccountNumber.tsx';
import { PageLink } from '../../../shared/PageLink.tsx';
import { BankPlate } from '../../../ui/brand/BankPlate.tsx';
import { Card } from '../../../ui/layout/Card.tsx';

/** The bank account that a withdrawal is paid to, with its number masked until it is revealed: specification §5. */
export function PaidInto({ account }: { readonly account: BankAccount }) {
  const { i18n } = useLingui();
  return (
    <Card>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="text-sm font-bold">{i18n._('withdraw.account')}</h2>
        <span className="text-sm">
          <PageLink href={paths.bank}>{i18n._('withdraw.account.details')}</PageLink>
        </span>
      </div>
      <PaidIntoAccount account={account} />
    </Card>
  );
}

/** The bank, the owner and the masked number of an account, on one line where they fit. */
export function PaidIntoAccount({ account }: { readonly account: BankAccount }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <BankPlate bank={account.bankCode} name={account.bankName} />
      <span className="text-sm text-muted">
        <MaskedAccountNumber
          accountNumber={account.accountNumber}
          above={
            <span className="text-ink wrap-anywhere" translate="no">
              {account.accountName}
            </span>
          }
        />
      </span>
    </div>
  );
}
