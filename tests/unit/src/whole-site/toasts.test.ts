/** Messages over the page: the toast after a failed change of the password (specification §2, §8 and §9), and the notice of a new build. */
import { fireEvent } from '@testing-library/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { paths } from '../../../../src/app/paths.ts';
import { say } from '../../../in-process/page-reading.ts';
import { accessibleText } from '../../../in-process/perception.ts';
import { Visit } from '../../../in-process/visit.ts';
import { fillInPasswordChange } from './forms.ts';

/** The region that F8 reaches. */
function area(): HTMLElement | null {
  const name = say('toast.area', { hotkey: 'F8' });
  return [...document.querySelectorAll('section')].find((each) => each.ariaLabel === name) ?? null;
}

const toast = () => area()?.querySelector('li') ?? null;

async function failsToChangePassword(): Promise<Visit> {
  const visit = await Visit.at(paths.bank, { scenario: 'default' });
  visit.site.playerActor('passwordChange')?.send({ type: 'passwordChange.open' });
  await visit.sees(say('passwordChange.current'));
  await fillInPasswordChange('not-the-password', 'dok-champa-8', visit);
  await visit.press(say('passwordChange.submit'));
  await visit.until(() => toast() !== null, 'a toast');
  return visit;
}

test('a toast has the translated title and description, does not interrupt a screen reader, and is shown for 5000 ms', async () => {
  const visit = await failsToChangePassword();
  const [title, description] = [say('toast.error'), say('failure.password.currentIncorrect')];
  expect(accessibleText(toast())).toBe(`${say('toast.prefix')} ${title}${description}`);
  // It has the default variant.
  await visit.announces('polite', title);
  await visit.announces('polite', description);
  await visit.pass(4_999);
  expect(toast()).not.toBeNull();
  await visit.pass(1);
  expect(toast()).toBeNull();
});

test('F8 moves the focus to a toast, and a swipe over more than 50 px to the right dismisses it', async () => {
  const visit = await failsToChangePassword();
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(area()?.contains(document.activeElement)).toBe(true);
  const swipe = async (distance: number) => {
    const finger = { button: 0, pointerId: 1, pointerType: 'touch', clientY: 40 };
    const shown = toast() ?? document;
    fireEvent.pointerDown(shown, { ...finger, clientX: 100 });
    fireEvent.pointerMove(shown, { ...finger, clientX: 120 });
    fireEvent.pointerMove(shown, { ...finger, clientX: 100 + distance });
    fireEvent.pointerUp(shown, { ...finger, clientX: 100 + distance });
    await visit.mock.settled();
  };
  await swipe(50);
  expect(toast()).not.toBeNull();
  await swipe(51);
  expect(toast()).toBeNull();
});

test('a new build is announced when the player goes to a page where no money is moved', async () => {
  document.head.innerHTML = '<meta name="build" content="0123456789ab">';
  onTestFinished(() => {
    document.head.innerHTML = '';
  });
  const visit = await Visit.at(paths.contact, { scenario: 'default', player: null });
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) =>
    String(url).endsWith('/version.json')
      ? Promise.resolve(new Response('{"build":"ba9876543210"}'))
      : fetch(url, init),
  );
  await visit.pass(20 * 60_000);
  visit.go(paths.home);
  await visit.notifies('polite', say('upgrade.title'));
});
