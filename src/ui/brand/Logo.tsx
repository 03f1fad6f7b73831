/** The logo: the flower and the word mark. */
import { classes } from '../classes.ts';
import { Blossom } from './Blossom.tsx';

export interface LogoProps {
  /** The alternative text; without it the logo is decorative. */
  readonly label?: string | undefined;
  /** The flower without the word mark: everywhere, or on phones. */
  readonly markOnly?: boolean | 'phone' | undefined;
  readonly size?: 'small' | 'medium' | 'large' | undefined;
}

const MARK_SIZES = { small: 'size-8', medium: 'size-10', large: 'size-20' } as const;
const WORD_SIZES = { small: 'h-4.5', medium: 'h-5.5', large: 'h-9' } as const;

export function Logo({ label, markOnly = false, size = 'small' }: LogoProps) {
  return (
    <span
      className={classes('inline-flex items-center', size === 'large' ? 'flex-col gap-4' : 'gap-2')}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Blossom className={classes('shrink-0', MARK_SIZES[size])} />
      {markOnly !== true && (
        <WordMark
          className={classes(
            'w-auto shrink-0',
            WORD_SIZES[size],
            size === 'small' && (markOnly === 'phone' ? 'max-phone:hidden' : 'max-[21.5rem]:hidden'),
          )}
        />
      )}
    </span>
  );
}

/** The text "dok champa", drawn in strokes of even width. */
function WordMark({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="-1 4 266 52"
      className={className}
      fill="none"
      strokeWidth="4.8"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="stroke-ink"
        d="M23 8v32M3 30a10 10 0 1 0 20 0a10 10 0 1 0-20 0M32 30a10 10 0 1 0 20 0a10 10 0 1 0-20 0M61 8v32M61 31.5l11-11.5M65.5 27l7.5 13"
      />
      <path
        className="stroke-(--word)"
        d="M107 22.9a10 10 0 1 0 0 14.2M116 8v32M116 28.5a8.5 8.5 0 0 1 17 0v11.5M141 30a10 10 0 1 0 20 0a10 10 0 1 0-20 0M161 20v20M171 20v20M171 27.5a7.5 7.5 0 0 1 15 0v12.5M186 27.5a7.5 7.5 0 0 1 15 0v12.5M211 20v33M211 30a10 10 0 1 0 20 0a10 10 0 1 0-20 0M240 30a10 10 0 1 0 20 0a10 10 0 1 0-20 0M260 20v20"
      />
    </svg>
  );
}
