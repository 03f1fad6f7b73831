/**
 * The panel: a custom element with a shadow root, isolated from the site's styles and scripts. It starts closed. While it is
 * open and visible, it follows the events of the lab.
 */
import {
  ask,
  askScenarios,
  askState,
  askWorlds,
  enterWorld,
  followEvents,
  type LabCall,
  type LabState,
  type WorldList,
} from './api.ts';
import type { ScenarioCard } from '../scenarios/scenario-card.ts';
import type { PanelContext, Section, WorldsContext } from './panel-context.ts';
import controlStyles from './styles/controls.css?inline';
import { bringUpToDate, type Child, make } from './drawing/dom.ts';
import type { LabEvent } from '../events/lab-event.ts';
import { drawFrame } from './frame.ts';
import { forgetIntents, type Memory, remember, remembered, type Saying } from './memory.ts';
import { afterEvent, clockAfter } from './mirror.ts';
import panelStyles from './styles/panel.css?inline';
import { SECTIONS } from './sections.ts';
import { drawWorlds } from './sections/worlds.ts';

/** The interval of the displayed clock, and of attempts to reach a lab that does not respond. */
const TICK_MS = 1_000;

/** The message of an interrupted stream; the browser connects again. */
const UNREACHABLE = 'the lab does not respond: is the server running?';

export class LabPanel extends HTMLElement {
  readonly #root = this.attachShadow({ mode: 'open' });
  readonly #shown = make('aside');
  readonly #typed = new Map<string, string>();
  #memory: Memory = remembered();
  #state: LabState | null = null;
  #worlds: WorldList = { worlds: [], current: null };
  #scenarios: readonly ScenarioCard[] = [];
  /** When the state's clock was read, by the page's monotonic clock. */
  #clockReadAt = 0;
  #source: EventSource | null = null;
  #drawing = 0;
  #ticking: ReturnType<typeof setInterval> | undefined;
  /** Why the lab is currently unreachable. Not stored, because a page that is being unloaded aborts its own requests. */
  #trouble: Saying | null = null;
  #isLeaving = false;
  /** The element that had the focus when the panel was opened. */
  #before: Element | null = null;

