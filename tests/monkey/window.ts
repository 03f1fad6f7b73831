/** The window of the walks: as that of the benches, which prints nothing. */
import '../bench/frugality/window.ts';

window.print = () => undefined;
