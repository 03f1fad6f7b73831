import { useLingui } from '@lingui/react';
import { useSyncExternalStore } from 'react';
import { onScroll, scrolled, scrollToTop } from '../platform/page/scroll.ts';
import { ScrollToTopButton } from '../ui/navigation/ScrollToTopButton.tsx';

/** In CSS pixels; it shows beyond them. */
const SHOWS_AFTER = 500; // spec §2

export function ScrollToTop() {
  const { i18n } = useLingui();
  const isFarDown = useSyncExternalStore(
    onScroll,
    () => scrolled() > SHOWS_AFTER,
    () => false,
  );
  return isFarDown && <ScrollToTopButton label={i18n._('layout.scrollToTop')} onClick={scrollToTop} />;
}
