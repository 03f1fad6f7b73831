import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { useState } from 'react';
import type { Chart } from '../../machine-core/index.ts';
import { useSpoken } from '../labels.ts';
import { PanelButton } from '../panel/PanelButton.tsx';
import { useCopy } from '../panel/use-copy.ts';
import { mermaidOf } from './mermaid.ts';
import { save, shownPng, shownSvg } from './page-export.ts';

export interface ExportMenuProps {
  /** The name of the machine, which the files have. */
  readonly name: string;
  readonly chart: Chart;
}

/** The menu *Share*: the diagram as it is shown as a picture, the chart as Mermaid's text, a link, and the printed page. */
export function ExportMenu({ name, chart }: ExportMenuProps) {
  const { say } = useSpoken();
  const { isCopied, copy } = useCopy();
  const [problem, report] = useState<string | null>(null);
  const attempt = (work: () => Promise<void> | void, close: () => void) => async () => {
    report(null);
    try {
      await work();
      close();
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    }
  };
  const items = {
    [say('Picture (SVG)')]: () => save(`${name}.svg`, shownSvg(), 'image/svg+xml'),
    [say('Picture (PNG)')]: async () => save(`${name}.png`, await shownPng(), 'image/png'),
    [say('Text for Mermaid')]: () => save(`${name}.mmd`, mermaidOf(chart), 'text/plain'),
    [say('Copy link')]: async () => {
      if (!(await copy(window.location.href)))
        throw new Error(say('The browser does not let the page copy. The address of the page is the link.'));
    },
    [say('Print')]: () => window.print(),
  };
  return (
    <Popover className="relative shrink-0 text-sm max-desk:ml-auto">
      <PopoverButton className="min-h-9 rounded-sm border border-line-strong px-3 py-1 hover:border-muted">
        {say('Share')}
      </PopoverButton>
      <span
        role="status"
        className="absolute top-full right-0 z-10 mt-1 rounded-md bg-green-bg px-2.5 text-green-fg whitespace-nowrap"
      >
        {isCopied && say('Link copied')}
      </span>
      <PopoverPanel className="absolute right-0 z-10 mt-1 grid w-48 gap-1.5 rounded-md border border-line bg-surface p-2 shadow-card">
        {({ close }) => (
          <>
            {Object.entries(items).map(([title, work]) => (
              <PanelButton key={title} onClick={attempt(work, close)}>
                {title}
              </PanelButton>
            ))}
            {problem !== null && (
              <p role="alert" className="text-xs text-red-fg">
                {problem}
              </p>
            )}
          </>
        )}
      </PopoverPanel>
    </Popover>
  );
}
