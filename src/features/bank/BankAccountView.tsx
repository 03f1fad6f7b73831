import { useLingui } from '@lingui/react';
import type { BankAccount, Owner } from '../../../contract/bank.ts';
import { paths } from '../../app/paths.ts';
import { currencyName } from '../../i18n/units.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { BankPlate } from '../../ui/brand/BankPlate.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { SummaryList } from '../../ui/money/SummaryList.tsx';
import { AccountNumber } from './AccountNumber.tsx';
import type { Message } from '../../i18n/message.ts';

const OWNER_MESSAGES: Readonly<Record<Owner, Message>> = {
  SELF: { id: 'bank.owner.self' },
  JOINT: { id: 'bank.owner.joint' },
};

/** The player's saved bank account, which only staff can change (specification §5). */
export function BankAccountView({ account }: { readonly account: BankAccount }) {
  const { i18n } = useLingui();
  return (
    <>
      <Card>
        <BankPlate bank={account.bankCode} name={account.bankName} />
        <AccountNumber accountNumber={account.accountNumber} />
        <SummaryList
          rows={[
            {
              label: i18n._('bank.accountName'),
              value: (
                <span className="wrap-anywhere" translate="no">
                  {account.accountName}
                </span>
              ),
            },
            { label: i18n._('bank.owner'), value: i18n._(OWNER_MESSAGES[account.owner].id) },
            { label: i18n._('bank.currency'), value: currencyName(i18n, account.currency) },
          ]}
        />
      </Card>
      <Notice tone="info" announced="never">
        {i18n._('bank.changeByStaff')}
      </Notice>
      <ButtonPageLink kind="primary" size="large" fullWidth icon="deposit" href={paths.deposit}>
        {i18n._('home.deposit')}
      </ButtonPageLink>
    </>
  );
}
