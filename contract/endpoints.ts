/**
 * The table of calls. A row is what the client sends by, the mock answers by and the contract tests generate from.
 * `source` says where a row comes from: S is the specification's §7, S′ a call that it names without showing it.
 */
import { Agency } from './agency.ts';
import { Bank, BankAccount, BankAccountRequest } from './bank.ts';
import { CheckAnswer, Deposit, DepositConfig, DepositQr, DepositRequest } from './deposit.ts';
import type { ErrorCode } from './errors.ts';
import {
  Credit,
  LoginRequest,
  Player,
  PlayerInfo,
  RegisterRequest,
  UsernameAnswer,
  UsernameRequest,
} from './player.ts';
import { CurrencyOption, Rates } from './rates.ts';
import { type Infer, integer, list, record, type Schema } from './schema/vocabulary.ts';

export const BASE_PATH = '/api/v2'; // spec §7, contract §1

export interface Endpoint {
  readonly method: 'GET' | 'POST';
  /** Below `BASE_PATH`; `:name` is a parameter. */
  readonly path: string;
  readonly access: 'public' | 'player';
  /** Whether the `Idempotency-Key` header must be there. Our client sends it on every unsafe call. */
  readonly keyRequired?: true;
  /** Whether the answer is a page of a list, asked for by page and pageSize. */
  readonly paged?: true;
  /** The JSON body; absent where the call has none. */
  readonly request?: Schema;
  readonly status: 200 | 201 | 204;
  /** The JSON answer; absent for 204. */
  readonly answer?: Schema;
  /** The call's own codes, in the order in which a server looks for them. `errorsOf` adds the common ones. */
  readonly errors: readonly ErrorCode[];
  readonly source: 'S' | 'S′' | 'decided: contract';
}

const pageOf = <S extends Schema>(item: S) =>
  record({
    items: list(item) as Schema<Infer<S>[]>,
    page: integer(1),
    pageSize: integer(1, 50),
    total: integer(),
  });

export const endpoints = {
  agencyInfo: {
    method: 'GET',
    path: '/agency/info',
    access: 'public',
    status: 200,
    answer: record({ agency: Agency }),
    errors: ['NOT_FOUND'],
    source: 'S',
  },
  usernameValidate: {
    method: 'POST',
    path: '/players/username/validate',
    access: 'public',
    request: UsernameRequest,
    status: 200,
    answer: UsernameAnswer,
    errors: [],
    source: 'S',
  },
  register: {
    method: 'POST',
    path: '/players/register',
    access: 'public',
    request: RegisterRequest,
    status: 201,
    answer: record({ player: Player }),
    errors: ['USERNAME_ALREADY_EXISTS'],
    source: 'S',
  },
  login: {
    method: 'POST',
    path: '/players/login',
    access: 'public',
    request: LoginRequest,
    status: 200,
    answer: record({ player: Player }),
    errors: ['INVALID_CREDENTIALS'],
    source: 'S',
  },
  logout: { method: 'POST', path: '/players/logout', access: 'public', status: 204, errors: [], source: 'S' },
  playerInfo: {
    method: 'GET',
    path: '/players/info',
    access: 'player',
    status: 200,
    answer: PlayerInfo,
    errors: [],
    source: 'S',
  },
  credit: {
    method: 'GET',
    path: '/players/credits/:provider',
    access: 'player',
    status: 200,
    answer: record({ credit: Credit }),
    errors: ['NOT_FOUND', 'PROVIDER_MAINTENANCE'],
    source: 'S',
  },
  banks: {
    method: 'GET',
    path: '/banks',
    access: 'public',
    status: 200,
    answer: record({ banks: list(Bank) }),
    errors: [],
    source: 'decided: contract',
  },
  bankAccountAdd: {
    method: 'POST',
    path: '/players/bank-accounts',
    access: 'player',
    request: BankAccountRequest,
    status: 201,
    answer: record({ bankAccount: BankAccount }),
    errors: [
      'ACCOUNT_ALREADY_ADDED',
      'ONE_ACCOUNT_ONLY',
      'ACCOUNT_IN_USED',
      'CURRENCY_NOT_ALLOWED',
      'WALLET_NOT_ALLOWED',
      'ACCOUNT_NOT_FOUND',
    ],
    source: 'S′',
  },
  currencyRates: {
    method: 'GET',
    path: '/currencies/rates',
    access: 'public',
    status: 200,
    answer: Rates,
    errors: [],
    source: 'decided: contract',
  },
  currencyOptions: {
    method: 'GET',
    path: '/currencies/options',
    access: 'public',
    status: 200,
    answer: record({ options: list(CurrencyOption) }),
    errors: [],
    source: 'decided: contract',
  },
  depositConfig: {
    method: 'GET',
    path: '/deposits/config',
    access: 'public',
    status: 200,
    answer: record({ config: DepositConfig }),
    errors: [],
    source: 'decided: contract',
  },
  depositList: {
    method: 'GET',
    path: '/deposits',
    access: 'player',
    paged: true,
    status: 200,
    answer: pageOf(Deposit),
    errors: [],
    source: 'S′',
  },
  depositOpen: {
    method: 'GET',
    path: '/deposits/open',
    access: 'player',
    status: 200,
    answer: record({ items: list(Deposit, 1) }),
    errors: [],
    source: 'S′',
  },
  depositCreate: {
    method: 'POST',
    path: '/deposits',
    access: 'player',
    keyRequired: true,
    request: DepositRequest,
    status: 201,
    answer: record({ deposit: Deposit }),
    errors: [
      'SELF_EXCLUDED',
      'BANK_REQUIRED',
      'OPEN_ORDER',
      'PROMOTION_USAGE',
      'PROMOTION_CREDIT_USED',
      'CREDIT_ABOVE_THRESHOLD',
      'LIMIT_REACHED',
      'QUOTE_CHANGED',
      'MID_INVALID',
      'AMOUNT_OUT_OF_RANGE',
      'PROMOTION_AMOUNT_MISMATCH',
    ],
    source: 'S′',
  },
  deposit: {
    method: 'GET',
    path: '/deposits/:code',
    access: 'player',
    status: 200,
    answer: record({ deposit: Deposit }),
    errors: ['NOT_FOUND'],
    source: 'decided: contract',
  },
  depositQr: {
    method: 'GET',
    path: '/deposits/:code/qr',
    access: 'player',
    status: 200,
    answer: record({ qr: DepositQr }),
    errors: ['NOT_FOUND', 'ORDER_NOT_OPEN', 'QR_EXPIRED'],
    source: 'S′',
  },
  depositQrIssue: {
    method: 'POST',
    path: '/deposits/:code/qr',
    access: 'player',
    status: 201,
    answer: record({ qr: DepositQr }),
    errors: ['NOT_FOUND', 'ORDER_NOT_OPEN'],
    source: 'decided: contract',
  },
  depositCheck: {
    method: 'POST',
    path: '/deposits/:code/check',
    access: 'player',
    status: 200,
    answer: CheckAnswer,
    errors: ['NOT_FOUND', 'BANK_UNAVAILABLE'],
    source: 'S′',
  },
  depositCancel: {
    method: 'POST',
    path: '/deposits/:code/cancel',
    access: 'player',
    status: 200,
    answer: record({ deposit: Deposit }),
    errors: ['NOT_FOUND', 'ORDER_ALREADY_PAID', 'BANK_UNAVAILABLE'],
    source: 'decided: contract',
  },
} as const satisfies Record<string, Endpoint>;

