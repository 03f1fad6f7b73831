/** Tries again what did not work, or may be different by now. */
import { Button, type ButtonProps } from './Button.tsx';
import { IconButton, type IconButtonProps } from './IconButton.tsx';
import { usePressShown } from './use-press-shown.ts';

export function RetryButton({ busy = false, onClick, ...props }: Omit<ButtonProps, 'icon'>) {
  const press = usePressShown();
  return (
    <Button
      {...props}
      icon="refresh"
      busy={busy || press.isShown}
      onClick={(event) => {
        press.show();
        onClick?.(event);
      }}
    />
  );
}

/** The same where there is no room for words. */
export function RetryIconButton({ busy = false, onClick, ...props }: Omit<IconButtonProps, 'icon'>) {
  const press = usePressShown();
  return (
    <IconButton
      {...props}
      icon="refresh"
      busy={busy || press.isShown}
      onClick={(event) => {
        press.show();
        onClick?.(event);
      }}
    />
  );
}
