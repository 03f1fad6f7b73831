import { useState } from 'react';
import type { Chart } from '../../machine-core/index.ts';
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
  const { isCopied, copy } = useCopy();
  const [problem, report] = useState<string | null>(null);
  const attempt = (work: () => Promise<void> | void) => async () => {
    report(null);
    try {
      await work();
    } catch (error) {
      report(error instanceof Error ? error.message : String(error));
    }
  };
  const items = {
    'Picture (SVG)': () => save(`${name}.svg`, shownSvg(), 'image/svg+xml'),
    'Picture (PNG)': async () => save(`${name}.png`, await shownPng(), 'image/png'),
    'Text for Mermaid': () => save(`${name}.mmd`, mermaidOf(chart), 'text/plain'),
    [isCopied ? 'Copied' : 'Copy link']: () => copy(window.location.href),
    Print: () => window.print(),
  };
  return (
    <details className="relative shrink-0 text-sm">
      <summary className="cursor-pointer list-none rounded-sm border border-line-strong px-3 py-1 hover:border-muted">
        Share
      </summary>
      <div className="absolute right-0 z-10 mt-1 grid w-48 gap-1.5 rounded-md border border-line bg-surface p-2 shadow-card max-desk:right-auto max-desk:left-0">
        {Object.entries(items).map(([title, work]) => (
          <PanelButton key={title} onClick={attempt(work)}>
            {title}
          </PanelButton>
        ))}
        {problem !== null && (
          <p role="alert" className="text-xs text-red-fg">
            {problem}
          </p>
        )}
      </div>
    </details>
  );
}
