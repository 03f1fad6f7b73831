import { i18n } from '@lingui/core';
import { TOAST_HOTKEY, TOAST_SWIPE_PX } from '../../../contract/limits.ts';
import { MissingPetal } from '../../../src/ui/brand/MissingPetal.tsx';
import ConfirmDialog from '../../../src/ui/feedback/ConfirmDialog.tsx';
import { EmptyState } from '../../../src/ui/feedback/EmptyState.tsx';
import { FailureView } from '../../../src/ui/feedback/FailureView.tsx';
import { GoodNewsDialog } from '../../../src/ui/feedback/GoodNewsDialog.tsx';
import { Notice } from '../../../src/ui/feedback/Notice.tsx';
import { NumberedSteps } from '../../../src/ui/feedback/NumberedSteps.tsx';
import { OfflineStrip } from '../../../src/ui/feedback/OfflineStrip.tsx';
import { Skeleton, SkeletonList } from '../../../src/ui/feedback/Skeleton.tsx';
import { Spinner } from '../../../src/ui/feedback/Spinner.tsx';
import { Splash } from '../../../src/ui/feedback/Splash.tsx';
import { SpokenStatus } from '../../../src/ui/feedback/SpokenStatus.tsx';
import { StepList } from '../../../src/ui/feedback/StepList.tsx';
import { StepTrack } from '../../../src/ui/feedback/StepTrack.tsx';
import { SuccessBloom } from '../../../src/ui/feedback/SuccessBloom.tsx';
import { SupportCode } from '../../../src/ui/feedback/SupportCode.tsx';
import { Toast, ToastArea, type ToastTone } from '../../../src/ui/feedback/Toast.tsx';
import { Button } from '../../../src/ui/form/Button.tsx';
import { nothing } from './no-operation.ts';
import type { Specimens } from './specimen.ts';

const TONES = ['info', 'success', 'warning', 'danger'] as const;
const SHAPES = ['text', 'title', 'control', 'tile', 'card', 'qr'] as const;

function toast(tone: ToastTone) {
  return (
    <ToastArea
      tone={tone}
      label={i18n._('toast.area', { hotkey: TOAST_HOTKEY })}
      hotkey={TOAST_HOTKEY}
      onHold={nothing}
      onRelease={nothing}
    >
      <Toast
        open
        tone={tone}
        prefix={i18n._('toast.prefix')}
        title={i18n._('passwordChange.done.title')}
        description={i18n._('passwordChange.done.signedIn')}
        closeLabel={i18n._('toast.close')}
        swipeThresholdPx={TOAST_SWIPE_PX}
        onDismiss={nothing}
      />
    </ToastArea>
  );
}

export const FEEDBACK_SPECIMENS: Specimens = {
  'feedback/ConfirmDialog': () => (
    <ConfirmDialog
      open
      title={i18n._('order.cancel.title')}
      confirmLabel={i18n._('order.cancel.confirm')}
      keepLabel={i18n._('order.cancel.keep')}
      onConfirm={nothing}
      onKeep={nothing}
    >
      <p>{i18n._('order.cancel.consequence')}</p>
    </ConfirmDialog>
  ),
  'feedback/EmptyState': () => (
    <EmptyState
      icon="search"
      title={i18n._('notFound.title')}
      action={<Button>{i18n._('common.backToHome')}</Button>}
    >
      {i18n._('notFound.explanation')}
    </EmptyState>
  ),
  'feedback/FailureView': () => (
    <FailureView
      picture={<MissingPetal className="size-38" />}
      title={i18n._('notFound.title')}
      action={<Button kind="primary">{i18n._('common.backToHome')}</Button>}
    >
      <p>{i18n._('notFound.explanation')}</p>
    </FailureView>
  ),
  'feedback/Notice': () => (
    <>
      {TONES.map((tone) => (
        <Notice
          key={tone}
          tone={tone}
          title={i18n._('deposit.notCreated.title')}
          action={<Button size="small">{i18n._('common.tryAgain')}</Button>}
        >
          {i18n._('deposit.notCreated.body')}
        </Notice>
      ))}
    </>
  ),
  'feedback/OfflineStrip': () => <OfflineStrip offline>{i18n._('layout.offline')}</OfflineStrip>,
  'feedback/Skeleton': () => SHAPES.map((shape) => <Skeleton key={shape} shape={shape} />),
  'feedback/SkeletonList': () => <SkeletonList label={i18n._('common.loading')} count={3} />,
  'feedback/Spinner': () => <Spinner className="size-8" />,
  'feedback/Splash': () => <Splash label={i18n._('common.loading')} />,
  'feedback/SpokenStatus': () => <SpokenStatus>{i18n._('common.copied')}</SpokenStatus>,
  'feedback/StepList': () => (
    <StepList
      label={i18n._('promotion.steps')}
      doneLabel={i18n._('promotion.step.done')}
      steps={[
        { key: 'choose', text: i18n._('deposit.step.choose'), state: 'done' },
        { key: 'pay', text: i18n._('deposit.step.pay'), state: 'current' },
        { key: 'receive', text: i18n._('deposit.step.receive'), state: 'ahead' },
      ]}
    />
  ),
  'feedback/StepTrack': () =>
    [0, 1, 2, 3].map((current) => (
      <StepTrack
        key={current}
        label={i18n._('deposit.steps')}
        steps={[i18n._('deposit.step.choose'), i18n._('deposit.step.pay'), i18n._('deposit.step.receive')]}
        current={current}
        doneLabel={i18n._('deposit.step.done')}
      />
    )),
  'feedback/Toast': () => toast('success'),
  'feedback/ToastArea': () => toast('danger'),
  'feedback/GoodNewsDialog': () => (
    <GoodNewsDialog
      title={i18n._('receipt.success.title')}
      confirmLabel={i18n._('success.confirm')}
      onConfirm={nothing}
    >
      <p>{i18n._('receipt.success.note')}</p>
    </GoodNewsDialog>
  ),
  'feedback/NumberedSteps': () => (
    <NumberedSteps steps={[i18n._('qr.onePhone.save'), i18n._('qr.onePhone.scan')]} />
  ),
  'feedback/SuccessBloom': () => <SuccessBloom className="size-40" />,
  'feedback/SupportCode': () => <SupportCode label={i18n._('failure.supportCode')} code="req-000042" />,
};
