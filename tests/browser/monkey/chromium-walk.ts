/**
 * A walk of the monkey in a real browser, in simulated time: `clock` of Playwright in the pages, the lab's clock in the mock, and
 * due times for requests. Time passes in slices. After each slice everything that is due is done before the oracles run.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { GOOD } from '../../monkey/condition.ts';
import { differenceOf } from '../../monkey/judges.ts';
import { ACKNOWLEDGED_WITHIN_MS, Violation } from '../../monkey/oracles.ts';
import { setupInText, type Step, stepInText, type Walk } from '../../monkey/steps.ts';
import { AWAY_MS, SETTLING_MS, START } from '../../monkey/times.ts';
import type { World } from '../../../mock-server/lab/client/world.ts';
import { inputMethod } from '../fixtures/input-method.ts';
import { messagesIn } from '../fixtures/messages.ts';
import { DueNetwork } from './due-network.ts';
import type * as PageScript from './page-script.ts';

declare global {
  interface Window {
    /** The exports of page-script.ts, which runs in the page. */
    readonly monkey: typeof PageScript;
  }
}

/** Time passes in slices of this length, and in longer ones while nothing happens. */
const SLICE_MS = 100;
const LONGEST_SLICE_MS = 8_000;
/** A wait of at least this long is simulated as a sleep of the device: its timers fire when it wakes up. */
const SLEEP_MS = 60_000;
/** After this time a toast that covers a control has disappeared. */
const COVERED_MS = 10_000;
/** A page that still has open requests after this many calls of `turn` will never be idle. */
const MOST_TURNS = 3_000;
const PASSWORDS = { demo: 'demo-1234', newcomer: 'newcomer-1234' };

const say = messagesIn('lo');

export class ChromiumWalk {
  readonly #context: BrowserContext;
  readonly #world: World;
  readonly #network: DueNetwork;
  readonly #walk: Walk;
  readonly #taken: string[] = [];
  readonly #errors: string[] = [];
  readonly #tabs: Page[] = [];
  #page: Page | null = null;
  /** Whether a press without a control is an error: with a planted fault, such a press would leave the fault unnoticed. */
  #mustPress = false;

  constructor(context: BrowserContext, world: World, walk: Walk) {
    this.#context = context;
    this.#world = world;
    this.#network = new DueNetwork(context, this.#world, START);
    this.#walk = walk;
  }

  /**
   * Plays the walk to its end; `plant` changes the page before the first step. @throws the violation that an oracle reports, with
   * the steps before it.
   */
  async play(plant?: (page: Page) => Promise<unknown>): Promise<void> {
    try {
      await this.#begin();
      this.#mustPress = plant !== undefined;
      await plant?.(this.#tab);
      for (const step of this.#walk.steps) {
        this.#taken.push(stepInText(step));
        await this.#take(step);
        await this.#drained();
        await this.#look();
      }
      await this.#settle();
    } catch (error) {
      throw this.#withSteps(error);
    }
  }

  async #begin(): Promise<void> {
    const { scenario, player, address, condition, waitMs } = this.#walk.setup;
    const context = this.#context;
    await this.#world.reset({ scenario });
    await this.#world.clock.freeze(new Date(START).toISOString());
    if (player !== null) await this.#world.session(player);
    await context.clock.install({ time: START });
    await context.clock.pauseAt(START);
    await this.#network.begin();
    context.on('weberror', (webError) => {
      const error: unknown = webError.error();
      this.#errors.push(`page error: ${error instanceof Error ? error.message : String(error)}`);
    });
    context.on('console', (message) => {
      if (message.type() === 'error' && !isNetworkFailure(message.text()))
        this.#errors.push(`console error: ${message.text()}`);
    });
    this.#network.condition = condition;
    await this.#open(address);
    await this.#pass(waitMs);
  }

  get #tab(): Page {
    if (!this.#page) throw new Error('no tab is open');
    return this.#page;
  }

