import { type ReactNode, useId } from 'react';
import { Breakable } from './Breakable.tsx';

export interface PanelSectionProps {
  readonly title: string;
  /** Buttons or links beside the title. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the side panel, with a title. */
export function PanelSection({ title, actions, children }: PanelSectionProps) {
  const name = useId();
  return (
    <section
      aria-labelledby={name}
      className="grid grid-cols-[minmax(0,1fr)] gap-2 border-b border-line px-4 py-3 wrap-anywhere last:border-b-0"
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 id={name} className="text-sm font-bold">
          <Breakable name={title} />
        </h3>
        {actions}
      </div>
      {children}
    </section>
  );
}
