import { useLingui } from '@lingui/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { Call } from '../../../contract/endpoints.ts';
import { supportCode } from '../../i18n/explain.ts';
import { useSite } from '../site-context.ts';

/** The code by which support finds the last answer to a call, where it was unexpected and the page shows no failure of it. */
export function useSupportCode(call: Call): ReactNode {
  const { i18n } = useLingui();
  const { unexpected } = useSite().client;
  return supportCode(
    i18n,
    useSyncExternalStore(unexpected.onChange, () => unexpected.idOf(call)),
  );
}
