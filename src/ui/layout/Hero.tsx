/** The introduction at the top of a visitor's home: title, sentence and actions, with a large flower. */
import type { ReactNode } from 'react';
import { Blossom } from '../brand/Blossom.tsx';

export interface HeroProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  readonly actions: ReactNode;
  /** A few facts, at the bottom. */
  readonly facts: ReactNode;
}

export function Hero({ title, lead, actions, facts }: HeroProps) {
  return (
    <section className="hero relative isolate grid min-h-112 min-w-0 phone:min-h-94 overflow-hidden rounded-xl px-5 pt-6 pb-6 tablet:min-h-72 tablet:items-center tablet:px-10 tablet:py-10">
      <Blossom className="absolute -top-8 -right-14 -z-10 size-42 tablet:top-1/2 tablet:right-10 tablet:size-72 tablet:-translate-y-1/2" />
      {/* The actions are at the bottom, so that they do not move if a loaded font changes the number of lines above. */}
      <div className="flex max-w-lg flex-col items-start gap-2 tablet:max-w-[54%]">
        <h1 className="mr-24 text-2xl font-bold text-balance tablet:mr-0 tablet:text-4xl">{title}</h1>
        <p className="mr-22 text-base text-(--hero-muted) tablet:mr-0 tablet:text-lg">{lead}</p>
        {/* On a phone each action has its own row. Side by side they would shift when the font loads and changes their widths. */}
        <div className="mt-auto grid w-full gap-2.5 pt-4 phone:flex phone:flex-wrap">{actions}</div>
        <p className="mt-2 text-sm text-(--hero-muted)">{facts}</p>
      </div>
    </section>
  );
}
