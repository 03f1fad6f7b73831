import { useSpoken } from '../labels.ts';
import { PanelButton } from './PanelButton.tsx';

export interface StepButtonsProps {
  /** Null where there is nothing to go to. */
  readonly onBack: (() => void) | null;
  readonly onForward: (() => void) | null;
  readonly onNow: (() => void) | null;
}

/** Goes through what has happened, one step after the other. */
export function StepButtons({ onBack, onForward, onNow }: StepButtonsProps) {
  const { say } = useSpoken();
  const steps = [
    [say('Step back'), onBack],
    [say('Forward'), onForward],
    [say('To now'), onNow],
  ] as const;
  return steps.map(([title, onClick]) => (
    <PanelButton key={title} disabled={onClick === null} onClick={onClick ?? undefined}>
      {title}
    </PanelButton>
  ));
}
