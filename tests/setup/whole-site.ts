/**
 * Gives each test of the whole site the same initial state, because test files share the modules of a worker: all code and
 * messages are loaded, the language is Lao, the browser is online, and the document is empty. Fails a test whose page renders a text
 * without an element of its own.
 */
import { onlineManager } from '@tanstack/react-query';
import { configure } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { switchLanguage } from '../../src/i18n/language.ts';
import { watchBareTexts } from '../in-process/bare-texts.ts';
import { loadWholeSite } from '../in-process/page.tsx';
import { PHONE, setViewport } from '../in-process/viewport.ts';
import { endVisit } from '../in-process/visit.ts';
import { endVisits } from '../unit/src/whole-site/visit.ts';

configure({
  // Long enough for a slow machine.
  asyncUtilTimeout: 20_000,
  // Without the markup of the whole page, which the default message contains.
  getElementError: (message) => new Error(message ?? ''),
});

let bareTexts: ReturnType<typeof watchBareTexts>;

beforeAll(loadWholeSite);

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  setViewport(PHONE);
  // jsdom neither paints nor animates.
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.getAnimations = () => [];
  await switchLanguage('lo');
  bareTexts = watchBareTexts();
});

afterEach(async () => {
  await endVisit();
  await endVisits();
  onlineManager.setOnline(true);
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
  expect(bareTexts(), 'texts without an element of their own').toEqual([]);
});
