/** Performs the actions of a document in a browser: with the same labels, and the same lab commands. */
import type { Locator, Page } from '@playwright/test';
import { EXIT, run } from '../../../../mock-server/lab/command-line/run.ts';
import type { Say } from '../../../../tests/browser/fixtures/messages.ts';
import { durationOf } from '../../../viewer/panel/duration.ts';
import type { Action } from '../manual/manual-case.ts';

/** Time limit for a button to become visible and enabled. */
const PATIENCE_MS = 15_000;

export interface Hands {
  /** The active tab. */
  page: Page;
  readonly first: Page;
  readonly origin: string;
  readonly say: Say;
}

/** @throws when the action cannot be performed. */
export async function perform(hands: Hands, action: Action): Promise<void> {
  const { page, say, origin } = hands;
  switch (action.kind) {
    case 'lab':
      return labLine(origin, action.line);
    case 'signIn':
      await page.goto(`${origin}/login/`);
      await page.getByLabel(say('field.username'), { exact: true }).fill(action.player);
      await page.getByLabel(say('field.password'), { exact: true }).fill(action.password);
      await page.getByRole('button', { name: say('login.submit'), exact: true }).click();
      return page
        .getByRole('button', { name: say('layout.playerMenu') })
        .first()
        .waitFor();
    case 'open':
      await page.goto(`${origin}${action.path}`);
      return;
    case 'press':
      return press(page, say(action.label, action.values));
    case 'fill': {
      const field = page.getByLabel(say(action.label), { exact: true });
      await field.fill(action.text, { timeout: PATIENCE_MS });
      return field.blur();
    }
    case 'choose':
      return choose(page.getByRole('radio', { name: action.option }), closedChoice(page, action.option));
    case 'chooseFirst':
      return choose(
        page.getByRole('radiogroup', { name: say(action.group) }).getByRole('radio'),
        closedChoice(page, say(action.group)),
      );
    case 'wait':
      return page.waitForTimeout(action.seconds * 1000);
    case 'look':
      return;
    case 'reload':
      await page.reload();
      return;
    case 'comeBack':
      await page.evaluate(visibilityScript('hidden'));
      return page.evaluate(visibilityScript('visible'));
    case 'goOffline':
    case 'goOnline':
      return page.context().setOffline(action.kind === 'goOffline');
    case 'dropSession':
      return page.context().clearCookies({ name: 'sid' });
    case 'otherTab':
      hands.page = await page.context().newPage();
      await hands.page.goto(`${origin}${action.path}`);
      return;
    case 'firstTab':
      hands.page = hands.first;
      return hands.first.bringToFront();
    case 'begin': {
      const choice = page.getByLabel('How it begins', { exact: true });
      await choice.selectOption(action.input);
      return;
    }
    case 'send':
      return within(page, 'What can happen now', action.event);
    case 'sendRejected':
      return within(page, 'What would be rejected', action.event);
    case 'lookUnheard':
      return page.getByText('What is not handled here').first().waitFor({ timeout: PATIENCE_MS });
    case 'answer':
    case 'fail': {
      const actor = action.actor === action.actor ? action.actor : `${action.actor} (${action.actor})`;
      const word = action.kind === 'answer' ? 'Succeeds:' : 'Fails:';
      return within(page, `Actor ${actor}`, `${word} ${action.name}`);
    }
    case 'pass':
      return within(page, 'What can happen now', `Let ${durationOf(action.milliseconds)} pass`);
  }
}

/**
 * Runs a lab command.
 * @throws with the lab's message when it rejects the command.
 */
async function labLine(origin: string, line: string): Promise<void> {
  const complaints: string[] = [];
  const exitCode = await run(line.split(' '), {
    environment: { LAB_URL: origin },
    folder: '.',
    width: Infinity,
    print: () => undefined,
    complain: (text) => complaints.push(text),
  });
  if (exitCode !== EXIT.done) throw new Error(`npm run lab -- ${line}: ${complaints.join(' ')}`);
}

/** Clicks a button, menu item or link by name; an open dialog or menu takes precedence over the page. */
async function press(page: Page, name: string): Promise<void> {
  const over = page.getByRole('dialog').or(page.getByRole('alertdialog')).or(page.getByRole('menu'));
  const around: Locator | Page = (await over.first().isVisible()) ? over.last() : page;
  const button = around.getByRole('button', { name, exact: true });
  const item = around.getByRole('menuitem', { name, exact: true });
  const link = around.getByRole('link', { name, exact: true });
  // Waits for any candidate first; then a button takes precedence over a link with the same name.
  // The accessible name of a menu button contains the player's name after its own, so it matches without `exact`.
  const beginning = around.getByRole('button', { name });
  await beginning.or(item).or(link).first().waitFor({ timeout: PATIENCE_MS });
  const found = [button, item, link, beginning];
  const counts = await Promise.all(found.map((each) => each.count()));
  const pressable = found[counts.findIndex((count) => count > 0)] ?? link;
  await pressable.first().click({ timeout: PATIENCE_MS });
}

/** Clicks a button in a section of the viewer, by the bold text that it contains or by its name. */
async function within(page: Page, section: string, text: string): Promise<void> {
  const buttons = page.getByRole('region', { name: section, exact: true }).getByRole('button');
  const named = buttons.filter({ has: page.getByText(text, { exact: true }) });
  await named
    .or(buttons.and(page.getByRole('button', { name: text, exact: true })))
    .first()
    .click({
      timeout: PATIENCE_MS,
    });
}

/**
 * Fakes `visibilityState`, because a headless page is never hidden. A string, since the TypeScript loader adds helpers to
 * functions that do not exist in the page.
 */
function visibilityScript(state: 'hidden' | 'visible'): string {
  return `Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => '${state}' });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));`;
}

/** A compact choice whose options are closed, by its legend or by the option that it shows. */
function closedChoice(page: Page, text: string): Locator {
  return page.getByRole('main').getByRole('button', { name: text, expanded: false });
}

/** Chooses the first of the options, unless the form already shows one in a closed choice. */
async function choose(options: Locator, closed: Locator): Promise<void> {
  await options.or(closed).first().waitFor({ timeout: PATIENCE_MS });
  if (await options.first().isVisible()) await options.first().click({ timeout: PATIENCE_MS });
}
