import type lo from '../locales/lo.json';

/** The id of a text. All catalogs have the same ids (docs/decisions/0005). */
export type MessageId = keyof typeof lo;

/** A message of the catalogs, with its values. */
export interface Message {
  readonly id: MessageId;
  readonly values?: Readonly<Record<string, string>>;
}
