/** A label, a control and one line of words below it, tied together for those who do not see them. */
import { type ReactNode, useId } from 'react';
import { Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';

/** What a control must carry so that its label and message are read with it. */
export interface FieldControl {
  readonly id: string;
  readonly 'aria-describedby': string;
  readonly 'aria-invalid': true | undefined;
}

export interface FieldMessage {
  readonly label: ReactNode;
  /** Stands below the control until an error takes its place. */
  readonly hint?: ReactNode;
  /** Words, once the value is wrong; the control is marked invalid by them. */
  readonly error?: ReactNode;
  /** A quiet link or word at the label's right. */
  readonly labelAction?: ReactNode;
  /** The control's own id, where a page must find it; made up otherwise. */
  readonly id?: string | undefined;
}

export interface FieldProps extends FieldMessage {
  readonly children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, error, labelAction, id, children }: FieldProps) {
  const made = useId();
  const controlId = id ?? made;
  const messageId = `${controlId}-message`;
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <label htmlFor={controlId} className="text-sm font-bold">
          {label}
        </label>
        {labelAction}
      </div>
      {children({
        id: controlId,
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
  /** False where nothing below would move under the thumb. */
  readonly keepSpace?: boolean | undefined;
}

/** One line is always kept free for the words, so that an error moves nothing under the thumb. */
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
