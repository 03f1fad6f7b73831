/** A single-line text input with label and message. */
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes, CONTROL, CONTROL_SIZE } from '../classes.ts';
import { Field, type FieldMessage } from './Field.tsx';

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
  | 'lang'
>;

export interface TextFieldProps extends FieldMessage, InputTraits {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly type?: 'text' | 'tel' | 'email' | undefined;
  readonly icon?: IconName | undefined;
  /** A text or an icon at the right of the input. */
  readonly suffix?: ReactNode;
  readonly inputRef?: Ref<HTMLInputElement> | undefined;
}

export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    labelAction,
    id,
    value,
    onValueChange,
    type,
    icon,
    suffix,
    inputRef,
    ...traits
  } = props;
  return (
    <Field label={label} hint={hint} error={error} labelAction={labelAction} id={id}>
      {(control) => (
        <div className="relative">
          {icon && (
            <Icon name={icon} className="pointer-events-none absolute top-4 left-4 size-5 text-muted" />
          )}
          <input
            {...traits}
            {...control}
            ref={inputRef}
            type={type ?? 'text'}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={classes(CONTROL, CONTROL_SIZE, icon && 'pl-11.5', suffix !== undefined && 'pr-14')}
          />
          {suffix !== undefined && (
            <span className="absolute inset-y-0 right-4 flex items-center text-muted">{suffix}</span>
          )}
        </div>
      )}
    </Field>
  );
}
