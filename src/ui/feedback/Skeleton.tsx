/** A loading placeholder as high as the content, so that loading causes no layout shift. */
import { classes } from '../classes.ts';
import { SpokenStatus } from './SpokenStatus.tsx';

export interface SkeletonProps {
  /** `text` is a line as high as the text around it. */
  readonly shape?: 'text' | 'title' | 'control' | 'card' | 'tile' | 'qr' | undefined;
  readonly width?: 'full' | 'threequarters' | 'half' | 'third' | undefined;
  /** Without an animation of its own, inside an element that has it. */
  readonly isStill?: boolean | undefined;
}

const SHAPES = {
  text: 'h-[1em] my-[0.3em] rounded-sm',
  title: 'h-7 my-1.5 rounded-sm',
  control: 'h-13 rounded-md',
  card: 'h-24 rounded-lg',
  tile: 'h-36 rounded-lg',
  qr: 'mx-auto aspect-square max-w-62 tablet:max-w-70 rounded-md',
} as const;

const WIDTHS = { full: 'w-full', threequarters: 'w-3/4', half: 'w-1/2', third: 'w-1/3' } as const;

export function Skeleton({ shape = 'text', width = 'full', isStill = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={classes(
        'block bg-(--skeleton)',
        !isStill && 'animate-shine',
        SHAPES[shape],
        shape !== 'qr' && 'max-w-full',
        WIDTHS[width],
      )}
    />
  );
}

export interface SkeletonListProps {
  /** Announced once to screen readers, which skip the placeholders. */
  readonly label: string;
  readonly count: number;
  readonly shape?: SkeletonProps['shape'];
}

export function SkeletonList({ label, count, shape = 'card' }: SkeletonListProps) {
  return (
    <div className="stack gap-3">
      <SpokenStatus>{label}</SpokenStatus>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape={shape} />
      ))}
    </div>
  );
}