  async #take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'click':
        return this.#press(
          await this.#tab.evaluate((click) => window.monkey.aim(click.in, click.nth), step),
          step.waitMs,
        );
      case 'submit':
        return this.#press(await this.#tab.evaluate(() => window.monkey.aim('submit', 0)), step.waitMs);
      case 'follow':
        return this.#press(await this.#tab.evaluate((to) => window.monkey.follow(to), step.address), 0);
      case 'fill':
        return this.#fill(step.variant);
      case 'type':
        return this.#type(step.nth, step.text);
      case 'choose':
        return this.#tab.evaluate(({ nth, option }) => window.monkey.choose(nth, option), step);
      case 'load':
        return this.#load(step.address);
      case 'reload':
        return this.#load(await this.#address());
      case 'back':
        return this.#back();
      case 'openTab':
        if (this.#tabs.length < 2 && this.#network.isUp) await this.#open(step.address);
        return undefined;
      case 'switchTab':
        return this.#lookAt(this.#tabs.find((tab) => tab !== this.#page) ?? this.#tab);
      case 'closeTab':
        return this.#closeTab();
      case 'look away and back':
        return this.#lookAway(400);
      case 'line':
        return this.#setUp(step.isUp);
      case 'network':
        this.#network.condition = step.condition;
        return undefined;
      case 'pass':
        return step.ms > SLEEP_MS ? this.#lookAway(step.ms) : this.#pass(step.ms);
      case 'settle':
        return this.#settle();
      case 'outside':
        // The walks in jsdom play the actions of the bank, of staff and of the phone.
        return undefined;
    }
  }

  async #open(address: string): Promise<void> {
    const page = await this.#context.newPage();
    this.#tabs.push(page);
    const before = this.#page;
    this.#page = page;
    await before?.evaluate(() => window.monkey.setVisible(false));
    await this.#load(address);
  }

  /** Offline, nothing is loaded, as in any browser. */
  async #load(address: string): Promise<void> {
    if (!this.#network.isUp) return;
    this.#network.forget((page) => page === this.#tab);
    await this.#tab.goto(address, { waitUntil: 'commit' });
    await this.#drained();
  }

  /**
   * Does not use the browser's offline emulation: a renderer process forgets it as soon as one of its pages closes, such as the
   * tab of a game, and the page then believes that it is online.
   */
  async #setUp(isUp: boolean): Promise<void> {
    // `navigator.onLine` changes before requests fail, as in a browser.
    if (isUp) await this.#network.setUp(isUp);
    for (const tab of this.#tabs) await tab.evaluate((online) => window.monkey.setOnline(online), isUp);
    if (!isUp) await this.#network.setUp(isUp);
  }

  #address(): Promise<string> {
    return this.#tab.evaluate(() => window.monkey.address());
  }

  async #back(): Promise<void> {
    if (!this.#network.isUp) return;
    await this.#tab.evaluate(() => {
      if (window.navigation.canGoBack) window.history.back();
    });
  }

  async #lookAt(tab: Page): Promise<void> {
    if (tab === this.#page) return;
    await this.#tab.evaluate(() => window.monkey.setVisible(false)).catch(() => undefined);
    this.#page = tab;
    await tab.bringToFront();
    await tab.evaluate(() => {
      window.monkey.restart();
      window.monkey.setVisible(true);
    });
  }

  async #closeTab(): Promise<void> {
    const gone = this.#tab;
    const other = this.#tabs.find((tab) => tab !== gone);
    if (!other) return;
    this.#tabs.splice(this.#tabs.indexOf(gone), 1);
    await this.#lookAt(other);
    await this.#close(gone);
  }

  async #close(page: Page): Promise<void> {
    await page.close();
    this.#network.forget((each) => each === page);
  }

  /** Hides the page for a time; in a long one the device sleeps. */
  async #lookAway(milliseconds: number): Promise<void> {
    await this.#tab.evaluate(() => window.monkey.setVisible(false));
    if (milliseconds > SLEEP_MS) {
      // Requests in flight get time to end before the sleep.
      await this.#pass(LONGEST_SLICE_MS);
      await this.#network.run(this.#network.now + milliseconds, (ms) =>
        this.#context.clock.fastForward(ms).catch(violationOfTimer),
      );
      await this.#drained();
    } else await this.#pass(milliseconds);
    await this.#tab.evaluate(() => window.monkey.setVisible(true));
  }

  /** Presses a control with the mouse, and reports a violation if nothing follows in time. */
  async #press(first: PageScript.Aim | null, waitMs: number): Promise<void> {
    const aim = await this.#uncovered(first);
    if (!aim && this.#mustPress) throw new Error(`there is nothing to press at ${await this.#address()}`);
    if (!aim) return;
    const page = this.#tab;
    await page.mouse.move(aim.x, aim.y);
    await page.evaluate(() => window.monkey.watchPress());
    const at = await this.#address();
    await page.mouse.down();
    await page.mouse.up();
    await this.#drained();
    await this.#look();
    await this.#pass(Math.min(waitMs, ACKNOWLEDGED_WITHIN_MS));
    const isAcknowledged = await page.evaluate(() => window.monkey.endPress());
    const games = this.#context.pages().filter((each) => !this.#tabs.includes(each));
    for (const game of games) await this.#close(game);
    if (games.length > 0) await page.bringToFront();
    if (!isAcknowledged && waitMs >= ACKNOWLEDGED_WITHIN_MS)
      throw new Violation('acknowledged', `${aim.name} at ${at} does nothing`);
  }

  /** Waits until the control is uncovered. A cover that stays although the page is loading nothing is a dead end. */
  async #uncovered(aim: PageScript.Aim | null): Promise<PageScript.Aim | null> {
    if (!aim || aim.cover === null) return aim;
    let again = await this.#aimLater();
    if (again?.cover && this.#network.isLoading(this.#tab)) return null;
    // A timer that has yet to fire may show what has been loaded.
    if (again?.cover) again = await this.#aimLater();
    if (again?.cover && this.#network.isLoading(this.#tab)) return null;
    if (again?.cover)
      throw new Violation(
        'no dead end',
        `${again.cover} lies over ${again.name} at ${await this.#address()}`,
      );
    return again;
  }

  async #aimLater(): Promise<PageScript.Aim | null> {
    await this.#pass(COVERED_MS);
    return this.#tab.evaluate(() => window.monkey.aimAgain());
  }

  async #type(nth: number, text: string): Promise<void> {
    if (!(await this.#tab.evaluate((index) => window.monkey.enter(index), nth))) return;
    await this.#write(text);
    await this.#drained();
    const lost = await this.#tab.evaluate((typed) => window.monkey.lost(typed), text);
    if (lost !== null) throw new Violation('acknowledged', lost);
  }

  async #fill(variant: number): Promise<void> {
    const fields = await this.#tab.evaluate((choice) => window.monkey.fillChoices(choice), variant);
    for (let index = 0; index < fields; index += 1) {
      const text = await this.#tab.evaluate(
        ([nth, choice, passwords]) => window.monkey.enterToFill(nth, choice, passwords),
        [index, variant, PASSWORDS] as const,
      );
      if (text === '') await this.#tab.keyboard.press('Delete');
      else if (text !== null) await this.#write(text);
    }
  }

  /** Replaces the selected text, by a phone's keyboard that composes each character. */
  async #write(text: string): Promise<void> {
    const keyboard = await inputMethod(this.#tab);
    for (const character of text) {
      await keyboard.compose(character);
      await keyboard.commit(character);
    }
  }

  /** Advances time in slices, which end when a request or a response is due, and are longer while nothing happens. */
  async #pass(milliseconds: number): Promise<void> {
    const network = this.#network;
    const until = network.now + milliseconds;
    let sliceMs = SLICE_MS;
    let before = -1;
    while (network.now < until) {
      const next = Math.max(network.now + 1, Math.min(until, network.now + sliceMs, network.nextDue));
      await network.run(next, (ms) => this.#context.clock.runFor(ms).catch(violationOfTimer));
      await this.#drained();
      await this.#look();
      sliceMs = network.events === before ? Math.min(sliceMs * 2, LONGEST_SLICE_MS) : SLICE_MS;
      before = network.events;
    }
  }

  /** Resolves once everything that is due is done, and the pages have reacted to it. */
  async #drained(): Promise<void> {
    const network = this.#network;
    for (let [turns, before] = [0, -1]; before !== network.events || !network.isStill; turns += 1) {
      if (turns > MOST_TURNS) throw new Error(`the page does not end: ${network.openRequests.join(', ')}`);
      before = network.events;
      await network.release();
      await Promise.all(
        this.#tabs.map((tab) => tab.evaluate(() => window.monkey.turn()).catch(ignoreNavigation)),
      );
    }
  }

  async #look(): Promise<void> {
    const page = this.#tab;
    const [error] = this.#errors;
    if (error !== undefined) throw new Violation('does not break', error);
    if (page.url().startsWith('chrome-error:'))
      throw new Violation('no dead end', 'the browser shows its own error page instead of the site');
    if (this.#network.hasNoAgency(page))
      return void (await page.evaluate(() => window.monkey.restart()).catch(ignoreNavigation));
    const facts: PageScript.Facts = {
      now: this.#network.now,
      isLoading: this.#network.isLoading(page),
      isAgencyRead: this.#network.hasReadAgency(page),
    };
    await page.evaluate((now) => window.monkey.look(now), facts).catch(ignoreNavigation);
  }

  /** Restores the network, waits for retries and refetches, and then compares the page with the same page in a new tab. */
  async #settle(): Promise<void> {
    const network = this.#network;
    await this.#setUp(true);
    network.condition = GOOD;
    await this.#pass(SETTLING_MS);
    // A failed read is repeated when the player presses “try again” or returns to the page.
    await this.#tab.evaluate((text) => window.monkey.pressAll(text), say('common.tryAgain'));
    await this.#pass(SETTLING_MS / 10);
    await this.#lookAway(AWAY_MS);
    await this.#pass(60_000);
    await this.#compare();
  }

  async #compare(): Promise<void> {
    const page = this.#tab;
    const [address, shown] = await page.evaluate(
      () => [window.monkey.address(), window.monkey.truth()] as const,
    );
    if (await this.#showsAnEnd(address)) return;
    await this.#open(address);
    const newTab = this.#tab;
    await this.#pass(SETTLING_MS / 10);
    await this.#unfold(page, newTab);
    const [expectedAddress, expected] = await newTab.evaluate(
      () => [window.monkey.address(), window.monkey.truth()] as const,
    );
    await this.#lookAt(page);
    this.#tabs.splice(this.#tabs.indexOf(newTab), 1);
    await this.#close(newTab);
    if (expectedAddress !== address)
      throw new Violation('consistent', `is at ${address}, a new tab is led to ${expectedAddress}`);
    const difference = differenceOf(shown, expected);
    if (difference !== null) throw new Violation('consistent', `${address} ${difference}`);
  }

  /** Shows as many games in the new tab, which begins with the first ones. Their number is local to a tab, like a draft. */
  async #unfold(page: Page, newTab: Page): Promise<void> {
    const wanted = await page.evaluate(() => window.monkey.itemsInMain());
    while ((await newTab.evaluate(() => window.monkey.itemsInMain())) < wanted) {
      const text = say('game.showMore', { count: 0 });
      if ((await newTab.evaluate((more) => window.monkey.pressAll(more), text)) === 0) return;
      await this.#pass(ACKNOWLEDGED_WITHIN_MS);
    }
  }

  /** Whether the page shows an order that has ended. It stays until the player dismisses it, and a new tab does not show it. */
  async #showsAnEnd(address: string): Promise<boolean> {
    if (!/^\/player\/(deposit|withdraw)\/?$/.test(address)) return false;
    const { store } = await this.#world.state({ full: true });
    const rows = address.includes('deposit') ? store.deposits : store.withdraws;
    return rows.length > 0 && rows.at(-1)?.status !== 'OPEN';
  }

  #withSteps(error: unknown): Error {
    const text =
      error instanceof Error
        ? error.message.replace(/^page\.evaluate: (?:Violation|Error): /, '')
        : String(error);
    const steps = this.#taken.map((step) => `  ${step}`);
    return new Error([text, setupInText(this.#walk.setup), ...steps].join('\n'), { cause: error });
  }
}

/** Playwright's clock rethrows what a timer of the page throws. */
function violationOfTimer(error: unknown): never {
  throw new Violation('does not break', error instanceof Error ? error.message : String(error));
}

/** Whether this is a message of the browser or the site about a request that failed. */
function isNetworkFailure(text: string): boolean {
  return /^Failed to load resource|Failed to fetch|dynamically imported module|net::ERR_/.test(text);
}

/** A page that is being left cannot be evaluated; the next call of `turn` evaluates the next document. */
function ignoreNavigation(error: unknown): void {
  if (
    !(
      error instanceof Error &&
      /Execution context was destroyed|navigation|has been closed/.test(error.message)
    )
  )
    throw error;
}
