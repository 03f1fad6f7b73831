import { useLingui } from '@lingui/react';
import { paths } from '../../app/paths.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { ButtonPageLink } from '../../shared/PageLink.tsx';
import { MissingPetal } from '../../ui/brand/MissingPetal.tsx';
import { FailureView } from '../../ui/feedback/FailureView.tsx';
import { Page } from '../../ui/layout/Page.tsx';

/** Shown for an unknown address: specification §2. */
export function NotFoundPage() {
  const { i18n } = useLingui();
  useTitle(i18n._('notFound.title'));
  return (
    <Page>
      <FailureView
        picture={<MissingPetal className="size-38 tablet:size-44" />}
        title={i18n._('notFound.title')}
        action={
          <ButtonPageLink kind="primary" fullWidth href={paths.home}>
            {i18n._('common.backToHome')}
          </ButtonPageLink>
        }
      >
        <p>{i18n._('notFound.explanation')}</p>
      </FailureView>
    </Page>
  );
}
