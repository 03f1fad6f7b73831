/** A strip that says that the device is offline. */
import type { ReactNode } from 'react';
import { Icon } from '../brand/Icon.tsx';

export interface OfflineStripProps {
  readonly offline: boolean;
  readonly children: ReactNode;
}

/** The live region is always rendered, so that screen readers announce the text when it appears. */
export function OfflineStrip({ offline, children }: OfflineStripProps) {
  return (
    <output className="block">
      {offline && (
        <span className="flex items-center justify-center gap-2.5 bg-yellow-bg px-4 py-2 text-sm font-bold text-yellow-fg">
          <Icon name="wifi-off" className="size-5 text-yellow-icon" />
          <span className="min-w-0 text-balance">{children}</span>
        </span>
      )}
    </output>
  );
}
