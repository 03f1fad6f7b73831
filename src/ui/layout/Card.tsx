/** A bordered surface for related content. */
import type { ReactNode } from 'react';
import { classes } from '../classes.ts';

export interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  /** At the title's right. */
  readonly aside?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  /** If set, the card is a `section` with this accessible name. */
  readonly label?: string | undefined;
  readonly padding?: 'normal' | 'none' | undefined;
}

export function Card({ children, title, aside, headingLevel = 2, label, padding = 'normal' }: CardProps) {
  const Heading = `h${headingLevel}` as const;
  const Box = label === undefined ? 'div' : 'section';
  return (
    <Box
      aria-label={label}
      className={classes(
        'lit grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-4 rounded-lg border border-line bg-surface shadow-card',
        padding === 'normal' && 'p-4 tablet:p-6',
      )}
    >
      {title !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Heading className="text-lg font-bold">{title}</Heading>
          {aside}
        </div>
      )}
      {children}
    </Box>
  );
}
