import { useSelector } from '@xstate/react';
import { type ReactNode, useLayoutEffect } from 'react';
import { splitAddress } from '../paths.ts';
import { useSite } from '../site-context.ts';
import { returnTo, startAtTop } from '../../platform/page/place.ts';

/**
 * Sets scroll position and focus after a navigation: the top of the page after a link, the previous position after Back,
 * Forward or a reload. A change of only the query does not scroll.
 */
export function Landing({ children }: { readonly children: ReactNode }) {
  const { navigation, browser, places } = useSite();
  const arrivals = useSelector(navigation, ({ context }) => context.arrivals);
  useLayoutEffect(() => {
    if (arrivals === 0) return undefined;
    const { arrival, shown, from } = navigation.getSnapshot().context;
    const isSamePage =
      from !== null && shown !== null && splitAddress(from).path === splitAddress(shown).path;
    const place =
      arrival === 'history' || arrival === 'first' ? places.recall(browser.history.entry()) : null;
    if (place) return returnTo(place);
    if (arrival !== 'first' && !isSamePage) startAtTop(/#.*$/.exec(shown ?? '')?.[0] ?? '');
    return undefined;
  }, [arrivals, navigation, browser, places]);
  return children;
}
