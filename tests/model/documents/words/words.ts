/** What the documents say themselves, one template for each thing to say. What stands in braces is filled in. */
import type { Language } from '../../../../src/i18n/languages.ts';
import type { SightKind } from '../../player/walk.ts';
import type { Deed, Expectation } from '../manual/manual-case.ts';
import { cn } from './cn.ts';
import { lo } from './lo.ts';
import { th } from './th.ts';
import { vn } from './vn.ts';

/** The parts of a document. */
type PartKey =
  | 'book.title'
  | 'book.lead'
  | 'book.machine'
  | 'book.machines'
  | 'book.cases'
  | 'book.steps'
  | 'book.coverage'
  | 'book.states'
  | 'book.transitions'
  | 'book.guards'
  | 'book.pairs'
  | 'book.exact'
  | 'book.how'
  | 'book.howLab'
  | 'book.howTheatre'
  | 'book.howNote'
  | 'case.rule'
  | 'case.place'
  | 'case.place.site'
  | 'case.place.theatre'
  | 'case.played'
  | 'case.before'
  | 'case.beginning'
  | 'case.number'
  | 'case.do'
  | 'case.expect'
  | 'case.result'
  | 'case.resultHint'
  | 'case.picture'
  | 'about.transition'
  | 'about.same'
  | 'about.beginning'
  | 'about.walk'
  | 'trigger.event'
  | 'trigger.after'
  | 'trigger.done'
  | 'trigger.failed'
  | 'trigger.finished'
  | 'trigger.always'
  | 'subject.session'
  | 'subject.deposit'
  | 'subject.withdraw'
  | 'subject.promotion'
  | 'by.player'
  | 'by.bank'
  | 'by.staff'
  | 'by.game'
  | 'by.market'
  | 'by.line'
  | 'by.time'
  | 'by.session'
  | 'not'
  | 'field.with'
  | 'region.holds'
  | 'books.none'
  | 'books.line';

type DeedKey = `do.${Deed['kind']}`;
type SightKey = `sight.${SightKind}`;
type ExpectationKey = `see.${Exclude<Expectation['kind'], 'sees' | 'misses'>}`;

export type WordKey = PartKey | DeedKey | SightKey | ExpectationKey;
export type TesterWords = Readonly<Record<WordKey, string>>;

export const TESTER_WORDS: Readonly<Record<Language, TesterWords>> = { lo, cn, vn, th };

/** The words of a language, filled in. @throws when a value is missing. */
export type Tell = (key: WordKey, values?: Readonly<Record<string, string>>) => string;

export function tellIn(language: Language): Tell {
  return (key, values = {}) =>
    TESTER_WORDS[language][key].replaceAll(/\{(\w+)\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new Error(`“${key}” lacks ${name}`);
      return value;
    });
}
