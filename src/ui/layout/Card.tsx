/** A bordered surface for related content. */
import type { ReactNode } from 'react';

export interface CardProps {
  readonly children: ReactNode;
  readonly title?: ReactNode;
  /** At the title's right. */
  readonly aside?: ReactNode;
  /** If set, the card is a `section` with this accessible name. */
  readonly label?: string | undefined;
}

export function Card({ children, title, aside, label }: CardProps) {
  const Box = label === undefined ? 'div' : 'section';
  return (
    <Box
      aria-label={label}
      className="lit stack min-w-0 content-start gap-3 rounded-lg border border-line bg-surface p-3.5 shadow-card tablet:gap-4 tablet:p-6"
    >
      {title !== undefined && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <h2 className="text-lg font-bold">{title}</h2>
          {aside}
        </div>
      )}
      {children}
    </Box>
  );
}
