import { expect, test } from 'vitest';
import { VisitMemory } from '../../../../../src/features/responsible-play/visit-memory.ts';
import { memoryStore } from '../../browser.ts';

const VISIT = { startedAt: 1_000, answeredAt: 2_000 };

test('a visit is restored after a reload, rounded to the millisecond', () => {
  const tab = memoryStore();
  new VisitMemory(tab).keep('P1', { startedAt: 1_000.4, answeredAt: 1_999.6 });
  expect(new VisitMemory(tab).recall('P1')).toEqual(VISIT);
});

test('the visit of another player is not restored', () => {
  const tab = memoryStore();
  new VisitMemory(tab).keep('P1', VISIT);
  expect(new VisitMemory(tab).recall('P2')).toBeNull();
});

test.each([
  '',
  'not JSON',
  '{}',
  '{"version":1,"value":{"playerId":"P1","startedAt":"soon","answeredAt":0}}',
])('an invalid stored text (%j) begins a new visit', (written) => {
  expect(new VisitMemory(memoryStore({ visit: written })).recall('P1')).toBeNull();
});
