/** The state of the viewer in the URL query: `?machine=deposit&at=deposit.composing&tab=look&words=lo`. */
import { navigate, useSearch } from 'wouter/use-browser-location';
import { IN_ENGLISH, type Language, type Say, sayIn } from '../labels.ts';
import { type Machines, useMachines } from '../viewer-input.ts';

/** What of the machines an address depends on. */
export type Known = Pick<Machines, 'history' | 'languages' | 'live' | 'tabs'>;

/** The titles of the tabs by their names in the URL. */
export function tabsOf(
  { history, live, tabs }: Known,
  say: Say = sayIn(IN_ENGLISH),
): Readonly<Record<string, string>> {
  return {
    look: say('Look'),
    ...(live && { live: say('Live'), system: say('System') }),
    simulate: say('Simulate'),
    ...(history && { changes: say('Changes') }),
    proven: say('Proven'),
    ...Object.fromEntries(tabs.map(({ id, title }) => [id, say(title)])),
  };
}

export interface Address {
  /** The name of the machine. */
  readonly machine: string | null;
  /** The chosen state or transition. */
  readonly at: string | null;
  /** One of `tabsOf`. */
  readonly tab: string;
  readonly labels: Language;
  /** The earlier version with which the tab *Changes* compares; null for the latest one. */
  readonly since: string | null;
}

export function addressIn(search: string, known: Known): Address {
  const query = new URLSearchParams(search);
  const tab = query.get('tab') ?? '';
  const labels = query.get('words') ?? '';
  return {
    machine: query.get('machine'),
    at: query.get('at'),
    tab: Object.hasOwn(tabsOf(known), tab) ? tab : 'look',
    since: query.get('since'),
    labels: Object.hasOwn(known.languages, labels) ? labels : 'en',
  };
}

/** Serializes an address as a URL query. Default values are left out. */
export function queryOf({ machine, at, tab, labels, since }: Address): string {
  const query = new URLSearchParams();
  if (machine !== null) query.set('machine', machine);
  if (tab !== 'look') query.set('tab', tab);
  if (labels !== 'en') query.set('words', labels);
  if (at !== null) query.set('at', at);
  if (since !== null) query.set('since', since);
  return `?${query}`;
}

export interface Addressed {
  readonly address: Address;
  /** Navigates. A change of machine or tab pushes a history entry, with this fragment; any other change replaces the current one. */
  readonly go: (changes: Partial<Address>, fragment?: string) => void;
}

export function useAddress(): Addressed {
  const machines = useMachines();
  const asked = addressIn(useSearch(), machines);
  // A link to a tab of the host (`#capsule=…`) may have no query, so that the tab follows from the fragment.
  const linked = machines.tabs.find(({ isLink }) => isLink?.(window.location.hash))?.id;
  const address: Address = linked === undefined ? asked : { ...asked, tab: linked };
  return {
    address,
    go(changes, begun = '') {
      // In the tab *System*, the shown machine follows the selected message.
      const isElsewhere = 'tab' in changes || ('machine' in changes && address.tab !== 'system');
      // The fragment holds the steps of a simulation, or what the tab of the host shows: a change of selection or language keeps it.
      const stays = linked !== undefined && (changes.tab ?? linked) === linked;
      const fragment = isElsewhere && !stays ? begun : window.location.hash;
      navigate(queryOf({ ...address, ...changes }) + fragment, { replace: !isElsewhere });
    },
  };
}
