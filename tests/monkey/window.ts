/** The window of the walks: as that of the benches, which prints nothing. The site is loaded after it, and after what replaces parts of React. */
import './virtual-react.ts';
import '../bench/frugality/window.ts';
import './lazy-components.ts';

window.print = () => undefined;
