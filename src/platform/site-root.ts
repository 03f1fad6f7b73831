/**
 * The folder of its host that the site lives in: nothing at the host's root, else such as `/demo`. It is known from the
 * build, unless the page says it, as one does that was built before anyone knew where it would live.
 */
export function siteRoot(): string {
  // The first views are drawn before there is a page.
  if (typeof document === 'undefined') return '';
  const said = document.querySelector<HTMLMetaElement>('meta[name="site-root"]')?.content;
  return (said ?? import.meta.env.BASE_URL).replace(/\/$/, '');
}