  connectedCallback(): void {
    this.#root.adoptedStyleSheets = [sheetOf(panelStyles), sheetOf(controlStyles)];
    this.#root.append(this.#shown);
    document.addEventListener('keydown', this.#onShortcut);
    document.addEventListener('visibilitychange', this.#look);
    this.addEventListener('keydown', this.#onEscape);
    const { isBack, isOpen } = this.#memory;
    this.#know({ isBack: false });
    if (isOpen) void this.#look();
    if (isOpen && isBack) this.#focusTab();
  }

  disconnectedCallback(): void {
    this.#stop();
    document.removeEventListener('keydown', this.#onShortcut);
    document.removeEventListener('visibilitychange', this.#look);
  }

  /** Alt+L by physical key: on some keyboard layouts, Alt produces another character. */
  readonly #onShortcut = (event: KeyboardEvent): void => {
    if (event.code !== 'KeyL' || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    this.#toggle();
  };

  /** Only handles key events inside the panel, so that Escape does not close a dialog of the page as well. */
  readonly #onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.#memory.isOpen) return;
    event.stopPropagation();
    this.#toggle();
  };

  readonly #toggle = (): void => {
    const isOpen = !this.#memory.isOpen;
    if (isOpen) this.#before = document.activeElement;
    this.#know({ isOpen });
    if (isOpen) {
      this.#focusTab();
      void this.#look();
      return;
    }
    this.#stop();
    const { handle, before } = {
      handle: this.#root.querySelector<HTMLElement>('.handle'),
      before: this.#before,
    };
    const isPlace = before instanceof HTMLElement && before.isConnected && before !== document.body;
    (isPlace && before !== this ? before : handle)?.focus();
  };

  /** Reads the lab's state and follows its events, if the panel is visible. */
  readonly #look = async (): Promise<void> => {
    if (!this.#memory.isOpen || this.#isLeaving || document.visibilityState === 'hidden') return this.#stop();
    clearInterval(this.#ticking);
    this.#ticking = setInterval(this.#tick, TICK_MS);
    try {
      this.#worlds = await askWorlds();
      if (this.#scenarios.length === 0) this.#scenarios = await askScenarios();
      // Before the state is read, so that no event is missed. A world that does not exist has none.
      if (this.#worlds.current !== null) this.#follow();
      this.#take(await askState());
      this.#trouble = null;
    } catch (problem) {
      this.#trouble = { text: messageFor(problem), isGood: false };
    }
    this.#draw();
  };

  #follow(): void {
    if (this.#source) return;
    const source = followEvents(this.#receive);
    source.addEventListener('open', () => {
      this.#trouble = null;
    });
    source.addEventListener('error', () => {
      if (this.#source !== source) return;
      this.#trouble = { text: UNREACHABLE, isGood: false };
      // The browser does not connect again after a rejection, as after the deletion of the world.
      if (source.readyState === EventSource.CLOSED) this.#source = null;
      this.#draw();
    });
    this.#source = source;
  }

  #stop(): void {
    clearInterval(this.#ticking);
    this.#source?.close();
    this.#source = null;
  }

  readonly #receive = (event: LabEvent): void => {
    if (!this.#state) return;
    const next = afterEvent(this.#state, event);
    if (!next) return void this.#look();
    this.#take(next);
    cancelAnimationFrame(this.#drawing);
    this.#drawing = requestAnimationFrame(() => this.#draw());
  };

  #take(state: LabState): void {
    if (state.clock !== this.#state?.clock) this.#clockReadAt = performance.now();
    this.#state = state;
  }

  /** Shows the time, and looks again while there is no stream. */
  readonly #tick = (): void => {
    if (this.#source) this.#draw();
    else void this.#look();
  };

  /** Executes an action and displays its message or error. Resolves to false if it failed. */
  async #attempt(action: () => Promise<string>): Promise<boolean> {
    try {
      this.#know({ said: { text: await action(), isGood: true } });
      return true;
    } catch (problem) {
      this.#know({ said: { text: messageFor(problem), isGood: false } });
      return false;
    }
  }

  async #startOver(action: () => Promise<string>): Promise<void> {
    if (!(await this.#attempt(action))) return this.#look();
    this.#isLeaving = true;
    this.#know({ isBack: true });
    forgetIntents();
    location.reload();
  }

  #know(news: Partial<Memory>): void {
    this.#memory = { ...this.#memory, ...news };
    remember(this.#memory);
    this.#draw();
  }

  #draw(): void {
    const { isOpen, side, said, section } = this.#memory;
    const current = SECTIONS.find(({ id }) => id === section) ?? SECTIONS[0];
    const focused = this.#root.activeElement;
    const { worlds, current: world } = this.#worlds;
    bringUpToDate(
      this.#shown,
      drawFrame({
        isOpen,
        side,
        state: this.#shownState(),
        world: worlds.find(({ id }) => id === world) ?? null,
        sections: SECTIONS,
        current,
        content: this.#content(current),
        said: this.#trouble ?? said,
        toggle: this.#toggle,
        changeSides: () => this.#know({ side: side === 'usual' ? 'other' : 'usual' }),
        choose: ({ id }) => {
          this.#know({ section: id });
          this.#focusTab();
          // The list of worlds is no part of a world, and has no events.
          if (id === 'setup') void this.#look();
        },
      }),
    );
    this.#keepFocus(focused);
  }

  /** The state with the current time of the lab. */
  #shownState(): LabState | null {
    const elapsedMs = performance.now() - this.#clockReadAt;
    return this.#state && { ...this.#state, clock: clockAfter(this.#state.clock, elapsedMs) };
  }

  #content(section: Section): readonly Child[] {
    const { worlds, current } = this.#worlds;
    const isLost = current === null && worlds.length > 0;
    if (isLost) return drawWorlds(this.#worldsContext());
    const state = this.#shownState();
    return state ? section.draw(this.#panel(state)) : ['Loading…'];
  }

  /** Restores the focus after a redraw; if its element is gone, focuses the section. */
  #keepFocus(focused: Element | null): void {
    if (!this.#memory.isOpen || focused === null || this.#root.activeElement === focused) return;
    const place = focused.isConnected ? focused : this.#root.getElementById('section');
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }

  #focusTab(): void {
    this.#root.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
  }

  #worldsContext(): WorldsContext {
    return {
      worlds: this.#worlds,
      enter: (choose) =>
        void this.#startOver(async () => {
          const { id, name } = await choose();
          await enterWorld(id);
          return `The page is in the world ${name}.`;
        }),
    };
  }

  #panel(state: LabState): PanelContext {
    return {
      ...this.#worldsContext(),
      state,
      scenarios: this.#scenarios,
      typed: (field) => this.#typed.get(field) ?? '',
      type: (field, text) => {
        this.#typed.set(field, text);
        this.#draw();
      },
      run: (done, calls) => void this.#attempt(() => carryOut(done, calls)),
      startOver: (done, calls) => void this.#startOver(() => carryOut(done, calls)),
      attempt: (action) => void this.#attempt(action),
    };
  }
}

/** A constructed style sheet, because the page's CSP may block a `<style>` element. */
function sheetOf(styles: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  return sheet;
}

async function carryOut(done: string, calls: readonly LabCall[]): Promise<string> {
  for (const call of calls) await ask(call);
  return done;
}

function messageFor(problem: unknown): string {
  return problem instanceof Error ? problem.message : String(problem);
}
