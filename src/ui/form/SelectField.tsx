/** A native select with label and message. */
import { Icon } from '../brand/Icon.tsx';
import { classes, CONTROL, CONTROL_SIZE } from '../classes.ts';
import { Field, type FieldMessage } from './Field.tsx';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectFieldProps extends FieldMessage {
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly onBlur?: (() => void) | undefined;
}

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, value, onValueChange, options, ...traits } = props;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="relative">
          <select
            {...traits}
            {...control}
            value={value}
            onChange={(event) => onValueChange(event.currentTarget.value)}
            className={classes(
              CONTROL,
              CONTROL_SIZE,
              'appearance-none truncate pr-12',
              value === '' && 'text-muted',
            )}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} className="bg-raised text-ink">
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
