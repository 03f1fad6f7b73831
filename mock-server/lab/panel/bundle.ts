/** Bundles the panel as one script on request, so that it never becomes part of the site's build. */
import { bundleScript } from '../../hosts/bundle-script.ts';

/** Returns the source of an ES module that adds the panel to the page that loads it, independent of the page's URL and base. */
export function bundlePanel(): Promise<string> {
  return bundleScript(new URL('main.ts', import.meta.url));
}
