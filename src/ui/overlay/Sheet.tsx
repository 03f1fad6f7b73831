/** A modal sheet that slides in from the bottom of a phone. */
import { Description, DialogBackdrop, DialogPanel, DialogTitle } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Button } from '../form/Button.tsx';
import { Modal } from './Modal.tsx';

export interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  readonly closeLabel: ReactNode;
  readonly children: ReactNode;
}

/**
 * A tap outside closes it. Its close button is visually hidden (specification §2) until it has the focus, for keyboard and
 * screen reader users. It has no leave animation, for the same reason as `Drawer`.
 */
export function Sheet({ open, onClose, title, lead, closeLabel, children }: SheetProps) {
  return (
    <Modal open={open} onClose={onClose}>
      <DialogBackdrop className="fixed inset-0 animate-fade-in bg-scrim" />
      <div className="fixed inset-0 flex items-end justify-center">
        <DialogPanel className="relative max-h-full animate-slide-up w-full max-w-lg overflow-y-auto overscroll-contain rounded-t-xl border border-b-0 border-line bg-raised px-4 pt-3 pb-[calc(1rem+env(safe-area-inset-bottom))] shadow-raised">
          <span aria-hidden="true" className="mx-auto mb-3 block h-1.5 w-11 rounded-full bg-line-strong/60" />
          <DialogTitle className="px-2 text-xl font-bold">{title}</DialogTitle>
          {lead !== undefined && <Description className="px-2 text-sm text-muted">{lead}</Description>}
          <div className="mt-3">{children}</div>
          <span className="sr-only focus-within:not-sr-only">
            <span className="block pt-2">
              <Button kind="secondary" fullWidth onClick={onClose}>
                {closeLabel}
              </Button>
            </span>
          </span>
        </DialogPanel>
      </div>
    </Modal>
  );
}
