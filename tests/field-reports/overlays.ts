import type { FieldReport } from './field-report.ts';

export const overlays: FieldReport = {
  kind: 'An overlay stays over the page that Back shows',
  source: 'https://github.com/kaedroho/django-bridge/issues/26',
  seen: 'Back under the drawer, a menu or the contact sheet changed the page below, which could not be used.',
  input: ['drawer, contact sheet, both menus, the form for the password'],
  expected: 'Back closes what lies over the page.',
  guard: 'Drawers, sheets and menus of the frame use `useOpenedOnPress` or `useHistoryMoves`.',
  tests: [['tests/unit/src/whole-site/frame.test.ts', 'Back closes what lies over the page']],
};
