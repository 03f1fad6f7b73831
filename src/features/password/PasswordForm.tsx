import { useLingui } from '@lingui/react';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { passwordChangeProblems } from '../../../contract/rules/credentials.ts';
import { PASSWORD } from '../../../contract/limits.ts';
import { useForm } from '../../app/hooks/use-form.ts';
import { usePlayerActor } from '../../app/hooks/use-player.ts';
import { isFindingOut, useIsSlow, useSubmissionProgress } from '../../app/hooks/use-submission.ts';
import { useSupportCode } from '../../app/hooks/use-support-code.ts';
import { newPasswordConfirmationMessage, passwordMessage } from '../../i18n/credential-problem-messages.ts';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Button } from '../../ui/form/Button.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { SlowNotice } from '../../shared/SlowNotice.tsx';

export interface PasswordFormProps {
  /** For password managers, and for the login that finds out the outcome (contract §1). */
  readonly username: string;
  readonly onCancel: () => void;
}

/** The form with three password fields, which are revealed together: specification §4 and §5. */
export function PasswordForm({ username, onCancel }: PasswordFormProps) {
  const { i18n } = useLingui();
  const passwordChange = usePlayerActor('passwordChange');
  const isPending = useSelector(passwordChange, (snapshot) => snapshot.hasTag('pending'));
  const wasRejected = useSelector(passwordChange, (snapshot) => snapshot.hasTag('rejected'));
  const isUnresolved = useSelector(passwordChange, (snapshot) => snapshot.hasTag('unresolved'));
  const isChecking = isFindingOut(useSubmissionProgress(passwordChange));
  const isSlow = useIsSlow(passwordChange);
  const [areShown, setShown] = useState(false);
  // The toast with the reason (specification §8) closes after five seconds; the support code stays in the dialog.
  const code = useSupportCode('passwordChange');
  const form = useForm({
    initial: { currentPassword: '', newPassword: '', confirmNewPassword: '' },
    problems: passwordChangeProblems,
    onSubmit: (request) =>
      passwordChange.send({ type: 'passwordChange.submit', attempt: { username, request } }),
  });
  const current = form.field('currentPassword');
  const fresh = form.field('newPassword');
  const confirmation = form.field('confirmNewPassword');
  const shared = {
    showLabel: i18n._('field.password.show'),
    hideLabel: i18n._('field.password.hide'),
    visible: areShown,
    onVisibleChange: setShown,
    readOnly: isPending,
    maxLength: 128,
  };
  return (
    <form {...form.formProps} className="stack gap-3" aria-label={i18n._('passwordChange.title')}>
      {/* oxlint-disable-next-line react/forbid-elements -- nobody types into it */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      {/* Hidden instead of unmounted while the outcome is unknown, so that the values are kept. */}
      <div className="stack gap-3" hidden={isUnresolved}>
        <PasswordField
          {...current.control}
          {...shared}
          label={i18n._('passwordChange.current')}
          error={passwordMessage(i18n, current.problem)}
          autoComplete="current-password"
        />
        <PasswordField
          {...fresh.control}
          {...shared}
          label={i18n._('passwordChange.new')}
          hint={i18n._('field.password.hint', { min: PASSWORD.minLength })}
          error={passwordMessage(i18n, fresh.problem)}
          autoComplete="new-password"
        />
        <PasswordField
          {...confirmation.control}
          {...shared}
          label={i18n._('passwordChange.confirm')}
          error={newPasswordConfirmationMessage(i18n, confirmation.problem)}
          autoComplete="new-password"
        />
      </div>
      {isSlow && (
        <SlowNotice onStop={() => passwordChange.send({ type: 'passwordChange.stopWaiting' })}>
          {i18n._('slow.passwordChange')}
        </SlowNotice>
      )}
      {isUnresolved && (
        <Notice tone="warning" announced="alert" title={i18n._('passwordChange.unresolved.title')}>
          <span>{i18n._('passwordChange.unresolved.body')}</span>
          {code}
        </Notice>
      )}
      {wasRejected && code}
      <div className="stack gap-2.5">
        {isUnresolved ? (
          // The keys keep React from reusing this button as the submit button, which the same click would then press.
          <Button
            key="check"
            kind="primary"
            fullWidth
            onClick={() => passwordChange.send({ type: 'passwordChange.checkAgain' })}
          >
            {i18n._('passwordChange.unresolved.check')}
          </Button>
        ) : (
          <Button
            key="submit"
            kind="primary"
            type="submit"
            fullWidth
            busy={isPending}
            busyLabel={isChecking ? i18n._('passwordChange.checking') : i18n._('passwordChange.pending')}
          >
            {i18n._('passwordChange.submit')}
          </Button>
        )}
        <Button fullWidth onClick={onCancel} disabled={isPending}>
          {isUnresolved ? i18n._('passwordChange.close') : i18n._('passwordChange.cancel')}
        </Button>
      </div>
    </form>
  );
}
