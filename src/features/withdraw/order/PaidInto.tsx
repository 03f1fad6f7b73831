import { useLingui } from '@lingui/react';
import type { BankAccount } from '../../../../contract/bank.ts';
import { paths } from '../../../app/paths.ts';
import { maskAccountNumber } from '../../../format/numbers.ts';
import { PageLink } from '../../../layout/PageLink.tsx';
import { BankPlate } from '../../../ui/brand/BankPlate.tsx';
import { Card } from '../../../ui/layout/Card.tsx';

/** The bank account that a withdrawal is paid to, with its number masked: specification §5. */
export function PaidInto({ account }: { readonly account: BankAccount }) {
  const { i18n } = useLingui();
  return (
    <Card
      title={i18n._('withdraw.account')}
      aside={<PageLink href={paths.bank}>{i18n._('withdraw.account.details')}</PageLink>}
    >
      <div className="grid gap-1">
        <BankPlate bank={account.bankCode} name={account.bankName} />
        <span className="mt-1.5 text-sm wrap-anywhere" translate="no">
          {account.accountName}
        </span>
        <span className="text-sm tracking-wider text-muted tabular-nums wrap-anywhere" translate="no">
          {maskAccountNumber(account.accountNumber)}
        </span>
      </div>
    </Card>
  );
}
