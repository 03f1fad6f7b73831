/**
 * A walk of the monkey: a player who clicks, types, leaves and returns at any moment on the real site, in front of the real mock,
 * with four oracles. It acts while requests are in flight: nothing here waits for quiet between steps.
 */
import { i18n } from '@lingui/core';
import { speak } from '../../src/i18n/language.ts';
import { VirtualTime } from '../in-process/virtual-time.ts';
import { look } from '../bench/frugality/window.ts';
import { Device, Tab } from './device.ts';
import { Books, differenceOf } from './judges.ts';
import { GOOD } from './condition.ts';
import { Network } from './network.ts';
import { Outside } from './outside.ts';
import type { Setup, Step, Walk } from './steps.ts';
import {
  choicesIn,
  choose,
  chooseIn,
  controlsIn,
  fieldsIn,
  focusOf,
  isEnabled,
  isWhereItLeads,
  nameOf,
  nth,
  openDialog,
  saysLoading,
  tellsSomething,
  truthOn,
  typeInto,
  valueFor,
  windowOf,
} from './surface.ts';
import { beginReactTime } from './virtual-react.ts';

const START = Date.UTC(2026, 2, 2, 3, 0, 0);
const FRAME_MS = 16;
const ACKNOWLEDGED_WITHIN_MS = 1_000;
const DEAD_END_MS = 15_000;
/** Longer than anything waits before it tries again by itself. */
const SETTLING_MS = 130_000;
/** After so long, what a page shows is read again when the player looks at it (specification §7). */
const AWAY_MS = 6 * 60_000;

export type Oracle = 'acknowledged' | 'no dead end' | 'consistent' | 'safe' | 'does not break';

export class Violation extends Error {
  constructor(
    readonly oracle: Oracle,
    message: string,
  ) {
    super(`${oracle}: ${message}`);
  }
}

/** Plays a walk; resolves with how many steps were taken. @throws a `Violation` as soon as an oracle sees one. */
export async function play({ setup, steps }: Walk): Promise<number> {
  const monkey = await Monkey.begin(setup);
  try {
    for (const step of steps) await monkey.take(step);
    await monkey.settle();
    return steps.length;
  } finally {
    await monkey.end();
  }
}

class Monkey {
  readonly #time = new VirtualTime(START);
  readonly #network = new Network(this.#time);
  readonly #device = new Device(this.#time, this.#network);
  readonly #outside: Outside;
  readonly #fetchBefore = globalThis.fetch;
  #books: Books | null = null;
  #lastPressAt = START;
  #deadSince: number | null = null;
  /** Since when the page may show something that has changed behind its back; null where it may not. */
  #mayBeOld = false;
  #freshAt = START;
  #ways: { tab: Tab | null; way: WayOn } = { tab: null, way: 'blank' };

  private constructor(setup: Setup) {
    this.#outside = new Outside(this.#network, setup.player ?? 'demo');
    globalThis.fetch = this.#network.fetchWith(this.#device.jar);
    globalThis.requestAnimationFrame = (draw) => this.#time.later(() => draw(this.#time.now()), FRAME_MS);
    globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
  }

  static async begin(setup: Setup): Promise<Monkey> {
    const monkey = new Monkey(setup);
    beginReactTime();
    look(true);
    try {
      await speak('lo');
      await monkey.#network.mock.lab('reset', { scenario: setup.scenario });
      if (setup.player !== null) await monkey.#network.signIn(monkey.#device.jar, setup.player);
      monkey.#books = new Books(monkey.#network.mock.backend.world);
      monkey.#network.condition = setup.condition;
      monkey.#device.openTab(setup.address);
      await monkey.#pass(setup.waitMs);
      return monkey;
    } catch (error) {
      await monkey.end();
      throw error;
    }
  }

  async end(): Promise<void> {
    this.#device.close();
    await this.#network.mock.settled();
    globalThis.fetch = this.#fetchBefore;
    this.#time.restore();
  }

