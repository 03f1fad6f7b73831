/** A single-line text input with label and message. */
import type { InputHTMLAttributes } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes, CONTROL, CONTROL_SIZE } from '../classes.ts';
import { Field, type FieldMessage } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

/** The attributes of the input that a page may set. */
export type InputTraits = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  | 'name'
  | 'autoComplete'
  | 'autoCapitalize'
  | 'autoCorrect'
  | 'spellCheck'
  | 'inputMode'
  | 'enterKeyHint'
  | 'maxLength'
  | 'required'
  | 'disabled'
  | 'readOnly'
  | 'placeholder'
  | 'onBlur'
  | 'onFocus'
  | 'onKeyDown'
  | 'lang'
>;

export interface TextFieldProps extends FieldMessage, InputTraits {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly icon?: IconName | undefined;
}

export function TextField(props: TextFieldProps) {
  const { label, hint, error, value, onValueChange, icon, ...traits } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          {icon && (
            <Icon name={icon} className="pointer-events-none absolute top-4 left-4 size-5 text-muted" />
          )}
          <TextInput
            {...traits}
            {...control}
            type="text"
            value={value}
            onValueChange={(text) => onValueChange(text)}
            className={classes(CONTROL, CONTROL_SIZE, icon && 'pl-11.5')}
          />
        </div>
      )}
    </Field>
  );
}
