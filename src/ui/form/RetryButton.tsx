/** Tries again what did not work, or may be different by now. */
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { usePressShown } from './use-press-shown.ts';

export function RetryButton(props: Omit<ButtonProps, 'icon'>) {
  return <Button {...props} {...usePressShown(props)} icon="refresh" />;
}

/** The same where there is no room for words. */
export function RetryIconButton(props: Omit<IconButtonProps, 'icon'>) {
  return <IconButton {...props} {...usePressShown(props)} icon="refresh" />;
}
