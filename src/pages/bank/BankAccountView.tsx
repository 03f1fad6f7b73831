import { useLingui } from '@lingui/react';
import { useState } from 'react';
import type { BankAccount, Owner } from '../../../contract/bank.ts';
import { paths } from '../../app/paths.ts';
import { currencyName } from '../../i18n/currency.ts';
import { ButtonPageLink } from '../../layout/PageLink.tsx';
import { BankPlate } from '../../ui/brand/BankPlate.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { IconButton } from '../../ui/form/IconButton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { SummaryList } from '../../ui/money/SummaryList.tsx';

/** How many digits of an account number stand on the page before it is asked for. */
const SHOWN_DIGITS = 4;

const OWNER_WORDS: Readonly<Record<Owner, { readonly id: string }>> = {
  SELF: /*i18n*/ { id: 'bank.owner.self' },
  JOINT: /*i18n*/ { id: 'bank.owner.joint' },
};

/** The account that is kept; changing it is for staff (specification §5). */
export function BankAccountView({ account }: { readonly account: BankAccount }) {
  const { i18n } = useLingui();
  const [isShown, setShown] = useState(false);
  const { accountNumber } = account;
  const masked = accountNumber.slice(-SHOWN_DIGITS).padStart(accountNumber.length, '•');
  return (
    <>
      <Card>
        <BankPlate bank={account.bankCode} name={account.bankName} />
        <SummaryList
          rows={[
            {
              key: 'number',
              label: i18n._('bank.accountNumber'),
              value: (
                <span className="inline-flex items-center gap-1">
                  <span className="tracking-wider" translate="no">
                    {isShown ? accountNumber : masked}
                  </span>
                  <IconButton
                    icon={isShown ? 'eye-off' : 'eye'}
                    label={isShown ? i18n._('bank.number.hide') : i18n._('bank.number.show')}
                    onClick={() => setShown(!isShown)}
                  />
                </span>
              ),
            },
            { key: 'name', label: i18n._('bank.accountName'), value: account.accountName },
            { key: 'owner', label: i18n._('bank.owner'), value: i18n._(OWNER_WORDS[account.owner].id) },
            { key: 'currency', label: i18n._('bank.currency'), value: currencyName(i18n, account.currency) },
          ]}
        />
      </Card>
      <Notice tone="info">{i18n._('bank.changeByStaff')}</Notice>
      <ButtonPageLink kind="primary" size="large" fullWidth icon="deposit" href={paths.deposit}>
        {i18n._('home.deposit')}
      </ButtonPageLink>
    </>
  );
}
