import { useLingui } from '@lingui/react';
import { paths } from '../app/paths.ts';
import { useTitle } from '../app/use-title.ts';
import { ButtonPageLink } from '../layout/PageLink.tsx';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Page } from '../ui/layout/Page.tsx';

export function NotFoundPage() {
  const { i18n } = useLingui();
  useTitle(i18n._('notFound.title'));
  return (
    <Page>
      <EmptyState
        title={i18n._('notFound.title')}
        headingLevel={1}
        action={
          <ButtonPageLink kind="primary" href={paths.home}>
            {i18n._('common.backToHome')}
          </ButtonPageLink>
        }
      >
        {i18n._('notFound.explanation')}
      </EmptyState>
    </Page>
  );
}