  get #tab(): Tab {
    return this.#device.current;
  }

  async take(step: Step): Promise<void> {
    const device = this.#device;
    switch (step.kind) {
      case 'click': {
        const { document } = this.#tab;
        const place = step.in === 'main' ? focusOf(document) : (openDialog(document) ?? document.body);
        const control = nth(place ? controlsIn(place) : [], step.nth);
        if (control) await this.#press(control, step.waitMs);
        break;
      }
      case 'submit': {
        const submit = focusOf(this.#tab.document)?.querySelector<HTMLElement>('button[type="submit"]');
        if (submit && isEnabled(submit)) await this.#press(submit, step.waitMs);
        break;
      }
      case 'fill':
        await this.#fill(step.variant);
        break;
      case 'type': {
        const field = nth(fieldsIn(this.#tab.document.body), step.nth);
        if (field) await this.#type(field, step.text);
        break;
      }
      case 'choose': {
        const select = nth(choicesIn(openDialog(this.#tab.document) ?? this.#tab.document.body), step.nth);
        const option =
          select &&
          nth(
            [...select.options].filter(({ disabled }) => !disabled),
            step.option,
          );
        if (select && option) choose(select, option.value);
        await this.#settled();
        break;
      }
      case 'follow':
        if (
          this.#tab.page.site.navigation.getSnapshot().context.shown !== null &&
          !openDialog(this.#tab.document)
        ) {
          const { navigation } = this.#tab.page.site;
          navigation.send({ type: 'navigation.asked', to: step.address, replace: false });
          await this.#settled();
        }
        break;
      case 'load':
        this.#reload(step.address);
        await this.#settled();
        break;
      case 'reload':
        this.#reload();
        await this.#settled();
        break;
      case 'back':
        this.#tab.history.back();
        await this.#settled();
        break;
      case 'openTab':
        if (device.open.length < 2) this.#fresh(() => device.openTab(step.address));
        await this.#settled();
        break;
      case 'switchTab': {
        const other = device.open.find((tab) => tab !== device.current);
        if (other) this.#fresh(() => device.lookAt(other), false);
        await this.#settled();
        break;
      }
      case 'closeTab':
        if (device.open.length > 1) this.#fresh(() => device.closeTab(), false);
        await this.#settled();
        break;
      case 'look away and back':
        device.lookAway();
        await this.#pass(400);
        device.lookBack();
        await this.#settled();
        break;
      case 'line':
        device.isOnline = step.isUp;
        await this.#settled();
        break;
      case 'pass':
        await this.#pass(step.ms);
        break;
      case 'network':
        this.#network.condition = step.condition;
        break;
      case 'outside':
        await this.#outside.act(step.act);
        this.#books?.acknowledgeOutside();
        this.#mayBeOld = true;
        break;
      case 'settle':
        await this.settle();
        break;
    }
    this.#judge();
  }

  /** The line is back, nothing fails, and all that was waited for has come: the page shows what is true. */
  async settle(): Promise<void> {
    this.#device.isOnline = true;
    this.#network.condition = GOOD;
    await this.#network.mock.lab('bank/mode', { mode: 'up' });
    await this.#pass(SETTLING_MS);
    // What could not be read is read when the player says so.
    for (const retry of retriesIn(this.#tab.document)) retry.click();
    await this.#pass(SETTLING_MS / 10);
    if (hasFailedReads(this.#tab)) {
      this.#device.lookAway();
      this.#device.lookBack();
      await this.#pass(SETTLING_MS / 10);
    }
    if (this.#mayBeOld || this.#time.now() - this.#freshAt > AWAY_MS) {
      this.#device.lookAway();
      await this.#pass(AWAY_MS);
      this.#device.lookBack();
      await this.#pass(60_000);
      this.#mayBeOld = false;
      this.#freshAt = this.#time.now();
    }
    this.#judge();
    const broken = this.#books?.look() ?? null;
    if (broken !== null) throw new Violation('safe', broken);
    await this.#compare();
  }

  async #compare(): Promise<void> {
    const tab = this.#tab;
    const [address, shown] = [tab.history.current(), truthOn(tab.document)];
    if (isEnded(tab)) return;
    const newTab = new Tab(this.#device, address, { isSilent: true });
    try {
      await this.#pass(SETTLING_MS / 10, newTab);
      await this.#unfold(tab, newTab);
      const expectedAddress = newTab.history.current();
      if (expectedAddress !== address)
        throw new Violation('consistent', `is at ${address}, a new tab is led to ${expectedAddress}`);
      const difference = differenceOf(shown, truthOn(newTab.document));
      if (difference !== null) throw new Violation('consistent', `${address} ${difference}`);
    } finally {
      newTab.close();
    }
  }

  /** How many games the player has asked for is their own, like a draft: a new tab begins with the first of them. */
  async #unfold(tab: Tab, newTab: Tab): Promise<void> {
    const more = new RegExp(i18n._('game.showMore', { count: 7 }).replace(/[()]/g, '.').replace('7', '\\d+'));
    const gamesIn = ({ document }: Tab) => document.querySelectorAll('main li').length;
    for (let button = buttonIn(newTab.document, more); button; button = buttonIn(newTab.document, more)) {
      if (gamesIn(newTab) >= gamesIn(tab)) break;
      button.click();
      await this.#pass(1_000, newTab);
    }
  }

  #reload(address?: string): void {
    this.#fresh(() => this.#tab.reload(address));
  }

  #fresh(act: () => void, isLoaded = true): void {
    act();
    this.#deadSince = null;
    if (!isLoaded) {
      this.#mayBeOld = true;
      return;
    }
    this.#mayBeOld = false;
    this.#freshAt = this.#time.now();
  }

  async #press(control: HTMLElement, waitMs: number): Promise<void> {
    const tab = this.#tab;
    const { document } = tab;
    const name = nameOf(control);
    const isMade = isWhereItLeads(control, tab.history.current());
    const before = { deeds: tab.deeds, address: tab.history.current(), focus: document.activeElement };
    const orderBeside = orderShownBeside(control);
    const writes = this.#network.writes.length;
    const seen = new Seen(document);
    this.#lastPressAt = this.#time.now();
    control.focus();
    control.click();
    await this.#settled();
    const isAcknowledged = () =>
      seen.hasChanged() ||
      tab.wantsReload ||
      tab.deeds > before.deeds ||
      tab.history.current() !== before.address ||
      (document.activeElement !== before.focus && document.activeElement !== control);
    let isHeard = isMade || isAcknowledged();
    await this.#pass(Math.min(waitMs, ACKNOWLEDGED_WITHIN_MS), null, () => {
      isHeard ||= isAcknowledged();
    });
    isHeard ||= isAcknowledged();
    seen.stop();
    if (!isHeard && waitMs >= ACKNOWLEDGED_WITHIN_MS)
      throw new Violation('acknowledged', `${name} at ${before.address} does nothing`);
    const foreign = this.#network.writes
      .slice(writes)
      .map((write) => /\/deposits\/([^/]+)\//.exec(write)?.[1])
      .find((code) => code !== undefined && orderBeside !== null && code !== orderBeside);
    if (foreign !== undefined)
      throw new Violation('safe', `${name} beside ${orderBeside} acts on ${foreign}`);
  }

  async #fill(variant: number): Promise<void> {
    const passwords = { demo: this.#outside.password, newcomer: 'newcomer-1234' };
    const place = focusOf(this.#tab.document);
    const form = place?.querySelector('form') ?? place;
    if (!form) return;
    chooseIn(form, variant);
    await this.#settled();
    for (const field of fieldsIn(form)) await this.#type(field, valueFor(field, variant, passwords));
  }

  async #type(field: HTMLInputElement, text: string): Promise<void> {
    if (!field.isConnected) return;
    typeInto(field, text);
    await this.#settled();
    // An amount is grouped as it is typed, and takes no letters.
    const isAmount = field.inputMode === 'numeric' || field.inputMode === 'decimal';
    const isKept = !field.isConnected || isAmount || field.maxLength >= 0 || field.value === text;
    if (!isKept)
      throw new Violation('acknowledged', `${nameOf(field)} loses “${text}”, and shows “${field.value}”`);
  }

  async #settled(): Promise<void> {
    await this.#network.mock.settled();
    for (const tab of this.#device.open.filter(({ wantsReload }) => wantsReload)) {
      tab.reload();
      await this.#network.mock.settled();
    }
  }

  /** Lets time pass, and looks at the page whenever something happens. */
  async #pass(milliseconds: number, newTab: Tab | null = null, look = () => {}): Promise<void> {
    // What the page does at once may set a timer that is due within this time.
    await this.#settled();
    await this.#time.passTo(this.#time.now() + milliseconds, async () => {
      await this.#settled();
      look();
      if (!newTab) this.#lookForDeadEnd();
      this.#lookForBreakage();
      const late = this.#books?.lookForLate(this.#lastPressAt) ?? null;
      if (late !== null) throw new Violation('safe', late);
    });
  }

  #judge(): void {
    this.#lookForDeadEnd();
    this.#lookForBreakage();
  }

  #lookForBreakage(): void {
    for (const { page } of this.#device.open) {
      const [error] = page.errors;
      if (error !== undefined) throw new Violation('does not break', String(error));
    }
  }

  #lookForDeadEnd(): void {
    const now = this.#time.now();
    if (this.#hasAWayOn()) {
      this.#deadSince = null;
      return;
    }
    this.#deadSince ??= now;
    if (now - this.#deadSince <= DEAD_END_MS) return;
    const place = focusOf(this.#tab.document);
    const words = place?.textContent?.trim().slice(0, 80) ?? 'a blank page';
    const where = place?.getAttribute('role') ?? 'main';
    throw new Violation(
      'no dead end',
      `${this.#tab.history.current()}: nothing to do in ${where} (${words})`,
    );
  }

  #hasAWayOn(): boolean {
    const tab = this.#tab;
    if (this.#ways.tab !== tab || tab.hasChanged()) this.#ways = { tab, way: wayOn(tab.document) };
    const { way } = this.#ways;
    const isLoading = tab.page.site.queries.isFetching() > 0;
    // The specification has nothing shown where the agency cannot be read (§2); that it comes later is seen once all is settled.
    if (way === 'blank') return tab.page.site.queries.getQueryData(['agency']) === undefined;
    return way === 'way on' || (way === 'loading' && isLoading);
  }
}

