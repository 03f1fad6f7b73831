/**
 * A walk of the monkey: a player clicks, types, leaves and returns at any moment on the real site against the real mock, while
 * the oracles check. It acts while requests are in flight: steps do not wait for them.
 */
import { i18n } from '@lingui/core';
import { switchLanguage } from '../../src/i18n/language.ts';
import { VirtualTime } from '../in-process/virtual-time.ts';
import { look } from '../in-process/window.ts';
import { Device, Tab } from './device.ts';
import { differenceOf, OracleTransaction, PrivacyCheck } from './judges.ts';
import { GOOD } from './condition.ts';
import { Network } from './network.ts';
import { Outside } from './outside.ts';
import type { Place, Plant } from './plants.ts';
import type { Setup, Step, Walk } from './steps.ts';
import { ACKNOWLEDGED_WITHIN_MS, ClickWatch, DeadEndWatch, lookForBreakage, Violation } from './oracles.ts';
import {
  buttonsOf,
  chooseIn,
  chooseNth,
  controlsIn,
  fieldsIn,
  focusOf,
  formOf,
  isEnabled,
  lossOf,
  nameOf,
  nth,
  openDialog,
  truthOn,
  typeInto,
  valueFor,
} from './surface.ts';
import { AWAY_MS, SETTLING_MS, START } from './times.ts';
import { beginReactTime } from './virtual-react.ts';

const FRAME_MS = 16;

/**
 * Plays a walk, optionally with a fault that is planted once the page is loaded.
 * @throws a `Violation` as soon as an oracle detects one.
 */
export async function play({ setup, steps }: Walk, plant?: Plant['plant']): Promise<void> {
  const monkey = await Monkey.begin(setup);
  try {
    await plant?.(monkey);
    for (const step of steps) await monkey.take(step);
    await monkey.settle();
  } finally {
    await monkey.end();
  }
}

