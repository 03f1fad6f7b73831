/** A success animation: the flower opens once. */
import { useId } from 'react';
import { BlossomShape } from '../brand/Blossom.tsx';
import { classes } from '../classes.ts';

export interface SuccessBloomProps {
  readonly className?: string | undefined;
}

const PETALS = [
  'bloom-petal',
  'bloom-petal bloom-petal-2',
  'bloom-petal bloom-petal-3',
  'bloom-petal bloom-petal-4',
  'bloom-petal bloom-petal-5',
] as const;

export function SuccessBloom({ className }: SuccessBloomProps) {
  const id = useId();
  return (
    <svg
      viewBox="-64 -64 128 128"
      className={classes(className ?? 'size-28')}
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <radialGradient id={`${id}halo`}>
          <stop offset="0.35" stopColor="#ffc64a" stopOpacity="0.5" />
          <stop offset="1" stopColor="#ffc64a" stopOpacity="0" />
        </radialGradient>
      </defs>
      <circle r="64" fill={`url(#${id}halo)`} className="bloom-halo" />
      <BlossomShape id={id} petalClasses={PETALS} />
      <circle cx="34" cy="34" r="17" fill="#178450" stroke="#ffffff" strokeWidth="3.5" />
      <path
        d="M26.5 34.5l5.3 5.3 10-11"
        fill="none"
        stroke="#ffffff"
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        className="bloom-check"
      />
    </svg>
  );
}
