/**
 * What tests of the whole site find, whichever tests ran before them in the same worker: all code and messages of the site, Lao,
 * a browser that is online, and an empty document.
 */
import { onlineManager } from '@tanstack/react-query';
import { configure } from '@testing-library/dom';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { speak } from '../../src/i18n/language.ts';
import { loadWholeSite } from '../in-process/page.tsx';
import { endVisit } from '../in-process/visit.ts';
import { endVisits } from '../unit/src/whole-site/visit.ts';

configure({
  // A slow machine is no failing test.
  asyncUtilTimeout: 20_000,
  // A failure says what is missing; the whole page would be too long.
  getElementError: (message) => new Error(message ?? ''),
});

beforeAll(loadWholeSite);

beforeEach(async () => {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
  // Nothing is painted or animated.
  HTMLCanvasElement.prototype.getContext = () => null;
  Element.prototype.getAnimations = () => [];
  await speak('lo');
});

afterEach(async () => {
  await endVisit();
  await endVisits();
  onlineManager.setOnline(true);
  document.body.replaceChildren();
  window.history.replaceState(null, '', '/');
});
