/** Scrolls back to the top. On a phone it is placed above the bars at the bottom. */
import { Icon } from '../brand/Icon.tsx';

export interface ScrollToTopButtonProps {
  readonly label: string;
  readonly onClick: () => void;
}

export function ScrollToTopButton({ label, onClick }: ScrollToTopButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="fixed right-4 bottom-[calc(1rem+var(--bottom-bar)+var(--submit-bar))] z-10 grid size-12 animate-rise place-items-center rounded-full border border-line-strong bg-raised text-accent-text shadow-raised hover:border-muted tablet:right-6 tablet:bottom-6"
    >
      <Icon name="up" className="size-6" />
    </button>
  );
}
