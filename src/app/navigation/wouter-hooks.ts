import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import { siteRoot } from '../../platform/site-root.ts';
import { splitAddress, paths } from '../paths.ts';
import { useSite } from '../site-context.ts';

interface NavigateOptions {
  readonly replace?: boolean;
}

/** Gives wouter the shown location, never the one that is on its way; the machine goes where wouter is asked to go. */
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

/** What wouter's router is given. Links carry the folder that the site lives in; everything else is below it. */
export const shownByTheMachine = {
  hook: useShownLocation,
  searchHook: useShownSearch,
  hrefs: (href: string) => siteRoot() + href,
};
