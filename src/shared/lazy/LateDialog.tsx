import { useLingui } from '@lingui/react';
import { useEffect } from 'react';
import type { LazyPage } from '../../app/navigation/lazy-page.ts';
import { useSite } from '../../app/site-context.ts';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { SpokenStatus } from '../../ui/feedback/SpokenStatus.tsx';
import { cannotLoad } from '../load-failure-toast.ts';
import { useLatePart } from './use-late-part.ts';

export interface LateDialogProps<Props> {
  readonly part: LazyPage<Props>;
  readonly given: Props;
  /** Must close the dialog. */
  readonly onFailed: () => void;
}

/**
 * An open dialog, whose code is loaded when the first one opens. Until then the page is dimmed. If the code does not arrive, a
 * toast says so, and the dialog is closed.
 */
export function LateDialog<Props extends object>({ part, given, onFailed }: LateDialogProps<Props>) {
  const { i18n } = useLingui();
  const { browser, toasts } = useSite();
  const { Part, load } = useLatePart(part, () => {
    toasts.show(cannotLoad(browser));
    onFailed();
  });
  useEffect(load, [load]);
  if (Part) return <Part {...given} />;
  return (
    <div className="fixed inset-0 z-50 grid place-items-center bg-scrim">
      <SpokenStatus>{i18n._('common.loading')}</SpokenStatus>
      <Spinner className="size-8" />
    </div>
  );
}
