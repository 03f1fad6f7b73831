import { useLingui } from '@lingui/react';
import { useState } from 'react';
import { USERNAME } from '../../../contract/limits.ts';
import { typedText } from '../../../contract/rules/typed-text.ts';
import { type UsernameAvailability, useUsernameCheck } from './use-username-check.ts';
import { Icon } from '../../ui/brand/Icon.tsx';
import { TextField } from '../../ui/form/TextField.tsx';

export interface UsernameFieldProps {
  readonly name: string;
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur: () => void;
  readonly readOnly: boolean;
  /** The problem found by validation, or by the server on submit. */
  readonly error: string | undefined;
}

/** The username of a new player. Availability is checked while typing, and never blocks the form. */
export function UsernameField({ onValueChange, error, ...control }: UsernameFieldProps) {
  const { i18n } = useLingui();
  // Empty until the first change: a remembered username is not checked.
  const [typed, setTyped] = useState('');
  const availability = useUsernameCheck(typed);
  return (
    <TextField
      {...control}
      onValueChange={(value) => {
        onValueChange(value);
        setTyped(typedText(value));
      }}
      label={i18n._('field.username')}
      hint={<UsernameHint availability={availability} />}
      error={error ?? (availability === 'taken' ? i18n._('failure.register.usernameExists') : undefined)}
      icon="user"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={64}
    />
  );
}

function UsernameHint({ availability }: { readonly availability: UsernameAvailability }) {
  const { i18n } = useLingui();
  if (availability === 'asking') return <span>{i18n._('username.asking')}</span>;
  if (availability !== 'free') {
    const { minLength: min, maxLength: max } = USERNAME;
    return <span>{i18n._('field.username.hint', { min, max })}</span>;
  }
  return (
    <span className="flex items-start gap-1.5 text-green-fg">
      <Icon name="check" className="mt-0.75 size-4.5" />
      <span>{i18n._('username.free')}</span>
    </span>
  );
}