class Monkey implements Place {
  readonly #time = new VirtualTime(START);
  readonly network = new Network(this.#time);
  readonly device: Device;
  readonly #outside: Outside;
  readonly #fetchBefore = globalThis.fetch;
  #transaction: OracleTransaction | null = null;
  readonly #privacy = new PrivacyCheck(this.network.mock.backend.world);
  #lastPressAt = START;
  #passesSince = START;
  readonly #deadEnds = new DeadEndWatch();
  /** Whether the page may show stale data, because something else than the page has changed it. */
  #mayBeOld = false;
  #freshAt = START;

  private constructor(setup: Setup) {
    this.device = new Device(this.#time, this.network, setup.isTranslated === true);
    this.#outside = new Outside(this.network, setup.player ?? 'demo');
    globalThis.fetch = this.network.fetchWith(this.device.jar);
    // An open menu requests every frame. Frames become longer during a long wait, or hours would take millions of them.
    const frameMs = () => Math.max(FRAME_MS, (this.#time.now() - this.#passesSince) / 20);
    globalThis.requestAnimationFrame = (draw) => this.#time.later(() => draw(this.#time.now()), frameMs());
    // In place of the browser's print dialog.
    window.print = () => void (this.device.current.actions += 1);
    globalThis.cancelAnimationFrame = (frame) => clearTimeout(frame);
  }

  static async begin(setup: Setup): Promise<Monkey> {
    const monkey = new Monkey(setup);
    beginReactTime();
    look(true);
    try {
      await switchLanguage('lo');
      await monkey.network.mock.lab('reset', { scenario: setup.scenario });
      if (setup.player !== null) await monkey.network.signIn(monkey.device.jar, setup.player);
      monkey.#transaction = new OracleTransaction(monkey.network.mock.backend.world);
      monkey.network.condition = setup.condition;
      monkey.device.openTab(setup.address);
      await monkey.#pass(setup.waitMs);
      return monkey;
    } catch (error) {
      await monkey.end();
      throw error;
    }
  }

  async end(): Promise<void> {
    this.device.close();
    await this.network.mock.settled();
    globalThis.fetch = this.#fetchBefore;
    this.#time.restore();
  }

  get #tab(): Tab {
    return this.device.current;
  }

  async take(step: Step): Promise<void> {
    const device = this.device;
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
        chooseNth(this.#tab.document, step.nth, step.option);
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
        this.network.condition = step.condition;
        break;
      case 'outside':
        await this.#outside.act(step.act);
        this.#transaction?.acknowledgeOutside();
        this.#mayBeOld = true;
        break;
      case 'settle':
        await this.settle();
        break;
    }
    this.#judge();
  }

  /** Restores the network and waits until everything has loaded; then the page must show the current state. */
  async settle(): Promise<void> {
    this.device.isOnline = true;
    this.network.condition = GOOD;
    await this.network.mock.lab('bank/mode', { mode: 'up' });
    await this.#pass(SETTLING_MS);
    // Failed reads are retried by the player.
    for (const retry of buttonsOf(this.#tab.document, i18n._('common.tryAgain'))) retry.click();
    await this.#pass(SETTLING_MS / 10);
    if (hasFailedReads(this.#tab)) {
      this.device.lookAway();
      this.device.lookBack();
      await this.#pass(SETTLING_MS / 10);
    }
    if (this.#mayBeOld || this.#time.now() - this.#freshAt > AWAY_MS) {
      this.device.lookAway();
      await this.#pass(AWAY_MS);
      this.device.lookBack();
      await this.#pass(60_000);
      this.#mayBeOld = false;
      this.#freshAt = this.#time.now();
    }
    this.#judge();
    const broken = this.#transaction?.look() ?? null;
    if (broken !== null) throw new Violation('safe', broken);
    for (const tab of this.device.open) {
      const foreign = this.#privacy.ofOthers(tab.document, playerOf(tab));
      if (foreign !== null)
        throw new Violation('safe', `${tab.history.current()} shows data of another player: ${foreign}`);
    }
    await this.#compare();
  }

  async #compare(): Promise<void> {
    const tab = this.#tab;
    const [address, shown] = [tab.history.current(), truthOn(tab.document)];
    if (isEnded(tab)) return;
    const newTab = new Tab(this.device, address, { isSilent: true });
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

  /** Unfolds in the new tab what the player has unfolded in the tab, which no page keeps: more games, an account number. */
  async #unfold(tab: Tab, newTab: Tab): Promise<void> {
    const gamesIn = ({ document }: Tab) => document.querySelectorAll('main li').length;
    const moreIn = ({ document }: Tab) => buttonsOf(document, i18n._('game.showMore', { count: 0 }))[0];
    for (let more = moreIn(newTab); more && gamesIn(newTab) < gamesIn(tab); more = moreIn(newTab)) {
      more.click();
      await this.#pass(1_000, newTab);
    }
    // An account number is revealed in one tab only.
    const labelled = (page: Document, id: string) =>
      page.querySelector<HTMLElement>(`main button[aria-label="${i18n._(id)}"]`);
    if (labelled(tab.document, 'bank.number.hide')) labelled(newTab.document, 'bank.number.show')?.click();
    await this.#settled();
  }

  #reload(address?: string): void {
    this.#fresh(() => this.#tab.reload(address));
  }

  #fresh(act: () => void, isLoaded = true): void {
    act();
    this.#deadEnds.restart();
    if (!isLoaded) {
      this.#mayBeOld = true;
      return;
    }
    this.#mayBeOld = false;
    this.#freshAt = this.#time.now();
  }

  async #press(control: HTMLElement, waitMs: number): Promise<void> {
    const tab = this.#tab;
    const name = nameOf(control);
    const address = tab.history.current();
    const orderBeside = orderShownBeside(control);
    const writes = this.network.writes.length;
    control.focus();
    const watch = new ClickWatch(tab, control);
    this.#lastPressAt = this.#time.now();
    control.click();
    await this.#settled();
    watch.look();
    await this.#pass(Math.min(waitMs, ACKNOWLEDGED_WITHIN_MS), null, watch.look);
    if (!watch.end() && waitMs >= ACKNOWLEDGED_WITHIN_MS)
      throw new Violation('acknowledged', `${name} at ${address} does nothing`);
    const foreign = this.network.writes
      .slice(writes)
      .map((write) => /\/deposits\/([^/]+)\//.exec(write)?.[1])
      .find((code) => code !== undefined && orderBeside !== null && code !== orderBeside);
    if (foreign !== undefined)
      throw new Violation('safe', `${name} beside ${orderBeside} acts on ${foreign}`);
  }

  async #fill(variant: number): Promise<void> {
    const passwords = { demo: this.#outside.password, newcomer: 'newcomer-1234' };
    const form = formOf(this.#tab.document);
    if (!form) return;
    chooseIn(form, variant);
    await this.#settled();
    for (const field of fieldsIn(form)) await this.#type(field, valueFor(field, variant, passwords));
  }

  async #type(field: HTMLInputElement, text: string): Promise<void> {
    if (!field.isConnected) return;
    typeInto(field, text);
    await this.#settled();
    const lost = lossOf(field, text);
    if (lost !== null) throw new Violation('acknowledged', lost);
  }

  async #settled(): Promise<void> {
    await this.network.mock.settled();
    for (const tab of this.device.open.filter(({ wantsReload }) => wantsReload)) {
      tab.reload();
      await this.network.mock.settled();
    }
  }

  /** Advances virtual time, and runs the oracles after each timer. */
  async #pass(milliseconds: number, newTab: Tab | null = null, look = () => {}): Promise<void> {
    this.#passesSince = this.#time.now();
    // Work in progress may set timers that are due within this time.
    await this.#settled();
    await this.#time.passTo(this.#time.now() + milliseconds, async () => {
      await this.#settled();
      look();
      if (!newTab) this.#deadEnds.look(this.#tab, this.#time.now());
      lookForBreakage(this.device);
      const late = this.#transaction?.lookForLate(this.#lastPressAt) ?? null;
      if (late !== null) throw new Violation('safe', late);
    });
  }

  #judge(): void {
    this.#deadEnds.look(this.#tab, this.#time.now());
    lookForBreakage(this.device);
    if (this.network.reusedKey !== null)
      throw new Violation('safe', `${this.network.reusedKey} is sent with two bodies`);
    for (const tab of this.device.open) this.#privacy.rememberSignedIn(playerOf(tab));
    for (const tab of this.device.open) {
      const foreign = this.#privacy.ofStrangers(tab.document);
      if (foreign !== null)
        throw new Violation('safe', `${tab.history.current()} shows data of a stranger: ${foreign}`);
    }
  }
}

