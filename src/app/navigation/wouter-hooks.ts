import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { siteRoot } from '../../platform/site-root.ts';
import { splitAddress, paths } from '../paths.ts';
import { useSite } from '../site-context.ts';

interface NavigateOptions {
  readonly replace?: boolean;
}

/** Gives wouter the shown location, never the pending one, and forwards wouter's navigations to the navigation machine. */
function useShownLocation(): [string, (to: string, options?: NavigateOptions) => void] {
  const { navigation } = useSite();
  const path = useSelector(navigation, ({ context }) => splitAddress(context.shown ?? paths.home).path);
  const navigate = useCallback(
    (to: string, { replace = false }: NavigateOptions = {}) =>
      navigation.send({ type: 'navigation.asked', to, replace }),
    [navigation],
  );
  return [path, navigate];
}

/** The query of the shown location. */
function useShownSearch(): string {
  return useSelector(useSite().navigation, ({ context }) => splitAddress(context.shown ?? paths.home).search);
}

/** Props of wouter's `Router`. Only `href` attributes contain the site's root folder; all other paths are relative to it. */
export const shownByTheMachine = {
  hook: useShownLocation,
  searchHook: useShownSearch,
  hrefs: (href: string) => siteRoot() + href,
};
