/** The body of an emblem, which providers, banks and social networks share: a shape in two colours on a 48-unit grid. */
import { type ReactNode, useId } from 'react';
import { classes } from '../classes.ts';
import type { EmblemColours } from './emblems.ts';

export interface EmblemProps {
  readonly colours: EmblemColours;
  /** The radius of the corners. By default the shape is a coin. */
  readonly radius?: number | undefined;
  /** Classes for the size, which has no default. */
  readonly className: string;
  /** The symbol. */
  readonly children: ReactNode;
}

/** Decorative: the name must be shown beside it. */
export function Emblem({ colours, radius = 24, className, children }: EmblemProps) {
  const id = useId();
  return (
    <svg
      viewBox="0 0 48 48"
      className={classes('shrink-0', className)}
      color="#fff8e6"
      aria-hidden="true"
      focusable="false"
    >
      <linearGradient id={id} x2="0.6" y2="1">
        <stop stopColor={colours.top} />
        <stop offset="1" stopColor={colours.bottom} />
      </linearGradient>
      <rect width="48" height="48" rx={radius} fill={`url(#${id})`} />
      {children}
    </svg>
  );
}
