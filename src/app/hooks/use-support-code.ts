import { useLingui } from '@lingui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Call } from '../../../contract/endpoints.ts';
import { supportCode } from '../../i18n/explain.ts';
import { useSite } from '../site-context.ts';

/** The support code of the call's last response, if that was unexpected; for pages that do not show the failure itself. */
export function useSupportCode(call: Call): ReactNode {
  const { i18n } = useLingui();
  const { unexpected } = useSite().client;
  return supportCode(
    i18n,
    useSyncExternalStore(unexpected.onChange, () => unexpected.idOf(call)),
  );
}
