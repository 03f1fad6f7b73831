/** The entry script that adds the panel to a page. Bundled separately, or used as an entry of a build that includes it. */
import { PANEL_ELEMENT } from './address.ts';
import { LabPanel } from './element.ts';

customElements.define(PANEL_ELEMENT, LabPanel);
document.body.append(document.createElement(PANEL_ELEMENT));
