/** The script that brings the panel into a page. It is bundled by itself, or is an entry of a build that wants it. */
import { PANEL_ELEMENT } from './address.ts';
import { LabPanel } from './element.ts';

customElements.define(PANEL_ELEMENT, LabPanel);
document.body.append(document.createElement(PANEL_ELEMENT));
