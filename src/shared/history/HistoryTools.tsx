import { useLingui } from '@lingui/react';
import type { HistoryFilters } from '../../../contract/history.ts';
import type { ComponentCode } from '../../platform/late-code.ts';
import { print } from '../../platform/page/document.ts';
import { Button } from '../../ui/form/Button.tsx';
import { useOpenedOnPress } from '../late/use-late-component.ts';
import type { ExportProps } from './HistoryRows.tsx';

export interface HistoryToolsProps {
  readonly code: ComponentCode<ExportProps>;
  readonly filters: HistoryFilters;
}

/** Downloads all rows of the filter, and prints the shown ones. */
export function HistoryTools({ code, filters }: HistoryToolsProps) {
  const { i18n } = useLingui();
  const dialog = useOpenedOnPress(code);
  return (
    <div className="flex flex-wrap justify-center gap-2 tablet:justify-end print:hidden">
      <Button kind="quiet" size="small" icon="download" busy={dialog.isBusy} {...dialog.trigger}>
        {i18n._('history.export')}
      </Button>
      <Button kind="quiet" size="small" icon="print" onClick={print}>
        {i18n._('receipt.print')}
      </Button>
      {dialog.Loaded && dialog.isOpen && <dialog.Loaded filters={filters} onClose={dialog.close} />}
    </div>
  );
}
