/** Where the lab is, below the site's root. Apart, because the panel in the page wants nothing else of the server. */
export const LAB_PATH = '/__lab';
