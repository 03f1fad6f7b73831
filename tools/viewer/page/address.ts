/** The state of the viewer in the URL query: `?machine=deposit&at=deposit.composing&tab=look&words=lo`. */
import { navigate, useSearch } from 'wouter/use-browser-location';
import { isLink } from '../../recording/link.ts';
import { LANGUAGES, type Language } from '../../labels/label-of.ts';

export const TABS = {
  look: 'Look',
  live: 'Live',
  system: 'System',
  simulate: 'Simulate',
  capsule: 'Capsule',
} as const;
export type Tab = keyof typeof TABS;

export interface Address {
  readonly machine: string | null;
  /** The chosen state or transition. */
  readonly at: string | null;
  readonly tab: Tab;
  readonly labels: Language;
}

export function addressIn(search: string): Address {
  const query = new URLSearchParams(search);
  const tab = query.get('tab') ?? '';
  const labels = query.get('words') ?? '';
  return {
    machine: query.get('machine'),
    at: query.get('at'),
    tab: isKeyOf(TABS, tab) ? tab : 'look',
    labels: isKeyOf(LANGUAGES, labels) ? labels : 'en',
  };
}

/** Serializes an address as a URL query. Default values are left out. */
export function queryOf({ machine, at, tab, labels }: Address): string {
  const query = new URLSearchParams();
  if (machine !== null) query.set('machine', machine);
  if (tab !== 'look') query.set('tab', tab);
  if (labels !== 'en') query.set('words', labels);
  if (at !== null) query.set('at', at);
  return `?${query}`;
}

export interface Addressed {
  readonly address: Address;
  /** Navigates. A change of machine or tab pushes a history entry; any other change replaces the current one. */
  readonly go: (changes: Partial<Address>) => void;
}

export function useAddress(): Addressed {
  const asked = addressIn(useSearch());
  // A link to a capsule (`#capsule=…`) has no query, so that the tab follows from the fragment.
  const hasCapsule = isLink(window.location.hash);
  const address: Address = hasCapsule ? { ...asked, tab: 'capsule' } : asked;
  return {
    address,
    go(changes) {
      // In the tab *System*, the shown machine follows the selected message.
      const isElsewhere = 'tab' in changes || ('machine' in changes && address.tab !== 'system');
      // The fragment holds the steps of a simulation, or a capsule: a change of selection or language keeps it.
      const staysWithCapsule = hasCapsule && (changes.tab ?? 'capsule') === 'capsule';
      const fragment = isElsewhere && !staysWithCapsule ? '' : window.location.hash;
      navigate(queryOf({ ...address, ...changes }) + fragment, { replace: !isElsewhere });
    },
  };
}

function isKeyOf<T extends object>(record: T, key: string): key is Extract<keyof T, string> {
  return Object.hasOwn(record, key);
}
