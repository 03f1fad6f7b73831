/**
 * The folder of its host in which the site is deployed: empty at the host's root, else such as `/demo`. From the page's
 * meta tag if there is one (the demo, whose build does not know its folder), else from the build.
 */
export function siteRoot(): string {
  // There is no document while prerendering.
  if (typeof document === 'undefined') return '';
  const said = document.head.querySelector<HTMLMetaElement>('meta[name="site-root"]')?.content;
  return (said ?? import.meta.env.BASE_URL).replace(/\/$/, '');
}

/** The notices of everything that players download; the build writes them. */
export const LICENCES_FILE = 'licences.txt';
