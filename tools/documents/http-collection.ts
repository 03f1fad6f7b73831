/** `docs/api.http`: every call once, in the order of a player's first day, for the HTTP clients of JetBrains and httpYac. */
import { BASE_PATH, type Call, endpointOf, isUnsafe } from '../../contract/endpoints.ts';
import { SUMMARIES } from '../../contract/openapi/summaries.ts';

interface Step {
  /** The body; words in double braces are variables. */
  readonly body?: object;
  /** Headers besides those of every call. */
  readonly headers?: readonly string[];
  /** Variables for later requests: JavaScript on `body`, the parsed response. */
  readonly saves?: Readonly<Record<string, string>>;
}

/** What the mock's lab does in place of a game: credit to withdraw and to play with. */
const WIN = ['The lab of the mock: credit, as a game result. Not a call of the contract.', 'credit'] as const;

const PROVIDER = 'alphabet';
const [PASSWORD, NEW_PASSWORD] = ['secret-1234', 'secret-5678'];
const VISITOR = 'visitor-0001';

const STEPS: readonly (readonly [Call | typeof WIN, Step])[] = [
  ['agencyInfo', {}],
  ['banks', {}],
  ['currencyRates', {}],
  ['currencyOptions', { saves: { mid: "body.options.find((option) => option.currency === 'LAK').mid" } }],
  ['depositConfig', {}],
  ['withdrawConfig', {}],
  ['games', {}],
  ['promotionsCurrent', { saves: { promotion: 'body.items.find((one) => !one.depositAmount).id' } }],
  ['promotion', {}],
  ['fingerprint', { body: { fingerprint: { fingerprint: VISITOR } } }],
  ['usernameValidate', { body: { username: '{{username}}' } }],
  [
    'register',
    {
      headers: [`fingerprint: ${VISITOR}`],
      body: {
        username: '{{username}}',
        password: PASSWORD,
        confirmPassword: PASSWORD,
        fingerprint: { fingerprint: VISITOR },
      },
    },
  ],
  ['login', { body: { username: '{{username}}', password: PASSWORD } }],
  [
    'bankAccountAdd',
    {
      body: {
        bankCode: 'bcel',
        accountNumber: '{{number}}',
        accountName: 'NEW PLAYER',
        currency: 'LAK',
        owner: 'SELF',
      },
      saves: { account: 'body.bankAccount.id' },
    },
  ],
  ['playerInfo', {}],
  ['credit', {}],
  ['limits', {}],
  [
    'limitsChange',
    { body: { depositLimits: { day: '5000', week: null, month: null }, sessionReminderMinutes: null } },
  ],
  ['promotionClaim', { body: { provider: PROVIDER }, saves: { usage: 'body.usage.id' } }],
  ['usageCurrent', {}],
  ['usageList', {}],
  ['usageCancel', {}],
  [
    'depositCreate',
    {
      body: { provider: PROVIDER, mid: '{{mid}}', amount: '67500' },
      saves: { deposit: 'body.deposit.code' },
    },
  ],
  ['depositOpen', {}],
  ['deposit', {}],
  ['depositQr', {}],
  ['depositQrIssue', {}],
  ['depositCheck', {}],
  ['depositCancel', {}],
  ['depositList', {}],
  [WIN, { body: { username: '{{username}}', provider: PROVIDER, amount: '500' } }],
  ['withdrawQuote', { body: { provider: PROVIDER, amount: '100' }, saves: { quote: 'body.quote.quoteId' } }],
  [
    'withdrawCreate',
    {
      body: { provider: PROVIDER, bankAccountId: '{{account}}', amount: '100', quoteId: '{{quote}}' },
      saves: { withdraw: 'body.withdraw.code' },
    },
  ],
  ['withdrawOpen', {}],
  ['withdraw', {}],
  ['withdrawList', {}],
  [
    'gameLaunch',
    { body: { provider: PROVIDER, language: 'lo', device: 'mobile', returnUrl: '/player/deposit' } },
  ],
  ['selfExclude', { body: { days: 1 } }],
  [
    'passwordChange',
    {
      body: {
        currentPassword: PASSWORD,
        newPassword: NEW_PASSWORD,
        confirmNewPassword: NEW_PASSWORD,
      },
    },
  ],
  ['logout', {}],
];

/** The text of the collection. */
export function httpCollection(): string {
  const head = [
    '# Every call of the contract once, in the order of a first day, written by `npm run documents -- openapi`. JetBrains IDEs run it as',
    '# it is; so does httpYac, in VS Code or by `npx httpyac send docs/api.http --all`. Against `npm run mock` every request succeeds.',
    '# Of your own backend change @host, and leave out the request to the lab and those that need its credit.',
    '@host = http://localhost:3001',
    `@api = {{host}}${BASE_PATH}`,
  ];
  return [...head, ...STEPS.flatMap(([what, step]) => ['', ...linesOf(what, step)]), ''].join('\n');
}

function linesOf(what: Call | typeof WIN, { body, headers = [], saves = {} }: Step): readonly string[] {
  const isCall = typeof what === 'string';
  const row = isCall ? endpointOf(what) : { method: 'POST', path: '', status: 200 };
  const title = isCall ? `${what}: ${SUMMARIES[what]}` : what[0];
  const address = isCall ? `{{api}}${withVariables(what)}` : `{{host}}/__lab/${what[1]}`;
  const isWrite = isCall && isUnsafe(endpointOf(what));
  return [
    `### ${title}`,
    `${row.method} ${address}`,
    ...(body ? ['Content-Type: application/json'] : []),
    ...(isWrite ? ['X-XSRF-TOKEN: {{xsrf}}', 'Idempotency-Key: {{$uuid}}'] : []),
    ...headers,
    ...(body ? ['', JSON.stringify(body)] : []),
    '',
    ...scriptOf([
      `client.test("${row.status}", () => client.assert(response.status === ${row.status}));`,
      ...(what === 'agencyInfo' ? FIRST : []),
      ...(isCall && ROTATING.includes(what) ? TOKEN : []),
      ...Object.entries(saves).map(
        ([name, value]) => `client.global.set("${name}", ((body) => ${value})(response.body));`,
      ),
    ]),
  ];
}

function scriptOf(statements: readonly string[]): readonly string[] {
  const [only = '', ...others] = statements;
  if (others.length === 0) return [`> {% ${only} %}`];
  return ['> {%', ...statements.map((statement) => `  ${statement}`), '%}'];
}

const FIRST = [
  'client.global.set("username", "p" + Date.now().toString(36));',
  'client.global.set("number", String(Date.now()).slice(-12));',
];

/** The token comes with the first response, and anew where a session begins or ends. */
const ROTATING: readonly Call[] = ['agencyInfo', 'login', 'passwordChange', 'logout'];
const TOKEN = [
  'const token = /XSRF-TOKEN=([^;,]+)/.exec(response.headers.valuesOf("Set-Cookie").join());',
  'if (token) client.global.set("xsrf", token[1]);',
];

/** What stands for the parameter of a path. */
function withVariables(call: Call): string {
  const { path } = endpointOf(call);
  const id = call === 'usageCancel' ? '{{usage}}' : '{{promotion}}';
  const code = call === 'withdraw' ? '{{withdraw}}' : '{{deposit}}';
  return path.replace(':provider', PROVIDER).replace(':id', id).replace(':code', code);
}
