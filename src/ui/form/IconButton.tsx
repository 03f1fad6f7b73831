/** A button that is only a sign: its name is said, not shown. */
import type { ButtonHTMLAttributes, Ref } from 'react';
import { type IconName, Icon } from '../brand/Icon.tsx';

export interface IconButtonProps
  extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'style' | 'children' | 'aria-label'> {
  readonly icon: IconName;
  readonly label: string;
  readonly buttonRef?: Ref<HTMLButtonElement> | undefined;
}

export function IconButton({ icon, label, buttonRef, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button
      {...attributes}
      ref={buttonRef}
      type={type}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-md text-ink transition-colors hover:bg-raised"
    >
      <Icon name={icon} className="size-6" />
    </button>
  );
}
