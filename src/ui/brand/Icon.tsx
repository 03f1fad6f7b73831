/** An icon. Always decorative: a text beside it or a label carries the meaning. */
import { classes } from '../classes.ts';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

export type { IconName };

export interface IconProps {
  readonly name: IconName;
  /** Classes for size and colour; by default 20 px in the text colour. */
  readonly className?: string | undefined;
}

export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={classes('shrink-0', className ?? 'size-5')}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={ICON_PATHS[name]} />
    </svg>
  );
}
