import { useExternalStore } from '../../app/external-store.ts';
import { useSite } from '../../app/site-context.ts';
import { withMessages } from '../../i18n/language.ts';
import { lateCode } from '../../platform/late-code.ts';
import { LateComponent } from '../../shared/late/LateComponent.tsx';

const SUCCESS_NOTICE = lateCode(() => import('./SuccessNotice.tsx'), withMessages('player'));

/** The success dialogs, one at a time: specification §8. */
export function SuccessDialog() {
  const { successes } = useSite();
  const { shown, number } = useExternalStore(successes);
  return shown && <LateComponent key={number} code={SUCCESS_NOTICE} given={{ success: shown }} isIsolated />;
}
