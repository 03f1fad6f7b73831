import { useLingui } from '@lingui/react';
import type { BankAccount } from '../../../contract/bank.ts';
import { paths } from '../../app/paths.ts';
import { maskAccountNumber } from '../../format/account-number.ts';
import { ButtonPageLink, PageLink } from '../../layout/PageLink.tsx';
import { BankPlate } from '../../ui/brand/BankPlate.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Card } from '../../ui/layout/Card.tsx';

/** The account that a withdrawal goes to, or the way to add one: specification §5. */
export function PaidInto({ account }: { readonly account: BankAccount | null }) {
  const { i18n } = useLingui();
  if (!account) {
    return (
      <Notice
        tone="warning"
        title={i18n._('withdraw.account.missing')}
        action={
          <ButtonPageLink kind="secondary" size="small" icon="bank" href={paths.bank}>
            {i18n._('deposit.obstacle.bank.action')}
          </ButtonPageLink>
        }
      >
        {i18n._('failure.withdraw.bankRequired')}
      </Notice>
    );
  }
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
