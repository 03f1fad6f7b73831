import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import { useSite } from '../../app/site-context.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { SpokenStatus } from '../../ui/feedback/SpokenStatus.tsx';
import { cannotLoad } from '../load-failure-toast.ts';
import type { ComponentCode } from '../../platform/late-code.ts';
import { useLateComponent } from './use-late-component.ts';

export interface LateDialogProps<Props> {
  readonly code: ComponentCode<Props>;
  readonly given: Props;
  /** Must close the dialog. */
  readonly onFailed: () => void;
}

/**
 * An open dialog, whose code is loaded when the first one opens. Until then the page is dimmed. If the code does not arrive, a
 * toast says so, and the dialog is closed.
 */
export function LateDialog<Props extends object>({ code, given, onFailed }: LateDialogProps<Props>) {
  const { i18n } = useLingui();
  const { browser, toasts } = useSite();
  const { Loaded, load } = useLateComponent(code, () => {
    toasts.show(cannotLoad(browser));
    onFailed();
  });
  useEffect(load, [load]);
  if (Loaded) return <Loaded {...given} />;
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-scrim">
      <SpokenStatus>{i18n._('common.loading')}</SpokenStatus>
      <Spinner className="size-8" />
    </div>
  );
}