type WayOn = 'way on' | 'loading' | 'blank' | 'none';

/** What the player can do, or is told, in the place where they have to act. */
function wayOn(page: Document): WayOn {
  const place = focusOf(page);
  if (!place) return page.body.textContent === '' ? 'blank' : 'way on';
  if (controlsIn(place).length > 0 || fieldsIn(place).length > 0 || choicesIn(place).length > 0)
    return 'way on';
  if (tellsSomething(place)) return 'way on';
  return saysLoading(place) && openDialog(page) === null ? 'loading' : 'none';
}

/** Watches whether anything changes that a player could see; a countdown does not count. */
class Seen {
  readonly #observers: readonly MutationObserver[];
  #changed = false;

  constructor(page: Document) {
    this.#observers = [page, document].map((place) => {
      const observer = new (windowOf(place.body).MutationObserver)((records) => this.#take(records));
      observer.observe(place, { subtree: true, childList: true, characterData: true, attributes: true });
      return observer;
    });
  }

  hasChanged(): boolean {
    for (const observer of this.#observers) this.#take(observer.takeRecords());
    return this.#changed;
  }

  stop(): void {
    for (const observer of this.#observers) observer.disconnect();
  }

  #take(records: readonly MutationRecord[]): void {
    this.#changed ||= records.some(({ target, type, attributeName }) => {
      const element = target.nodeType === 1 ? (target as Element) : target.parentElement;
      if (element?.closest('[role="timer"]')) return false;
      return type !== 'attributes' || !/^data-|^tabindex$|^value$/.test(attributeName ?? '');
    });
  }
}

