/** The panel as one script, made when a server wants it: nothing of it is ever built into the site. */
import { bundleScript } from '../../hosts/bundle-script.ts';

/** The source of an ES module that puts the panel into the page that loads it, from any address and base. */
export function bundlePanel(): Promise<string> {
  return bundleScript(new URL('main.ts', import.meta.url));
}
