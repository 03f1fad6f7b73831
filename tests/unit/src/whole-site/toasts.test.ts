/** The toast after a failed change of the password: specification §2, §8 and §9. */
import { fireEvent } from '@testing-library/dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { paths } from '../../../../src/app/paths.ts';
import { say } from '../../../in-process/page-reading.ts';
import { accessibleText } from '../../../in-process/perception.ts';
import { Visit } from '../../../in-process/visit.ts';

let visit: Visit;

/** The region that F8 reaches. */
function area(): HTMLElement | null {
  const name = say('toast.area', { hotkey: 'F8' });
  return [...document.querySelectorAll('section')].find((each) => each.ariaLabel === name) ?? null;
}

const toast = () => area()?.querySelector('li') ?? null;

beforeEach(async () => {
  visit = await Visit.at(paths.bank, { scenario: 'default' });
  visit.site.playerActor('passwordChange')?.send({ type: 'passwordChange.open' });
  await visit.sees(say('passwordChange.current'));
  await visit.fill(say('passwordChange.current'), 'not-the-password');
  await visit.fill(say('passwordChange.new'), 'dok-champa-8');
  await visit.fill(say('passwordChange.confirm'), 'dok-champa-8');
  await visit.press(say('passwordChange.submit'));
  await visit.until(() => toast() !== null, 'a toast');
});

test('has the translated title and description, and does not interrupt a screen reader: it has the default variant', async () => {
  const [title, description] = [say('toast.error'), say('failure.password.currentIncorrect')];
  expect(accessibleText(toast())).toBe(`${say('toast.prefix')} ${title}${description}`);
  await visit.announces('polite', title);
  await visit.announces('polite', description);
});

test('is shown for 5000 ms', async () => {
  await visit.pass(4_999);
  expect(toast()).not.toBeNull();
  await visit.pass(1);
  expect(toast()).toBeNull();
});

test('F8 moves the focus to it', () => {
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(area()?.contains(document.activeElement)).toBe(true);
});

describe('a swipe to the right', () => {
  test.each([
    [50, 'does not dismiss it'],
    [51, 'dismisses it'],
  ])('over %i px %s', async (distance, effect) => {
    const shown = toast();
    if (!shown) throw new Error('there is no toast');
    const finger = { button: 0, pointerId: 1, pointerType: 'touch', clientY: 40 };
    fireEvent.pointerDown(shown, { ...finger, clientX: 100 });
    fireEvent.pointerMove(shown, { ...finger, clientX: 120 });
    fireEvent.pointerMove(shown, { ...finger, clientX: 100 + distance });
    fireEvent.pointerUp(shown, { ...finger, clientX: 100 + distance });
    await visit.mock.settled();
    expect(toast() === null).toBe(effect === 'dismisses it');
  });
});
