import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { Redirect, useSearch } from 'wouter';
import { isServerCode } from '../../../contract/errors.ts';
import { PASSWORD } from '../../../contract/limits.ts';
import { record } from '../../../contract/schema/vocabulary.ts';
import {
  confirmationProblem,
  passwordProblem,
  usernameProblem,
} from '../../../contract/rules/credentials.ts';
import { typedText } from '../../../contract/rules/typed-text.ts';
import { useRegistration } from './use-registration.ts';
import { carryingDestination, destinationIn, paths } from '../../app/paths.ts';
import { Entry } from '../../app/journal/form-memory.ts';
import { useFormMemory, useForm } from '../../app/hooks/use-form.ts';
import { useSessionStatus } from '../../app/hooks/use-session.ts';
import { isFindingOut, retrySubmission, useSubmissionProgress } from '../../app/hooks/use-submission.ts';
import { useTitle } from '../../app/hooks/use-title.ts';
import { failureText } from '../../i18n/explain.ts';
import {
  confirmationMessage,
  passwordMessage,
  usernameMessage,
} from '../../i18n/credential-problem-messages.ts';
import { FindingOut } from '../../shared/FindingOut.tsx';
import { PageLink } from '../../shared/PageLink.tsx';
import { SlowNotice } from '../../shared/SlowNotice.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { SubmitButton } from '../../ui/form/Button.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Page, PageHeading } from '../../ui/layout/Page.tsx';
import { UsernameField } from './UsernameField.tsx';
import { FailureNotice } from '../../shared/FailureNotice.tsx';

export const REMEMBERED = { name: 'registration-form', fields: record({ username: Entry }) } as const;

/** Register: specification §2 and §5. */
export default function RegisterPage() {
  const { i18n } = useLingui();
  const search = useSearch();
  const status = useSessionStatus();
  const registration = useRegistration();
  const { failure, wasNotRegistered } = useSelector(registration, ({ context }) => context);
  const submission = useSubmissionProgress(registration);
  const isPending = submission !== null;
  const retry = () => retrySubmission(registration);
  const isRegistered = useSelector(registration, (snapshot) => snapshot.hasTag('registered'));
  const [areShown, setShown] = useState(false);
  useTitle(i18n._('register.title'));

  const form = useForm({
    initial: { username: '', password: '', confirmPassword: '' },
    memory: useFormMemory(REMEMBERED),
    problems: ({ username, password, confirmPassword }) => ({
      username: usernameProblem(username),
      password: passwordProblem(password),
      confirmPassword: confirmationProblem(password, confirmPassword),
    }),
    onSubmit: (values) =>
      registration.send({
        type: 'registration.submit',
        registration: { ...values, username: typedText(values.username) },
      }),
    onEdit: () => registration.send({ type: 'registration.edit' }),
    onFocus: () => registration.send({ type: 'registration.begin' }),
  });
  const username = form.field('username');
  const password = form.field('password');
  const confirmation = form.field('confirmPassword');

  if (status === 'signedIn') return <Redirect to={destinationIn(search)} replace />;
  // The success dialog opens over the login page that follows (specification §8).
  if (isRegistered) return <Redirect to={carryingDestination(paths.login, search)} replace />;
  const isTaken = failure !== null && isServerCode(failure, 'USERNAME_ALREADY_EXISTS');
  const toggle = {
    showLabel: i18n._('field.password.show'),
    hideLabel: i18n._('field.password.hide'),
    visible: areShown,
    readOnly: isPending,
    onVisibleChange: setShown,
    autoComplete: 'new-password',
    maxLength: 128,
  } as const;
  return (
    <Page>
      <PageHeading title={i18n._('register.title')} lead={i18n._('register.lead')} />
      {isFindingOut(submission) ? (
        <FindingOut
          isWaiting={submission === 'waiting'}
          call="register"
          title={i18n._('register.findingOut.title')}
          body={i18n._('register.findingOut.body')}
          warning={i18n._('register.findingOut.doNotRepeat')}
          onRetry={retry}
        />
      ) : (
        <Card>
          <form {...form.formProps} className="stack gap-3" aria-label={i18n._('register.title')}>
            <UsernameField
              {...username.control}
              readOnly={isPending}
              error={
                isTaken ? failureText(i18n, failure, 'register') : usernameMessage(i18n, username.problem)
              }
            />
            <PasswordField
              {...password.control}
              {...toggle}
              label={i18n._('field.password')}
              hint={i18n._('field.password.hint', { min: PASSWORD.minLength })}
              error={passwordMessage(i18n, password.problem)}
            />
            <PasswordField
              {...confirmation.control}
              {...toggle}
              label={i18n._('field.confirmPassword')}
              error={confirmationMessage(i18n, confirmation.problem)}
            />
            {failure && !isTaken && (
              <FailureNotice title={i18n._('register.failed')} failure={failure} call="register" />
            )}
            {wasNotRegistered && (
              <Notice tone="warning" title={i18n._('register.failed')}>
                {i18n._('register.notRegistered')}
              </Notice>
            )}
            {submission === 'slow' && <SlowNotice onStop={retry}>{i18n._('slow.register')}</SlowNotice>}
            <SubmitButton busy={isPending} busyLabel={i18n._('register.pending')}>
              {i18n._('register.submit')}
            </SubmitButton>
          </form>
        </Card>
      )}
      <p className="text-center text-sm text-muted">
        <span>{i18n._('register.haveAccount')}</span>{' '}
        <PageLink href={carryingDestination(paths.login, search)}>{i18n._('register.toLogin')}</PageLink>
      </p>
    </Page>
  );
}