export type Call = keyof typeof endpoints;

type Row<C extends Call> = (typeof endpoints)[C];

/** What the call answers with; undefined for 204. */
export type AnswerOf<C extends Call> = Row<C> extends { answer: infer S } ? Infer<S> : undefined;

/** The JSON body that the call takes; undefined where it has none. */
export type RequestOf<C extends Call> = Row<C> extends { request: infer S } ? Infer<S> : undefined;

type ParameterNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParameterNames<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

/** The parameters in the call's path. */
export type ParametersOf<C extends Call> = { readonly [Name in ParameterNames<Row<C>['path']>]: string };

/** The row of a call, in the type that all rows share. */
export function endpointOf(call: Call): Endpoint {
  return endpoints[call];
}

export function isUnsafe(endpoint: Endpoint): boolean {
  return endpoint.method !== 'GET';
}

/** Every code that the call may answer with: its own, and the common ones that apply to its kind (contract §1). */
export function errorsOf(endpoint: Endpoint): readonly ErrorCode[] {
  const common: ErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'SERVICE_UNAVAILABLE'];
  if (endpoint.access === 'player') common.push('UNAUTHENTICATED');
  if (endpoint.paged || endpoint.request) common.push('VALIDATION_FAILED');
  if (isUnsafe(endpoint)) {
    common.push(
      'BAD_REQUEST',
      'PAYLOAD_TOO_LARGE',
      'UNSUPPORTED_MEDIA_TYPE',
      'XSRF_INVALID',
      'VALIDATION_FAILED',
      'IDEMPOTENCY_MISMATCH',
      'IDEMPOTENCY_IN_PROGRESS',
    );
  }
  return [...new Set([...endpoint.errors, ...common])];
}

/** The path of a call with its parameters filled in, below the site's root. */
export function pathOf<C extends Call>(call: C, parameters: ParametersOf<C>): string {
  const values: Readonly<Record<string, string>> = parameters;
  const path = endpoints[call].path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  );
  return BASE_PATH + path;
}
