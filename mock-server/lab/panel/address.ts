/** Where the panel is found: by the page that loads it, and by the test that looks for its traces. */
import { LAB_PATH } from '../../paths.ts';

/** The name of the panel's element. */
export const PANEL_ELEMENT = 'lab-panel';

/** The address of its script. It works from any page of the site, whatever the site's base. */
export const PANEL_SCRIPT = `${LAB_PATH}/panel.js`;

/** A page of the development server that says this in its head does without the panel. */
export const NO_PANEL = '<meta name="lab-panel" content="none" />';
