/** The interface of a browser for the tests, whatever its protocol: the few W3C WebDriver commands that the flows need. */

/** A reference to an element of the page, as the browser has named it. */
export type Handle = string;

/** The result types of a function that runs in the page. */
export type Value = string | number | boolean;

/** A control that takes typing or a choice from a list. Engines do not agree on the roles of password fields and lists. */
export const FIELD = 'field';

export type Role =
  | 'alertdialog'
  | 'article'
  | 'banner'
  | 'button'
  | 'contentinfo'
  | 'form'
  | 'heading'
  | 'image'
  | 'link'
  | 'main'
  | 'radio'
  | 'radiogroup'
  | 'region'
  | typeof FIELD;

/**
 * CSS selectors of the elements that may have a role. The classic protocol returns the role of an element, but cannot search by
 * it. Firefox's protocol searches by role and name, but walks through the whole page, which blocks the page for seconds.
 */
export const CANDIDATES: Readonly<Record<Role, string>> = {
  alertdialog: '[role=alertdialog]',
  article: 'article',
  banner: 'header',
  button: 'button',
  contentinfo: 'footer',
  form: 'form',
  heading: 'h1, h2, h3',
  image: 'img, [role=img]',
  link: 'a[href]',
  main: 'main',
  radio: 'input[type=radio]',
  radiogroup: '[role=radiogroup]',
  region: 'section, [role=region]',
  [FIELD]: 'input:not([type=radio]), select',
};

/** An element by its role and its accessible name, which is compared as a whole. */
export interface Accessible {
  readonly role: Role;
  readonly name?: string | undefined;
}

export interface Engine {
  /** Loads a page, and returns when its `load` event has fired, unless the browser was launched not to wait for it. */
  open(url: string): Promise<void>;
  reload(): Promise<void>;
  /** The address of the page that is shown. */
  address(): Promise<string>;
  /** The elements, in the order of the document, by the role and the name that the browser itself computes for screen readers. */
  find(wanted: Accessible, within?: Handle): Promise<readonly Handle[]>;
  /** The elements that match a selector: the only way while a page loads, because Firefox computes names after its `load` event. */
  select(css: string): Promise<readonly Handle[]>;
  /** Clicks the middle of an element with a pointer, through the browser's native input events. */
  click(element: Handle): Promise<void>;
  /** Types on the keyboard into an element, after its present text. */
  type(element: Handle, keys: string): Promise<void>;
  /** Runs a function in the page. It may use only its element and the globals of every page. */
  call<Result extends Value>(element: Handle, run: (element: HTMLElement) => Result): Promise<Result>;
  /** Returns a screenshot of the viewport as a PNG. */
  picture(): Promise<Buffer>;
  /** Errors and warnings that the page, or the browser on its behalf, has written to the console. */
  complaints(): Promise<readonly string[]>;
  /** Ends the browser and all that was started for it, and removes its profile. */
  close(): Promise<void>;
}

/** How a browser is launched. */
export interface LaunchOptions {
  /** `none`: `open` and `reload` return at once, while the page loads. */
  readonly pageLoad?: 'normal' | 'none';
  /** The browser's own setting: a private window, or no cookies and no storage of any site. */
  readonly privacy?: 'usual' | 'private' | 'no cookies';
}

/** A kind of browser that a test can launch. */
export interface EngineKind {
  readonly name: string;
  /** A script for the beginning of every page, which collects the complaints that the browser itself does not report. */
  readonly pageScript: string;
  /** Names of the Debian packages that the browser needs and the machine lacks. */
  missingPackages(): readonly string[];
  launch(options?: LaunchOptions): Promise<Engine>;
}

/** The timeout and the interval of attempts to reach a browser that is starting. */
export const START_LIMIT = { timeout: 60_000, interval: 100 };

/** A small phone, in CSS pixels. */
export const PHONE = { width: 360, height: 640 } as const;

/** Keys that have no letter: https://www.w3.org/TR/webdriver2/#keyboard-actions */
export const ARROW_DOWN = '\uE015';
export const ARROW_LEFT = '\uE012';

/** A port on which no server answers: requests to any other host than this machine go there (RFC 863). */
export const NO_PROXY_THERE = { host: '127.0.0.1', port: 9 } as const;
