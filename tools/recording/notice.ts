/** The notice after the recording shortcut, in its own shadow root. Development only. */

const STYLES = `
  :host { position: fixed; inset: auto 1rem 1rem auto; z-index: 2147483647; max-width: calc(100vw - 2rem); }
  div { padding: .75rem 1rem; border-radius: .5rem; background: #14181f; color: #f3f5f8; font: 14px/1.4 system-ui, sans-serif;
    box-shadow: 0 4px 24px #0008; display: flex; flex-wrap: wrap; gap: .25rem 1rem; align-items: baseline; }
  a, button { color: #9cc4ff; background: none; border: 0; padding: .25rem 0; font: inherit; cursor: pointer; text-decoration: underline; }
  p { margin: 0; overflow-wrap: anywhere; }
`;

export interface Notice {
  readonly text: string;
  /** Address that opens the capsule in the viewer; null if it is too long. */
  readonly link: string | null;
}

let shown: HTMLElement | null = null;

/** Shows the notice until it is closed or replaced by another. */
export function notify({ text, link }: Notice): void {
  shown?.remove();
  const host = document.createElement('capsule-notice');
  const root = host.attachShadow({ mode: 'open' });
  const styles = document.createElement('style');
  styles.textContent = STYLES;
  const box = document.createElement('div');
  box.setAttribute('role', 'status');
  box.setAttribute('aria-label', 'Capsule');
  box.lang = 'en';
  const said = document.createElement('p');
  said.textContent = text;
  box.append(said);
  if (link !== null) {
    const open = document.createElement('a');
    open.textContent = 'Open in the viewer';
    open.href = link;
    open.target = '_blank';
    open.rel = 'noopener';
    box.append(open);
  }
  const close = document.createElement('button');
  close.type = 'button';
  close.textContent = 'Close';
  close.addEventListener('click', () => host.remove());
  box.append(close);
  root.append(styles, box);
  document.body.append(host);
  shown = host;
}
