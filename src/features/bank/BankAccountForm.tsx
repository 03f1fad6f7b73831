import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { type Bank, BANK_CODES, type BankCode, OWNERS, type Owner } from '../../../contract/bank.ts';
import { ACCOUNT_NAME, BANK_ACCOUNT_CURRENCY } from '../../../contract/limits.ts';
import {
  accountNameProblem,
  accountNumberProblem,
  typedAccountNumber,
} from '../../../contract/rules/bank.ts';
import { choice, record } from '../../../contract/schema/vocabulary.ts';
import type { BankAccountActor } from '../../../machines/bankAccount.machine.ts';
import { focusFirstWrong, useFormMemory, useForm } from '../../app/hooks/use-form.ts';
import { retrySubmission, useSubmissionProgress } from '../../app/hooks/use-submission.ts';
import { Entry } from '../../app/journal/form-memory.ts';
import { currencyName } from '../../i18n/units.ts';
import { explain } from '../../i18n/explain.ts';
import { accountNameMessage, accountNumberMessage } from '../../i18n/account-problem-messages.ts';
import { SlowNotice } from '../../shared/SlowNotice.tsx';
import { BankEmblem } from '../../ui/brand/BankPlate.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SubmitButton } from '../../ui/form/Button.tsx';
import { RadioCards } from '../../ui/form/RadioCards.tsx';
import { SelectField } from '../../ui/form/SelectField.tsx';
import { SubmitBar } from '../../ui/form/SubmitBar.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { rejectedField } from './rejected-field.ts';
import { FailureNotice } from '../../shared/FailureNotice.tsx';

interface Values {
  readonly [name: string]: string;
  readonly bankCode: BankCode | '';
  readonly accountNumber: string;
  readonly accountName: string;
  readonly currency: typeof BANK_ACCOUNT_CURRENCY;
  readonly owner: Owner | '';
}

const EMPTY: Values = {
  bankCode: '',
  accountNumber: '',
  accountName: '',
  currency: BANK_ACCOUNT_CURRENCY,
  owner: '',
};

export const REMEMBERED = {
  name: 'bank-form',
  fields: record({
    bankCode: choice([...BANK_CODES, '']),
    accountNumber: Entry,
    accountName: Entry,
    owner: choice([...OWNERS, '']),
  }),
} as const;

export interface BankAccountFormProps {
  readonly actor: BankAccountActor;
  readonly banks: readonly Bank[];
}

