/** Deeds and expectations in the words of a language: labels and texts of the site from its catalog, word for word. */
import type { Language } from '../../../../src/i18n/languages.ts';
import { formatAmount } from '../../../../src/format/amount.ts';
import { durationOf } from '../../../viewer/panel/duration.ts';
import { type Say, wordsOf } from '../../../../tests/browser/messages.ts';
import type { LedgerLine, Sight } from '../../player/walk.ts';
import type { Deed, Expectation } from '../manual/manual-case.ts';
import { stateName } from '../words/names.ts';
import { type Tell, tellIn } from '../words/state-texts.ts';

/** The command that shows the ledger. */
const LEDGER_COMMAND = 'npm run lab -- db ledger';

export interface Speech {
  readonly language: Language;
  /** The documents' own words. */
  readonly tell: Tell;
  /** The words of the site. */
  readonly say: Say;
}

export function speechIn(language: Language): Speech {
  return { language, tell: tellIn(language), say: wordsOf(language) };
}

/** How one who reads plain text and one who reads Markdown see what is typed, and what is at an address. */
export interface Style {
  readonly code: (text: string) => string;
  readonly address: (path: string) => string;
}

export function deedWords({ tell, say }: Speech, deed: Deed, { code, address }: Style): string {
  switch (deed.kind) {
    case 'lab':
      return tell('do.lab', { line: code(`npm run lab -- ${deed.line}`) });
    case 'signIn':
      return tell('do.signIn', { player: code(deed.player), password: code(deed.password) });
    case 'open':
    case 'otherTab':
      return tell(`do.${deed.kind}`, { path: address(deed.path) });
    case 'press':
      return tell('do.press', { label: say(deed.label, shown(deed.values ?? {})) });
    case 'fill':
      return tell('do.fill', { label: say(deed.label), text: code(deed.text) });
    case 'choose':
      return tell('do.choose', { option: deed.option });
    case 'chooseFirst':
      return tell('do.chooseFirst', { group: say(deed.group) });
    case 'wait':
      return tell('do.wait', { seconds: String(deed.seconds) });
    case 'begin':
      return tell('do.begin', { input: deed.input });
    case 'send':
    case 'sendRejected':
    case 'lookUnheard':
      return tell(`do.${deed.kind}`, { event: deed.event });
    case 'answer':
    case 'fail': {
      const actor = deed.actor === deed.slot ? deed.actor : `${deed.actor} (${deed.slot})`;
      return tell(`do.${deed.kind}`, { actor, name: deed.name });
    }
    case 'pass':
      return tell('do.pass', { duration: durationOf(deed.milliseconds) });
    default:
      return tell(`do.${deed.kind}`);
  }
}

export function expectationWords(speech: Speech, expectation: Expectation, style: Style): string {
  const { language, tell } = speech;
  switch (expectation.kind) {
    case 'sees':
      return sightWords(speech, expectation.sight, style);
    case 'misses':
      return tell('not', { sight: sightWords(speech, expectation.sight, style) });
    case 'books': {
      const command = style.code(LEDGER_COMMAND);
      const lines = expectation.lines.map((line) => style.code(lineWords(tell, line))).join('; ');
      return lines === '' ? tell('books.none', { command }) : tell('see.books', { command, lines });
    }
    case 'states': {
      const states = expectation.states.map((id) => `${style.code(id)} (${stateName(language, id)})`);
      return tell('see.states', { states: states.join(', ') });
    }
    case 'asks':
    case 'says':
      return tell(`see.${expectation.kind}`, { name: expectation.name });
    default:
      return tell(`see.${expectation.kind}`);
  }
}

function sightWords({ tell, say }: Speech, sight: Sight, { code, address }: Style): string {
  const { kind, values = {} } = sight;
  const text = sight.text === undefined ? '' : say(sight.text, shown(values));
  const { holds, value, path = '' } = values;
  switch (kind) {
    case 'field':
      return value === undefined
        ? tell('sight.field', { text })
        : tell('field.with', { text, value: code(value) });
    case 'region':
      return holds === undefined
        ? tell('sight.region', { text })
        : tell('region.holds', { text, holds: say(holds) });
    case 'amount':
      return tell('sight.amount', {
        amount: `${formatAmount(values['amount'] ?? '')} ${say(`currency.${values['currency'] ?? ''}`)}`,
      });
    case 'code':
      return tell('sight.code', { code: code(values['code'] ?? '') });
    case 'page':
      return tell('sight.page', { path: address(path) });
    case 'qr':
      return tell('sight.qr');
    case 'playerMenu':
      return tell('sight.playerMenu', { text: say('layout.playerMenu') });
    default:
      return tell(`sight.${kind}`, { text });
  }
}

function lineWords(tell: Tell, { kind, amount, currency, order }: LedgerLine): string {
  const line = tell('books.line', { kind, amount, currency });
  return order === null ? line : `${line} ${order}`;
}

/** Values as the page writes them: a number is an amount. */
function shown(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^\d+(\.\d+)?$/.test(value) ? formatAmount(value) : value,
    ]),
  );
}
