/** A modal drawer that slides in from the left. Escape or any click, inside or outside, closes it. */
import { DialogBackdrop, DialogPanel } from '@headlessui/react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Blossom } from '../brand/Blossom.tsx';
import { type IconName, Icon } from '../brand/Icon.tsx';
import { IconButton } from '../form/IconButton.tsx';
import { Modal } from './Modal.tsx';

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The accessible name. */
  readonly label: string;
  readonly closeLabel: string;
  /** At the top of the drawer, beside the close button. */
  readonly heading: ReactNode;
  readonly children: ReactNode;
}

/**
 * 393 px wide, at most as wide as the screen; any click in it closes it (specification §2). It has no leave animation: during
 * one, the library would treat a tap on the page as a click outside the dialog, and the tap would be lost.
 */
export function Drawer({ open, onClose, label, closeLabel, heading, children }: DrawerProps) {
  return (
    <Modal open={open} onClose={onClose} aria-label={label}>
      <DialogBackdrop className="fixed inset-0 animate-fade-in bg-scrim" />
      <div className="fixed inset-0 overflow-hidden">
        <DialogPanel className="h-full w-[393px] max-w-full animate-slide-in shadow-raised">
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- it hears what its links and buttons do, which keys can do as well */}
          <div
            onClick={onClose}
            className="flex h-full flex-col overflow-y-auto overscroll-contain border-r border-line bg-surface pb-[env(safe-area-inset-bottom)]"
          >
            <div className="sticky top-0 z-10 flex min-h-15 items-center justify-between gap-2 border-b border-line bg-surface py-1.5 pr-2 pl-5">
              {heading}
              <IconButton icon="close" label={closeLabel} />
            </div>
            {children}
          </div>
        </DialogPanel>
      </div>
    </Modal>
  );
}

export interface DrawerFootProps {
  readonly links: readonly { readonly href: string; readonly icon: IconName; readonly text: ReactNode }[];
}

/** Secondary links at the bottom of a drawer, in front of a large faint flower. */
export function DrawerFoot({ links }: DrawerFootProps) {
  return (
    <div className="relative isolate -mx-3 mt-auto -mb-1 overflow-hidden px-5 pt-26 pb-5">
      <Blossom className="absolute -right-16 -bottom-20 -z-10 size-56 opacity-15" />
      <ul className="flex flex-wrap gap-x-6">
        {links.map(({ href, icon, text }) => (
          <li key={href}>
            <Link
              href={href}
              className="inline-flex min-h-11 items-center gap-2 text-sm text-ink no-underline hover:underline"
            >
              <Icon name={icon} className="size-5 text-muted" />
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
