/** A native select with label and message. */
import type { Ref } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { classes, CONTROL, CONTROL_SIZE } from '../classes.ts';
import { Field, type FieldMessage } from './Field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
  readonly disabled?: boolean | undefined;
}

export interface SelectFieldProps extends FieldMessage {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** Shown while nothing is chosen; cannot be chosen itself. */
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
  readonly selectRef?: Ref<HTMLSelectElement> | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, labelAction, id, value, onValueChange, options, placeholder, ...others } =
    props;
  const { selectRef, ...traits } = others;
  return (
    <Field label={label} hint={hint} error={error} labelAction={labelAction} id={id}>
      {(control) => (
        <div className="relative">
          <select
            {...traits}
            {...control}
            ref={selectRef}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={classes(
              CONTROL,
              CONTROL_SIZE,
              'appearance-none truncate pr-12',
              value === '' && 'text-muted',
            )}
          >
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-raised text-ink"
              >
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" className="pointer-events-none absolute top-4 right-4 size-5 text-muted" />
        </div>
      )}
    </Field>
  );
}
