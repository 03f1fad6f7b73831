import { useLingui } from '@lingui/react';
import { useTitle } from '../app/use-title.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Page } from '../ui/layout/Page.tsx';

/** The agency is not known to the server: specification §2, root 404. */
export function SupportPage() {
  const { i18n } = useLingui();
  useTitle(i18n._('support.title'));
  return (
    <Page>
      <EmptyState title={i18n._('support.title')} headingLevel={1} icon="warning">
        {i18n._('support.apology')}
      </EmptyState>
    </Page>
  );
}
