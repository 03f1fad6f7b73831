/** A password input with a button that shows and hides the password. */
import { useState } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { classes, CONTROL, CONTROL_SIZE } from '../classes.ts';
import { Field, type FieldMessage } from './Field.tsx';
import { TextInput } from './TextInput.tsx';
import type { InputTraits } from './TextField.tsx';

export interface PasswordFieldProps extends FieldMessage, Omit<InputTraits, 'autoComplete' | 'inputMode'> {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  /** The accessible names of the button that shows and hides the password. */
  readonly showLabel: string;
  readonly hideLabel: string;
  /** Set where several fields share one visibility; by default each field has its own. */
  readonly visible?: boolean | undefined;
  readonly onVisibleChange?: ((visible: boolean) => void) | undefined;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, error, value, onValueChange, ...others } = props;
  const { showLabel, hideLabel, visible, onVisibleChange, ...traits } = others;
  const [ownVisible, setOwnVisible] = useState(false);
  const shown = visible ?? ownVisible;
  const toggle = () => {
    setOwnVisible(!shown);
    onVisibleChange?.(!shown);
  };
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <Icon name="lock" className="pointer-events-none absolute top-4 left-4 size-5 text-muted" />
          <TextInput
            {...traits}
            {...control}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onValueChange={(text) => onValueChange(text)}
            className={classes(CONTROL, CONTROL_SIZE, 'pr-14 pl-11.5')}
          />
          <button
            type="button"
            onClick={toggle}
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            className="absolute top-1 right-1 grid size-11 place-items-center rounded-sm text-muted hover:text-ink"
          >
            <Icon name={shown ? 'eye-off' : 'eye'} className="size-5.5" />
          </button>
        </div>
      )}
    </Field>
  );
}
