import { useLingui } from '@lingui/react';
// oxlint-disable-next-line no-restricted-imports -- the check only reads, and ends with the field
import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import { USERNAME } from '../../../contract/limits.ts';
import { typedText } from '../../../contract/rules/typed-text.ts';
import { useSite } from '../../app/site-context.ts';
import { usernameCheckWithActors } from './username-check-actors.ts';
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
  const site = useSite();
  const [machine] = useState(() => usernameCheckWithActors(site));
  const check = useActorRef(machine, site.watch);
  const isTaken = useSelector(check, (snapshot) => snapshot.hasTag('taken'));
  return (
    <TextField
      {...control}
      onValueChange={(value) => {
        onValueChange(value);
        check.send({ type: 'username.typed', username: typedText(value) });
      }}
      label={i18n._('field.username')}
      hint={<UsernameHint check={check} />}
      error={error ?? (isTaken ? i18n._('failure.register.usernameExists') : undefined)}
      icon="user"
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={64}
    />
  );
}

type UsernameCheck = ReturnType<typeof useActorRef<ReturnType<typeof usernameCheckWithActors>>>;

function UsernameHint({ check }: { readonly check: UsernameCheck }) {
  const { i18n } = useLingui();
  const isAsking = useSelector(check, (snapshot) => snapshot.hasTag('asking'));
  const isFree = useSelector(check, (snapshot) => snapshot.hasTag('free'));
  if (isAsking) return <span>{i18n._('username.asking')}</span>;
  if (!isFree) {
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
