/** The panel's address, for the page that loads it and for the test that looks for traces of it. */
import { LAB_PATH } from '../../paths.ts';

/** The tag name of the panel's custom element. */
export const PANEL_ELEMENT = 'lab-panel';

/** The URL path of the panel's script, which is independent of the site's base. */
export const PANEL_SCRIPT = `${LAB_PATH}/panel.js`;
