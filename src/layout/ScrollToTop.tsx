import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { onScroll, scrollToTop } from '../platform/page/scroll.ts';
import { ScrollToTopButton } from '../ui/navigation/ScrollToTopButton.tsx';

/** In CSS pixels; it shows beyond them. */
const SHOWS_AFTER = 500; // spec §2

export function ScrollToTop() {
  const { i18n } = useLingui();
  const [isFarDown, setIsFarDown] = useState(false);
  useEffect(() => onScroll((pixels) => setIsFarDown(pixels > SHOWS_AFTER)), []);
  return isFarDown && <ScrollToTopButton label={i18n._('layout.scrollToTop')} onClick={scrollToTop} />;
}
