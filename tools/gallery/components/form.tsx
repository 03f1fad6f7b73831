import { i18n } from '@lingui/core';
import { useState } from 'react';
import { PROVIDERS } from '../../../contract/values.ts';
import { currencyName } from '../../../src/i18n/units.ts';
import { PROVIDER_NAMES } from '../../../src/ui/brand/names.ts';
import { ProviderEmblem } from '../../../src/ui/brand/ProviderPlate.tsx';
import { AmountField } from '../../../src/ui/form/AmountField.tsx';
import { Button, ButtonLink, SubmitButton } from '../../../src/ui/form/Button.tsx';
import { Field, FieldMessage } from '../../../src/ui/form/Field.tsx';
import { IconButton } from '../../../src/ui/form/IconButton.tsx';
import { RetryButton, RetryIconButton } from '../../../src/ui/form/RetryButton.tsx';
import { PasswordField } from '../../../src/ui/form/PasswordField.tsx';
import { QuickAmounts } from '../../../src/ui/form/QuickAmounts.tsx';
import { CompactChoice } from '../../../src/ui/form/CompactChoice.tsx';
import { RadioCards } from '../../../src/ui/form/RadioCards.tsx';
import { SelectField } from '../../../src/ui/form/SelectField.tsx';
import { SubmitBar } from '../../../src/ui/form/SubmitBar.tsx';
import { TextField } from '../../../src/ui/form/TextField.tsx';
import { TextInput } from '../../../src/ui/form/TextInput.tsx';
import type { Specimens } from './specimen.ts';

const KINDS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const AMOUNTS = ['50000', '100000', '200000'].map((entry) => ({ entry, label: `${entry.slice(0, -3)}.000` }));

/** The value of a controlled field, so that a specimen is interactive. */
function useValue(initial = '') {
  const [value, onValueChange] = useState(initial);
  return { value, onValueChange };
}

export const FORM_SPECIMENS: Specimens = {
  'form/AmountField': function AmountFieldSpecimen() {
    const { value, onValueChange } = useValue('67500');
    return (
      <AmountField
        label={i18n._('deposit.amount')}
        hint={i18n._('deposit.amount.hint')}
        entry={value}
        onEntryChange={onValueChange}
        currency="LAK"
        currencyLabel={currencyName(i18n, 'LAK')}
        quickAmounts={AMOUNTS}
        quickLabel={i18n._('deposit.amount.quick')}
      />
    );
  },
  'form/Button': () => (
    <>
      {KINDS.map((kind) => (
        <div key={kind} className="flex flex-wrap items-center gap-3">
          <Button kind={kind} icon="deposit">
            {i18n._('deposit.submit')}
          </Button>
          <Button kind={kind} size="small">
            {i18n._('common.continue')}
          </Button>
          <Button kind={kind} disabled>
            {i18n._('deposit.submit')}
          </Button>
          <Button kind={kind} busy busyLabel={i18n._('deposit.pending')}>
            {i18n._('deposit.submit')}
          </Button>
        </div>
      ))}
    </>
  ),
  'form/ButtonLink': () =>
    KINDS.map((kind) => (
      <ButtonLink key={kind} kind={kind} href="#">
        {i18n._('common.backToHome')}
      </ButtonLink>
    )),
  'form/SubmitButton': () => <SubmitButton>{i18n._('deposit.submit')}</SubmitButton>,
  'form/CompactChoice': function CompactChoiceSpecimen() {
    return (
      <CompactChoice
        {...useValue('alphabet')}
        legend={i18n._('deposit.provider')}
        name="provider"
        arrangement="tiles"
        changeLabel={i18n._('cashier.change')}
        options={PROVIDERS.map((provider) => ({
          value: provider,
          label: PROVIDER_NAMES[provider],
          leading: <ProviderEmblem provider={provider} className="size-9" />,
        }))}
      />
    );
  },
  'form/Field': () => (
    <Field label={i18n._('field.username')} hint={i18n._('bank.accountName.hint')}>
      {(control) => <input {...control} className="rounded-md border border-line-strong bg-sunken p-3" />}
    </Field>
  ),
  'form/FieldMessage': () => (
    <>
      <FieldMessage id="hint" hint={i18n._('bank.accountName.hint')} />
      <FieldMessage id="error" error={i18n._('problem.username.required')} />
    </>
  ),
  'form/RetryButton': () => <RetryButton>{i18n._('common.tryAgain')}</RetryButton>,
  'form/RetryIconButton': () => <RetryIconButton label={i18n._('common.tryAgain')} />,
  'form/IconButton': () => <IconButton icon="menu" label={i18n._('common.continue')} />,
  'form/PasswordField': function PasswordFieldSpecimen() {
    return (
      <PasswordField
        {...useValue('demo-1234')}
        label={i18n._('field.password')}
        autoComplete="current-password"
        showLabel={i18n._('field.password.show')}
        hideLabel={i18n._('field.password.hide')}
      />
    );
  },
  'form/QuickAmounts': function QuickAmountsSpecimen() {
    const { value, onValueChange } = useValue('100000');
    return (
      <QuickAmounts
        label={i18n._('deposit.amount.quick')}
        amounts={AMOUNTS}
        chosen={value}
        onChoose={onValueChange}
      />
    );
  },
  'form/RadioCards': function RadioCardsSpecimen() {
    return (
      <RadioCards
        {...useValue('alphabet')}
        legend={i18n._('deposit.provider')}
        name="provider"
        arrangement="grid"
        options={PROVIDERS.map((provider) => ({
          value: provider,
          label: PROVIDER_NAMES[provider],
          leading: <ProviderEmblem provider={provider} className="size-10" />,
          disabled: provider === 'gclub',
        }))}
      />
    );
  },
  'form/SelectField': function SelectFieldSpecimen() {
    const currencies = (['LAK', 'THB', 'USD'] as const).map((value) => ({
      value,
      label: currencyName(i18n, value),
    }));
    return (
      <>
        <SelectField {...useValue('LAK')} label={i18n._('bank.currency')} options={currencies} />
        <SelectField
          {...useValue()}
          label={i18n._('bank.currency')}
          options={currencies}
          error={i18n._('problem.bank.required')}
        />
      </>
    );
  },
  'form/SubmitBar': () => (
    <SubmitBar summary={<p>{i18n._('deposit.amount.hint')}</p>}>
      <Button kind="primary" size="large" fullWidth>
        {i18n._('deposit.submit')}
      </Button>
    </SubmitBar>
  ),
  'form/TextInput': function TextInputSpecimen() {
    return (
      <label className="stack gap-1.5">
        <span>{i18n._('field.username')}</span>
        <TextInput {...useValue('demo')} />
      </label>
    );
  },
  'form/TextField': function TextFieldSpecimen() {
    return (
      <>
        <TextField {...useValue('demo')} label={i18n._('field.username')} icon="user" />
        <TextField
          {...useValue()}
          label={i18n._('bank.accountName')}
          hint={i18n._('bank.accountName.hint')}
        />
        <TextField
          {...useValue('so')}
          label={i18n._('field.username')}
          error={i18n._('problem.username.required')}
        />
        <TextField {...useValue('demo')} label={i18n._('field.username')} disabled />
      </>
    );
  },
};
