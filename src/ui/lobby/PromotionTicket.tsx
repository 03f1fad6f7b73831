/** A promotion as a ticket: the bonus on the stub, title and requirements on the body. */
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Blossom } from '../brand/Blossom.tsx';
import { classes } from '../classes.ts';
import { Skeleton } from '../feedback/Skeleton.tsx';

/** The stub is at the left, or on top where four tickets share a row (`desk`). */
const TICKET =
  'lit flex h-full min-w-0 flex-wrap overflow-hidden rounded-lg border border-line bg-surface text-ink no-underline shadow-card desk:flex-col desk:flex-nowrap';
const STUB =
  'min-w-min shrink-0 grow basis-32 [--light:4rem_3.5rem] desk:min-h-18 desk:grow-0 desk:basis-auto desk:[--light:7rem_5rem]';
/** High enough for texts of two lines, so that loading causes no layout shift. */
const BODY =
  'grid min-h-24 min-w-0 shrink grow-999 basis-44 content-center gap-1 border-l-2 border-dashed border-line px-3.5 py-2.5 desk:min-h-33 desk:grow desk:basis-auto desk:content-start desk:border-t-2 desk:border-l-0 desk:px-4 desk:pt-3';

export interface PromotionTicketProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'style' | 'children' | 'title'> {
  readonly title: ReactNode;
  readonly bonusLabel: ReactNode;
  readonly bonus: ReactNode;
  readonly depositLabel: ReactNode;
  readonly deposit: ReactNode;
  /** What is required before a withdrawal. */
  readonly requirement: ReactNode;
}

export function PromotionTicket(props: PromotionTicketProps) {
  const { title, bonusLabel, bonus, depositLabel, deposit, requirement, ...attributes } = props;
  return (
    <a
      {...attributes}
      className={classes(TICKET, 'group transition-colors duration-150 hover:border-line-strong')}
    >
      <span
        className={classes(STUB, 'hero relative isolate grid content-center overflow-hidden px-3 desk:px-4')}
      >
        <Blossom className="absolute -right-6 -bottom-7 -z-10 size-15 desk:-top-2 desk:-right-5 desk:bottom-auto desk:size-22" />
        <span className="text-xs text-(--hero-muted) desk:pr-14">{bonusLabel}</span>
        <span className="leading-tight text-accent-text">{bonus}</span>
      </span>
      <span className={BODY}>
        <span className="line-clamp-2 text-sm font-bold group-hover:text-accent-text desk:text-base">
          {title}
        </span>
        <span className="hidden flex-wrap justify-between gap-x-3 text-sm desk:flex">
          <span className="text-muted">{depositLabel}</span>
          <span className="font-bold">{deposit}</span>
        </span>
        <span className="text-xs text-muted">{requirement}</span>
      </span>
    </a>
  );
}

/** The skeleton of a ticket. */
export function PromotionPlace() {
  return (
    <span className={TICKET} aria-hidden="true">
      <span className={classes(STUB, 'animate-shine bg-(--skeleton)')} />
      <span className={BODY}>
        <Skeleton width="threequarters" />
        <Skeleton />
        <Skeleton width="half" />
      </span>
    </span>
  );
}

export interface PromotionRowProps {
  readonly label?: string | undefined;
  /** `li` elements. */
  readonly children: ReactNode;
}

export function PromotionRow({ label, children }: PromotionRowProps) {
  return (
    <ul
      aria-label={label}
      className="stack gap-2.5 tablet:grid-cols-[repeat(2,minmax(0,1fr))] tablet:gap-4 desk:grid-cols-[repeat(4,minmax(0,1fr))]"
    >
      {children}
    </ul>
  );
}
