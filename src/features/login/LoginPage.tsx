import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useSearch } from 'wouter';
import { loginUsernameProblem, passwordProblem } from '../../../contract/rules/credentials.ts';
import { typedText } from '../../../contract/rules/typed-text.ts';
import { record } from '../../../contract/schema/vocabulary.ts';
import { carryingDestination, paths } from '../../app/paths.ts';
import { useSite } from '../../app/site-context.ts';
import { useFormMemory, useForm } from '../../app/hooks/use-form.ts';
import { useSessionStatus } from '../../app/hooks/use-session.ts';
import { retrySubmission, useIsSlow } from '../../app/hooks/use-submission.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { Entry } from '../../app/journal/form-memory.ts';
import { passwordMessage, usernameMessage } from '../../i18n/credential-problem-messages.ts';
import { PageLink } from '../../shared/PageLink.tsx';
import { SlowNotice } from '../../shared/SlowNotice.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SubmitButton } from '../../ui/form/Button.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { TextField } from '../../ui/form/TextField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { FailureNotice } from '../../shared/FailureNotice.tsx';

export const REMEMBERED = { name: 'login-form', fields: record({ username: Entry }) } as const;

/** Log in: specification §2 and §5. */
export default function LoginPage() {
  const { i18n } = useLingui();
  const site = useSite();
  const { session } = site;
  const status = useSessionStatus();
  const search = useSearch();
  const { failure, wasLost } = useSelector(session, ({ context }) => context);
  const isLoggingIn = useSelector(session, (snapshot) => snapshot.hasTag('pending'));
  const isSlow = useIsSlow(session) && status !== 'signedIn';
  // After signing in, the button stays busy until the next page is shown.
  const isPending = isLoggingIn || status === 'signedIn';
  useTitle(i18n._('login.title'));

  const memory = useFormMemory(REMEMBERED);
  const form = useForm({
    initial: { username: '', password: '' },
    memory,
    problems: ({ username, password }) => ({
      username: loginUsernameProblem(username),
      password: passwordProblem(password),
    }),
    onSubmit({ username: typed, password: secret }) {
      session.send({ type: 'session.logIn', username: typedText(typed), password: secret });
    },
  });
  const username = form.field('username');
  const password = form.field('password');

  return (
    <Page>
      <PageHeading title={i18n._('login.title')} lead={i18n._('login.lead')} />
      {wasLost && !failure && (
        <Notice tone="warning" title={i18n._('login.sessionLost.title')}>
          {i18n._('login.sessionLost.body')}
        </Notice>
      )}
      <Card>
        <form {...form.formProps} className="stack gap-3" aria-label={i18n._('login.title')}>
          <TextField
            {...username.control}
            label={i18n._('field.username')}
            error={usernameMessage(i18n, username.problem)}
            icon="user"
            autoComplete="username"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
          />
          <PasswordField
            {...password.control}
            label={i18n._('field.password')}
            error={passwordMessage(i18n, password.problem)}
            autoComplete="current-password"
            showLabel={i18n._('field.password.show')}
            hideLabel={i18n._('field.password.hide')}
            maxLength={128}
          />
          {failure && !isPending && (
            <FailureNotice title={i18n._('login.failed')} failure={failure} call="login" />
          )}
          {isSlow && <SlowNotice onStop={() => retrySubmission(session)}>{i18n._('slow.logIn')}</SlowNotice>}
          <SubmitButton busy={isPending} busyLabel={i18n._('login.pending')}>
            {i18n._('login.submit')}
          </SubmitButton>
        </form>
      </Card>
      <p className="text-center text-sm text-muted">
        <span>{i18n._('login.noAccount')}</span>{' '}
        <PageLink href={carryingDestination(paths.register, search)}>{i18n._('login.toRegister')}</PageLink>
      </p>
    </Page>
  );
}
