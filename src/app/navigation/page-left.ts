import type { Unsubscribe } from '../../platform/unsubscribe.ts';
import { pageOf } from '../paths.ts';
import type { NavigationActor } from '../site.ts';

/** Calls the listener with the path (`pageOf`) of each page that is left. A change of only the query does not count. */
export function onPageLeft(navigation: NavigationActor, listener: (path: string) => void): Unsubscribe {
  const shown = () => pageOf(navigation.getSnapshot().context.shown ?? '');
  let page = shown();
  const subscription = navigation.subscribe(() => {
    const left = page;
    page = shown();
    if (left !== page) listener(left);
  });
  return () => subscription.unsubscribe();
}