/** A part of the page that could not be read says so, or is not there; it is read again when the player looks at it again. */
function hasFailedReads({ page }: Tab): boolean {
  if (page.site.session.getSnapshot().hasTag('unreachable')) return true;
  const reads = page.site.queries.getQueryCache().getAll();
  return reads.some(({ state }) => state.error !== null);
}

function buttonIn(page: Document, words: RegExp): HTMLElement | undefined {
  const buttons = [...page.querySelectorAll<HTMLElement>('main button')];
  return buttons.find((button) => isEnabled(button) && words.test(button.textContent ?? ''));
}

/** Buttons of messages that something could not be read. */
function retriesIn(page: Document): readonly HTMLElement[] {
  const words = i18n._('common.tryAgain');
  const buttons = [...page.querySelectorAll<HTMLElement>('main button')];
  return buttons.filter((button) => isEnabled(button) && button.textContent?.trim() === words);
}

/** The order whose code stands in the same dialog. */
function orderShownBeside(control: Element): string | null {
  const dialog = control.closest('[role="dialog"], [role="alertdialog"]');
  return /\bD\d{6}\b/.exec(dialog?.textContent ?? '')?.[0] ?? null;
}

/** An order that has ended stays on its page until the player has done with it; a new tab has no part in that. */
function isEnded(tab: Tab): boolean {
  const { playerSite, session } = tab.page.site;
  if (!playerSite || session.getSnapshot().context.playerId === null) return false;
  const path = tab.history.current();
  if (path.startsWith('/player/deposit')) {
    const order = playerSite.deposit().getSnapshot().children.order?.getSnapshot();
    return order !== undefined && order.context.status !== 'OPEN';
  }
  return path.startsWith('/player/withdraw') && playerSite.withdraw().getSnapshot().hasTag('ended');
}
