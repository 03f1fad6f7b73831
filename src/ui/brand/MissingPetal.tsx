/** The frangipani with a missing petal, for a page that is broken or not found. */
import { useId } from 'react';
import { BlossomShape, PETAL } from './Blossom.tsx';

/** Hides the second petal, at the upper right. */
const PETALS = ['', 'invisible'] as const;

export interface MissingPetalProps {
  /** True: the petal is drawn below the flower. False: it is not drawn. */
  readonly fallen?: boolean | undefined;
  /** Classes for the size, which has no default. */
  readonly className?: string | undefined;
}

export function MissingPetal({ fallen = false, className }: MissingPetalProps) {
  const id = useId();
  return (
    <svg viewBox="-60 -60 120 120" className={className} aria-hidden="true" focusable="false">
      <g transform={fallen ? 'translate(-6 -8) rotate(-4)' : undefined}>
        <path
          d={PETAL}
          transform="rotate(72) scale(0.94)"
          className="stroke-accent-text"
          fill="none"
          strokeWidth="1.6"
          strokeDasharray="3.5 4.5"
          strokeLinecap="round"
        />
        <BlossomShape id={id} petalClasses={PETALS} />
      </g>
      {fallen && (
        <path
          d={PETAL}
          transform="translate(20 53) rotate(76) scale(0.62)"
          fill={`url(#${id}light)`}
          className="stroke-(--petal-edge)"
          strokeWidth="2"
        />
      )}
    </svg>
  );
}
