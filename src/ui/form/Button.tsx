/** Buttons, and links that look like buttons. A screen has one primary action. */
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { classes } from '../classes.ts';
import { Spinner } from '../feedback/Spinner.tsx';

export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small' | 'medium' | 'large';

interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly fullWidth?: boolean | undefined;
  readonly icon?: IconName | undefined;
  /** At the right of the text. */
  readonly trailingIcon?: IconName | undefined;
}

const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary: 'gold border-accent-edge/60 text-on-accent hover:brightness-105 active:brightness-95',
  secondary: 'border-line-strong bg-raised text-ink hover:border-muted active:bg-surface',
  quiet: 'border-transparent bg-transparent text-accent-text hover:bg-accent-soft',
  danger: 'border-transparent bg-danger text-on-danger hover:brightness-110 active:brightness-95',
};

const SIZES: Readonly<Record<ButtonSize, string>> = {
  small: 'min-h-11 px-3.5 py-1.5 text-sm',
  medium: 'min-h-12 px-5 py-2.5 text-base',
  large: 'min-h-14 px-5 py-2.5 text-base tablet:text-lg',
};

function look({ kind = 'secondary', size = 'medium', fullWidth = false }: ButtonLook): string {
  return classes(
    'relative items-center justify-center gap-2.5 rounded-md border text-center font-bold no-underline',
    'transition-[filter,background-color,border-color,transform] duration-150 active:translate-y-px',
    'disabled:opacity-55 disabled:saturate-50 disabled:active:translate-y-0',
    fullWidth ? 'flex w-full' : 'inline-flex',
    KINDS[kind],
    SIZES[size],
  );
}

type OwnButtonAttributes = 'className' | 'style' | 'children' | 'aria-busy' | 'aria-disabled';

export interface ButtonProps
  extends ButtonLook,
    Omit<ButtonHTMLAttributes<HTMLButtonElement>, OwnButtonAttributes> {
  readonly children: ReactNode;
  /** The action is running: keeps the size and the focus, shows a spinner, and ignores presses. */
  readonly busy?: boolean | undefined;
  /** Replaces the text while busy. Without it only the spinner is visible, and the text stays the accessible name. */
  readonly busyLabel?: ReactNode;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
}

export function Button(props: ButtonProps) {
  const { kind, size, fullWidth, icon, trailingIcon, busy = false, busyLabel, buttonRef, ...others } = props;
  const { children, onClick, type = 'button', ...attributes } = others;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Not `disabled`: that would drop the focus, and a screen reader would lose its position.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const saysMore = busyLabel !== undefined;
  return (
    <button
      {...attributes}
      ref={buttonRef}
      type={type}
      onClick={press}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={classes(look({ kind, size, fullWidth }), busy && 'cursor-progress')}
    >
      <span className="grid min-w-0 place-items-center">
        <Label
          icon={icon}
          trailingIcon={trailingIcon}
          className={busy && (saysMore ? 'invisible' : 'opacity-0')}
        >
          {children}
        </Label>
        {(busy || saysMore) && (
          <span
            className={classes('col-start-1 row-start-1 flex items-center gap-2.5', !busy && 'invisible')}
          >
            <Spinner />
            {saysMore && <span>{busyLabel}</span>}
          </span>
        )}
      </span>
    </button>
  );
}

/** The button that submits a form. */
export function SubmitButton(props: Omit<ButtonProps, 'kind' | 'size' | 'type' | 'fullWidth'>) {
  return <Button {...props} kind="primary" size="large" type="submit" fullWidth />;
}

export interface ButtonLinkProps
  extends ButtonLook,
    Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children'> {
  readonly children: ReactNode;
  readonly href: string;
}

/** A link that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { kind, size, fullWidth, icon, trailingIcon, children, ...attributes } = props;
  return (
    <a {...attributes} className={look({ kind, size, fullWidth })}>
      <Label icon={icon} trailingIcon={trailingIcon}>
        {children}
      </Label>
    </a>
  );
}

interface LabelProps extends Pick<ButtonLook, 'icon' | 'trailingIcon'> {
  readonly children: ReactNode;
  readonly className?: string | false | undefined;
}

function Label({ icon, trailingIcon, className, children }: LabelProps) {
  return (
    <span
      className={classes(
        'col-start-1 row-start-1 flex min-w-0 items-center justify-center gap-2.5',
        className,
      )}
    >
      {icon && <Icon name={icon} />}
      <span className="min-w-0 text-balance">{children}</span>
      {trailingIcon && <Icon name={trailingIcon} className="size-4.5" />}
    </span>
  );
}
