/** Actions and expectations as sentences in one language; quotes labels and texts of the site exactly as in its catalog. */
import type { Language } from '../../../src/i18n/languages.ts';
import { formatAmount } from '../../../src/format/numbers.ts';
import { type Say, messagesIn } from '../../../tests/browser/fixtures/messages.ts';
import type { Assertion } from '../player/walk.ts';
import type { Action, Expectation } from './manual-case.ts';
import { type Describe, describeIn } from './texts/texts.ts';

/** The command that shows the ledger. */
const LEDGER_COMMAND = 'npm run lab -- db ledger';

export interface Speech {
  /** Texts of the documents. */
  readonly describe: Describe;
  /** Texts of the site's catalog. */
  readonly say: Say;
}

export function speechIn(language: Language): Speech {
  return { describe: describeIn(language), say: messagesIn(language) };
}

/** Formats code and links, for plain text or for Markdown. */
export interface Style {
  readonly code: (text: string) => string;
  readonly address: (path: string) => string;
}

export function actionText({ describe, say }: Speech, action: Action, { code, address }: Style): string {
  switch (action.kind) {
    case 'lab':
      return describe('do.lab', { line: code(`npm run lab -- ${action.line}`) });
    case 'signIn':
      return describe('do.signIn', { player: code(action.player), password: code(action.password) });
    case 'open':
      return describe('do.open', { path: address(action.path) });
    case 'press':
      return describe('do.press', { label: say(action.label, shown(action.values ?? {})) });
    case 'fill':
      return describe('do.fill', { label: say(action.label), text: code(action.text) });
    case 'choose':
      return describe('do.choose', { option: action.option });
    case 'chooseFirst':
      return describe('do.chooseFirst', { group: say(action.group) });
    case 'wait':
      return describe('do.wait', { seconds: String(action.seconds) });
    default:
      return describe(`do.${action.kind}`);
  }
}

export function expectationText(speech: Speech, expectation: Expectation, style: Style): string {
  const { describe } = speech;
  switch (expectation.kind) {
    case 'sees':
      return assertionText(speech, expectation.assertion, style);
    case 'misses':
      return describe('not', { assertion: assertionText(speech, expectation.assertion, style) });
    case 'books': {
      const command = style.code(LEDGER_COMMAND);
      const lines = expectation.lines.map(({ kind, amount, currency, order }) =>
        style.code([kind, amount, currency, order].filter(Boolean).join(' ')),
      );
      return lines.length === 0
        ? describe('books.none', { command })
        : describe('see.books', { command, lines: lines.join('; ') });
    }
  }
}

function assertionText({ describe, say }: Speech, assertion: Assertion, { code, address }: Style): string {
  const { kind, values = {} } = assertion;
  const text = assertion.text === undefined ? '' : say(assertion.text, shown(values));
  const { holds, value, path = '' } = values;
  switch (kind) {
    case 'field':
      return value === undefined
        ? describe('sight.field', { text })
        : describe('field.with', { text, value: code(value) });
    case 'region':
      return holds === undefined
        ? describe('sight.region', { text })
        : describe('region.holds', { text, holds: say(holds) });
    case 'amount':
      return describe('sight.amount', {
        amount: `${formatAmount(values['amount'] ?? '')} ${say(`currency.${values['currency'] ?? ''}`)}`,
      });
    case 'code':
      return describe('sight.code', { code: code(values['code'] ?? '') });
    case 'page':
      return describe('sight.page', { path: address(path) });
    case 'qr':
      return describe('sight.qr');
    case 'playerMenu':
      return describe('sight.playerMenu', { text: say('layout.playerMenu') });
    default:
      return describe(`sight.${kind}`, { text });
  }
}

/** Formats values as the page does: a number is an amount. */
function shown(values: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      /^\d+(\.\d+)?$/.test(value) ? formatAmount(value) : value,
    ]),
  );
}
