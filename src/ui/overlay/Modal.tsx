import { Dialog, type DialogProps } from '@headlessui/react';
import { useLayoutEffect, useState } from 'react';
import { useFocusReturn } from './use-focus-return.ts';

/** The library's dialog, which takes the page behind it out of use and returns the focus to its opener. */
export function Modal({ open = false, ...props }: DialogProps) {
  useFocusReturn(open);
  // The library looks for the page behind a dialog when it mounts it. If the dialog is open by then, that page stays in use.
  const [isMounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- it is to be rendered twice, which happens before the first paint
  useLayoutEffect(() => setMounted(true), []);
  return <Dialog {...props} open={open && isMounted} className="relative z-50" />;
}