/** The id of the player that a tab's session names; null for a visitor. */
function playerOf({ page }: Tab): string | null {
  return page.site.session.getSnapshot().context.playerId;
}

/** Whether a read has failed: its part of the page shows an error or is missing until the page is visible again. */
function hasFailedReads({ page }: Tab): boolean {
  if (page.site.session.getSnapshot().hasTag('unreachable')) return true;
  const reads = page.site.queries.getQueryCache().getAll();
  return reads.some(({ state }) => state.error !== null);
}

/** The code of the order in the same dialog; null if there is none. */
function orderShownBeside(control: Element): string | null {
  const dialog = control.closest('[role="dialog"], [role="alertdialog"]');
  return /\bD\d{6}\b/.exec(dialog?.textContent ?? '')?.[0] ?? null;
}

/** Whether the tab shows an ended order, which stays until the player dismisses it; a new tab does not show it. */
function isEnded(tab: Tab): boolean {
  const { site } = tab.page;
  if (site.session.getSnapshot().context.playerId === null) return false;
  // The dialog after a password change has to be confirmed first, which reloads the page (specification §4).
  if (site.playerActor('passwordChange')?.getSnapshot().hasTag('changed')) return true;
  const path = tab.history.current();
  if (path.startsWith('/player/deposit')) {
    const order = site.playerActor('deposit')?.getSnapshot().children.order?.getSnapshot();
    return order !== undefined && !order.hasTag('OPEN');
  }
  const order = site.playerActor('withdraw')?.getSnapshot().children.order?.getSnapshot();
  return path.startsWith('/player/withdraw') && order?.hasTag('ended') === true;
}
