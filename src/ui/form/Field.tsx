/** A label, a control and a message below it, associated for screen readers. */
import { type ReactNode, useId } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

/** The attributes that associate a control with its label and message. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldMessage {
  readonly label: ReactNode;
  /** Shown below the control until an error replaces it. */
  readonly hint?: ReactNode;
  /** The error message. If set, the control is marked as invalid. */
  readonly error?: ReactNode;
}

export interface FieldProps extends FieldMessage {
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const messageId = `${id}-message`;
  return (
    <div className="stack gap-1.5">
      <label htmlFor={id} className="justify-self-start text-sm font-bold">
        {label}
      </label>
      {children({
        id,
        'aria-describedby': messageId,
        'aria-invalid': hasMessage(error) || undefined,
      })}
      <FieldMessage id={messageId} hint={hint} error={error} />
    </div>
  );
}

export interface FieldMessageProps {
  readonly id: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** False where a message that appears may move what is below. */
  readonly keepSpace?: boolean | undefined;
}

/** Reserves one line by default, so that an error causes no layout shift. */
export function FieldMessage({ id, hint, error, keepSpace = true }: FieldMessageProps) {
  return (
    <div id={id} aria-live="polite" className={classes('text-sm/6', keepSpace && 'min-h-6')}>
      {hasMessage(error) ? (
        <span className="flex items-start gap-1.5 text-red-fg">
          <Icon name="warning" className="mt-0.75 size-4.5 text-red-icon" />
          <span className="min-w-0">{error}</span>
        </span>
      ) : (
        <span className="text-muted">{hint}</span>
      )}
    </div>
  );
}

export function hasMessage(text: ReactNode): boolean {
  return text !== undefined && text !== null && text !== false && text !== '';
}
