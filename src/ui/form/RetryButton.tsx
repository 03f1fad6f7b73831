/** Buttons that retry a failed request or refetch data. A press is always visible, even if the request fails at once. */
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { usePressShown } from './use-press-shown.ts';

export function RetryButton(props: Omit<ButtonProps, 'icon'>) {
  return <Button {...props} {...usePressShown(props)} icon="refresh" />;
}

/** A retry button with only an icon. */
export function RetryIconButton(props: Omit<IconButtonProps, 'icon'>) {
  return <IconButton {...props} {...usePressShown(props)} icon="refresh" />;
}