/** The form to add the bank account. Each field is validated on blur (specification §5). */
export function BankAccountForm({ actor, banks }: BankAccountFormProps) {
  const { i18n } = useLingui();
  const { failure, wasNotAdded } = useSelector(actor, ({ context }) => context);
  const isPending = useSelector(actor, (snapshot) => snapshot.hasTag('pending'));
  const isSlow = useSubmissionProgress(actor) === 'slow';

  const bankOf = (code: string) => banks.find((bank) => bank.code === code) ?? null;
  const form = useForm({
    initial: EMPTY,
    memory: useFormMemory(REMEMBERED),
    problems: (values) => ({
      bankCode: values.bankCode === '' ? ('REQUIRED' as const) : null,
      accountNumber: accountNumberProblem(typedAccountNumber(values.accountNumber), bankOf(values.bankCode)),
      accountName: accountNameProblem(values.accountName),
      currency: null,
      owner: values.owner === '' ? ('REQUIRED' as const) : null,
    }),
    onSubmit: ({ bankCode, accountNumber, accountName, currency, owner }) => {
      if (bankCode === '' || owner === '') return;
      actor.send({
        type: 'bankAccount.submit',
        request: {
          bankCode,
          accountNumber: typedAccountNumber(accountNumber),
          accountName: accountName.trim(),
          currency,
          owner,
        },
      });
    },
    onEdit: () => actor.send({ type: 'bankAccount.edit' }),
  });
  const bank = form.field('bankCode');
  const number = form.field('accountNumber');
  const name = form.field('accountName');
  const currency = form.field('currency');
  const owner = form.field('owner');
  const chosen = bankOf(form.values.bankCode);

  const reported = failure ? explain(i18n, failure, 'bankAccountAdd') : undefined;
  const rejected = failure ? rejectedField(failure) : null;
  const rejectionOf = (field: typeof rejected) => (rejected === field ? reported : undefined);
  const { ref } = form.formProps;
  useEffect(() => {
    if (rejected !== null && reported !== undefined) focusFirstWrong(ref.current);
  }, [rejected, reported, ref]);

  const rejection = failure && rejected === null && (
    <FailureNotice title={i18n._('bank.failed')} failure={failure} call="bankAccountAdd" />
  );
  const slow = isSlow && (
    // Ends the wait: the page finds out the outcome.
    <SlowNotice onStop={() => retrySubmission(actor)}>{i18n._('slow.bank')}</SlowNotice>
  );

  return (
    <form {...form.formProps} className="stack gap-5" aria-label={i18n._('bank.title')}>
      {wasNotAdded && (
        <Notice tone="warning" title={i18n._('bank.failed')}>
          {i18n._('bank.notAdded')}
        </Notice>
      )}
      <Notice tone="warning" announced="never" title={i18n._('bank.warning.title')}>
        {i18n._('bank.warning.body')}
      </Notice>
      <Card>
        <RadioCards
          legend={i18n._('bank.bank')}
          name={bank.control.name}
          disabled={isPending}
          value={form.values.bankCode === '' ? null : form.values.bankCode}
          onValueChange={bank.control.onValueChange}
          onLeave={bank.control.onBlur}
          error={bank.problem ? i18n._('problem.bank.required') : rejectionOf('bankCode')}
          arrangement="grid"
          options={banks.map(({ code, displayName, enabled }) => ({
            value: code,
            label: (
              <span className="text-sm" translate="no">
                {displayName}
              </span>
            ),
            leading: <BankEmblem bank={code} className="size-8" />,
            disabled: !enabled,
          }))}
        />
        <TextField
          {...number.control}
          readOnly={isPending}
          label={i18n._('bank.accountNumber')}
          hint={
            chosen
              ? i18n._('bank.accountNumber.hint', {
                  min: chosen.accountDigits.min,
                  max: chosen.accountDigits.max,
                })
              : undefined
          }
          error={accountNumberMessage(i18n, number.problem, chosen) ?? rejectionOf('accountNumber')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={64}
        />
        <TextField
          {...name.control}
          readOnly={isPending}
          label={i18n._('bank.accountName')}
          hint={i18n._('bank.accountName.hint')}
          error={accountNameMessage(i18n, name.problem) ?? rejectionOf('accountName')}
          autoComplete="name"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={ACCOUNT_NAME.maxLength * 2}
        />
        <SelectField
          {...currency.control}
          disabled={isPending}
          label={i18n._('bank.currency')}
          hint={i18n._('bank.currency.hint')}
          error={rejectionOf('currency')}
          options={[{ value: BANK_ACCOUNT_CURRENCY, label: currencyName(i18n, BANK_ACCOUNT_CURRENCY) }]}
        />
        <RadioCards
          legend={i18n._('bank.owner')}
          name={owner.control.name}
          disabled={isPending}
          value={form.values.owner === '' ? null : form.values.owner}
          onValueChange={owner.control.onValueChange}
          onLeave={owner.control.onBlur}
          error={owner.problem ? i18n._('problem.owner.required') : rejectionOf('owner')}
          arrangement="pair"
          options={OWNERS.map((value) => ({
            value,
            label: value === 'SELF' ? i18n._('bank.owner.self') : i18n._('bank.owner.joint'),
          }))}
        />
      </Card>
      <SubmitBar summary={slow || rejection}>
        <SubmitButton busy={isPending} busyLabel={i18n._('bank.pending')}>
          {i18n._('bank.submit')}
        </SubmitButton>
      </SubmitBar>
    </form>
  );
}
