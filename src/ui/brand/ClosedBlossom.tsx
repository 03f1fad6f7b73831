/** A closed, drooping frangipani, for pages that say that the site is unavailable. */
import { useId } from 'react';
import { PETAL } from './Blossom.tsx';

/** Rotations of the petals in drawing order, the outer ones first, in degrees from straight down. */
const FOLDED = [-34, 34, -17, 17, 0] as const;

export interface ClosedBlossomProps {
  /** Classes for the size, which has no default. */
  readonly className?: string | undefined;
}

export function ClosedBlossom({ className }: ClosedBlossomProps) {
  const id = useId();
  return (
    <svg viewBox="-60 -60 120 120" className={className} aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id={`${id}petal`} x1="0" y1="1" x2="0" y2="0">
          <stop offset="0" stopColor="#c77a12" />
          <stop offset="0.35" stopColor="#e9b75c" />
          <stop offset="0.75" stopColor="#f6e0b4" />
          <stop offset="1" stopColor="#fdf4e3" />
        </linearGradient>
        <linearGradient id={`${id}stem`} x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#4f7a4a" />
          <stop offset="1" stopColor="#86a65e" />
        </linearGradient>
      </defs>
      <g fill="none" stroke={`url(#${id}stem)`} strokeLinecap="round">
        <path d="M-34 46 C-40 4 -34 -46 -2 -47 C14 -47.5 18 -36 16 -24" strokeWidth="5" />
        <path d="M-37 18 C-52 14 -56 2 -55 -8 C-43 -6 -37 4 -37 18 Z" fill="#6f9358" stroke="none" />
      </g>
      <g transform="translate(16 -19) rotate(6)">
        {FOLDED.map((turn) => (
          <path
            key={turn}
            d={PETAL}
            transform={`rotate(${180 + turn}) scale(0.62 1.12)`}
            fill={`url(#${id}petal)`}
            className="stroke-(--petal-edge)"
            strokeWidth="1.6"
          />
        ))}
        <path d="M-9 1 C-9 -9 9 -9 9 1 C6 7 -6 7 -9 1 Z" fill="#6f9358" />
      </g>
      <path
        d={PETAL}
        transform="translate(-12 47) rotate(98) scale(0.38)"
        fill={`url(#${id}petal)`}
        className="stroke-(--petal-edge)"
        strokeWidth="2.4"
      />
    </svg>
  );
}
