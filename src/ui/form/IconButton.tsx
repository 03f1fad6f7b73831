/** A button with only an icon. The label is its accessible name and tooltip. */
import type { ButtonHTMLAttributes } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { Spinner } from '../feedback/Spinner.tsx';

export interface IconButtonProps
  extends Omit<
    ButtonHTMLAttributes<HTMLButtonElement>,
    'className' | 'style' | 'children' | 'aria-label' | 'aria-busy' | 'aria-disabled'
  > {
  readonly icon: IconName;
  readonly label: string;
  /** The action is running: keeps the size and the focus, shows a spinner, and ignores presses. */
  readonly busy?: boolean | undefined;
}

export function IconButton(props: IconButtonProps) {
  const { icon, label, busy = false, type = 'button', onClick, ...attributes } = props;
  return (
    <button
      {...attributes}
      type={type}
      aria-label={label}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      title={label}
      onClick={busy ? undefined : onClick}
      className="relative grid size-11 shrink-0 place-items-center rounded-md text-ink transition-colors hover:bg-raised"
    >
      {busy ? <Spinner /> : <Icon name={icon} className="size-6" />}
    </button>
  );
}
