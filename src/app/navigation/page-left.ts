import type { Unsubscribe } from '../../platform/browser.ts';
import { pageOf } from '../paths.ts';
import type { NavigationActor } from '../site.ts';

/** Calls the listener with the path of each page that is left (`pageOf`). A change of the query leaves no page. */
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
