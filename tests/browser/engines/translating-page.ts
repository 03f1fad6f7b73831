/** Runs in a page of the tests, before its scripts: translates it from its first text on. */
import { translatePage } from '../../in-process/translator.ts';

translatePage(document.documentElement);
