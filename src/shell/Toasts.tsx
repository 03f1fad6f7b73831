import { useLingui } from '@lingui/react';
import { Fragment, useEffect, useSyncExternalStore } from 'react';
import { TOAST_HOTKEY, TOAST_SWIPE_PX } from '../../contract/limits.ts';
import { useExternalStore } from '../app/external-store.ts';
import { useSite } from '../app/site-context.ts';
import { Toast, ToastArea } from '../ui/feedback/Toast.tsx';

/** The toasts, one at a time: specification §4 and §9. Part of the first load, because a toast may report a lost network. */
export function Toasts() {
  // A prerendered page has no place for toasts, which is outside its root.
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isInBrowser && <CurrentToast />;
}

const neverChanges = () => () => undefined;

/** The current toast, in the current language. */
function CurrentToast() {
  const { i18n } = useLingui();
  const { toasts } = useSite();
  const { toast, isShown, number } = useExternalStore(toasts);
  return (
    <ToastArea
      tone={toast?.tone}
      label={i18n._('toast.area', { hotkey: TOAST_HOTKEY })}
      hotkey={TOAST_HOTKEY}
      onHold={() => toasts.hold()}
      onRelease={() => toasts.release()}
    >
      {toast && (
        <Fragment key={number}>
          <HeldWhileHidden />
          <Toast
            open={isShown}
            tone={toast.tone}
            prefix={i18n._('toast.prefix')}
            title={i18n._(toast.title.id, toast.title.values)}
            description={toast.description && i18n._(toast.description.id, toast.description.values)}
            closeLabel={i18n._('toast.close')}
            swipeThresholdPx={TOAST_SWIPE_PX}
            onDismiss={() => toasts.dismiss()}
          />
        </Fragment>
      )}
    </ToastArea>
  );
}

/** Holds a toast that appears on a hidden page, so that its display time begins when the player returns. */
function HeldWhileHidden() {
  const { toasts } = useSite();
  useEffect(() => {
    if (document.visibilityState === 'hidden') toasts.hold();
  }, [toasts]);
  return null;
}
