/** What the player reads of a failure, on the whole site in front of the mock: specification §8, contract §1. */
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Call, endpointOf, pathOf } from '../../../../contract/endpoints.ts';
import type { FaultRequest } from '../../../../mock-server/lab/faults.ts';
import { DEMO_PLAYER } from '../../../../mock-server/seeds/players.ts';
import { InProcessMock, ORIGIN } from '../../../in-process/mock.ts';
import { type OpenPage, openPage } from '../../../in-process/page.tsx';
import { handBrowser, memoryHistory } from '../browser.ts';
import { closeSite } from '../close-site.ts';
import { catalogOf } from '../i18n/catalogs.ts';

/** Code is loaded and pages are drawn as fast as the machine does it. */
const CONTACT_STAFF = 'ກະລຸນາຕິດຕໍ່ພະນັກງານ';
const PASSWORD_INCORRECT = 'ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ';
const CODE_FOR_SUPPORT = 'ລະຫັດສຳລັບຝ່າຍບໍລິການລູກຄ້າ:';
const say = (id: string) => catalogOf('lo')[id] ?? id;

let mock: InProcessMock;
let page: OpenPage;
/** The `X-Request-Id` of each answer, the newest last. */
let answered: { readonly request: string; readonly id: string | null }[];
/** Requests that a gateway answers, in words of no contract. */
let cutOff: readonly string[];

beforeEach(() => {
  mock = new InProcessMock();
  answered = [];
  cutOff = [];
  vi.stubGlobal('fetch', async (input: string, init: RequestInit = {}) => {
    const request = `${init.method ?? 'GET'} ${new URL(String(input), ORIGIN).pathname}`;
    const answer = cutOff.includes(request) ? gatewayAnswer() : await mock.fetch(input, init);
    answered.push({ request, id: answer.headers.get('X-Request-Id') });
    return answer;
  });
});

function gatewayAnswer(): Response {
  const headers = { 'Content-Type': 'text/html', 'X-Request-Id': 'gateway-7' };
  return new Response('<html>502 Bad Gateway</html>', { status: 502, headers });
}

afterEach(async () => {
  await closeSite(page.site);
  page.close();
  expect(page.errors).toEqual([]);
});

interface Start {
  readonly address: string;
  readonly scenario?: string;
  readonly player?: string | null;
}

async function open({ address, scenario = 'default', player = null }: Start): Promise<void> {
  await mock.setUp({ scenario, player });
  const { readCookie } = mock;
  const history = memoryHistory(address);
  page = openPage(handBrowser({ history, readCookie, hadCookie: (name) => readCookie(name) !== null }));
}

/** Of a call without parameters. */
function requestOf(call: Call) {
  return { method: endpointOf(call).method, path: pathOf(call as 'banks', {}) };
}

/** Spoils the next request of a call; more of them if `times` says so. */
function spoil(call: Call, fault: Omit<FaultRequest, 'match'>): Promise<void> {
  return mock.lab('faults', { times: 1, ...fault, match: requestOf(call) });
}

/** The request id of the newest answer to a call. */
function idOf(call: Call): string {
  const { method, path } = requestOf(call);
  const id = answered.findLast(({ request }) => request === `${method} ${path}`)?.id;
  if (!id) throw new Error(`${call} was not answered`);
  return id;
}

async function type(label: string, text: string): Promise<void> {
  const field = await screen.findByLabelText(say(label), { exact: true });
  fireEvent.change(field, { target: { value: text } });
}

function submit(form: string): void {
  const found = document.querySelector(`form[aria-label="${say(form)}"]`);
  if (!found) throw new Error(`there is no form ${form}`);
  fireEvent.submit(found);
}

/** What is read of the notice or the dialog with this title, once it is there. */
async function told(title: string): Promise<string> {
  const heading = await screen.findByText(say(title));
  const place = heading.closest('[role=alert], [role=status], [role=dialog], li');
  return place?.textContent ?? '';
}

async function playersPart() {
  return vi.waitFor(() => page.site.playerSite ?? Promise.reject(new Error('nobody is signed in')));
}

describe('register: any failure but a name that is taken says to contact staff (specification §8)', () => {
  const register = async (username: string) => {
    await open({ address: '/register/' });
    await type('field.username', username);
    await type('field.password', 'some-password-1');
    await type('field.confirmPassword', 'some-password-1');
  };

  test.each(['VALIDATION_FAILED', 'RATE_LIMITED', 'SERVICE_UNAVAILABLE'])('%s', async (code) => {
    await register('somphone_1');
    await spoil('register', { fault: 'status', code });
    submit('register.title');
    expect(await told('register.failed')).toContain(CONTACT_STAFF);
  });

  test('without a line the words are those of transport (contract §1)', async () => {
    await register('somphone_1');
    await spoil('register', { fault: 'drop' });
    await spoil('login', { fault: 'drop' });
    submit('register.title');
    const text = await told('register.failed');
    expect(text).toContain(say('failure.network'));
    expect(text).not.toContain(CONTACT_STAFF);
  });

  test('a name that is taken: another one is asked for', async () => {
    await register(DEMO_PLAYER.username);
    submit('register.title');
    await screen.findByText(say('failure.register.usernameExists'));
    expect(document.body.textContent).not.toContain(CONTACT_STAFF);
  });
});

describe('change password: any error of the server says that the password is incorrect (specification §8)', () => {
  const changePassword = async (spoilIt: () => unknown) => {
    await open({ address: '/player/bank/', player: DEMO_PLAYER.username });
    const { passwordChange } = await playersPart();
    await screen.findByText(say('bank.changeByStaff'));
    passwordChange().send({ type: 'passwordChange.open' });
    await type('passwordChange.current', DEMO_PLAYER.password);
    await type('passwordChange.new', 'another-5678');
    await type('passwordChange.confirm', 'another-5678');
    await spoilIt();
    submit('passwordChange.title');
  };

  test.each(['SERVICE_UNAVAILABLE', 'RATE_LIMITED'])('%s', async (code) => {
    await changePassword(() => spoil('passwordChange', { fault: 'status', code }));
    expect(await told('toast.error')).toContain(PASSWORD_INCORRECT);
  });

  test('an error of a gateway: the toast says no more, the dialog shows the code for support', async () => {
    await changePassword(() => {
      cutOff = ['POST /api/v2/players/security/password/change'];
    });
    const toast = await told('toast.error');
    expect(toast).toContain(PASSWORD_INCORRECT);
    expect(toast).not.toContain('gateway-7');
    expect(await told('passwordChange.lead')).toContain(`${CODE_FOR_SUPPORT} gateway-7`);
  });

  test('without a line the words are those of transport (contract §1)', async () => {
    await changePassword(() => spoil('passwordChange', { fault: 'drop' }));
    const toast = await told('toast.error');
    expect(toast).toContain(say('failure.network'));
    expect(toast).not.toContain(PASSWORD_INCORRECT);
  });
});

describe('PROMOTION_USAGE says that the promotion is used already (specification §8)', () => {
  const USED_ALREADY = /ໃຊ້ໂປຣໂມຊັນ.*ແລ້ວ/;
  const REQUEST = { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500' } as const;

  test('when a deposit is refused', async () => {
    await open({ address: '/player/deposit/', player: DEMO_PLAYER.username });
    const { deposit } = await playersPart();
    await screen.findByLabelText(say('deposit.amount'));
    await spoil('depositCreate', { fault: 'status', code: 'PROMOTION_USAGE' });
    deposit().send({ type: 'deposit.submit', request: REQUEST });
    expect(await told('deposit.failed')).toMatch(USED_ALREADY);
  });

  test('before a deposit is sent', async () => {
    const scenario = 'deposit-promotion-elsewhere';
    await open({ address: '/player/deposit/', player: DEMO_PLAYER.username, scenario });
    fireEvent.click(await screen.findByRole('radio', { name: /Alphabet/ }));
    expect(await told('deposit.obstacle.promotion.title')).toMatch(USED_ALREADY);
  });

  test('on the page of a promotion that cannot be claimed', async () => {
    const address = '/player/promotion/top-up-20';
    await open({ address, player: DEMO_PLAYER.username, scenario: 'promotion-used' });
    const reason = await screen.findByText(say('failure.promotion.oneAtATime'));
    expect(reason.textContent).toMatch(USED_ALREADY);
  });
});

describe('an unexpected failure shows its request id, by which support finds it (contract §1)', () => {
  const atLogin = async (spoilIt: () => unknown) => {
    await open({ address: '/login/' });
    await type('field.username', DEMO_PLAYER.username);
    await type('field.password', 'not-the-password');
    await spoilIt();
    submit('login.title');
    return told('login.failed');
  };

  test('500 in a notice', async () => {
    const text = await atLogin(() => spoil('login', { fault: 'status', status: 500 }));
    expect(text).toContain(`${CODE_FOR_SUPPORT} ${idOf('login')}`);
  });

  test('an answer of no contract in a notice: the id is that of its header', async () => {
    const text = await atLogin(() => {
      cutOff = ['POST /api/v2/players/login'];
    });
    expect(text).toContain(`${CODE_FOR_SUPPORT} gateway-7`);
  });

  test('an answer of another shape in the place of what could not be read: one touch selects it', async () => {
    await open({ address: '/player/bank/', player: 'newcomer' });
    await spoil('banks', { fault: 'wrong-shape', times: 100 });
    expect(await told('common.cannotLoad')).toContain(`${CODE_FOR_SUPPORT} ${idOf('banks')}`);
    const code = screen.getByText(idOf('banks'));
    expect([...code.classList]).toContain('select-all');
    expect(code.getAttribute('translate')).toBe('no');
  });

  test('500 in a dialog', async () => {
    await open({ address: '/', player: DEMO_PLAYER.username });
    const { games } = await playersPart();
    await spoil('gameLaunch', { fault: 'status', status: 500 });
    const request = { provider: 'alphabet', language: 'lo', device: 'mobile', returnUrl: '/' } as const;
    games.open({ request, name: 'Nine Suns' }, { title: '', hint: '', languageTag: 'lo' });
    const dialog = await screen.findByRole('dialog');
    await vi.waitFor(() => expect(dialog.textContent).toContain(`${CODE_FOR_SUPPORT} ${idOf('gameLaunch')}`));
  });

  test('500 for an order of which is found out whether it exists', async () => {
    await open({ address: '/player/deposit/', player: DEMO_PLAYER.username });
    const { deposit } = await playersPart();
    await screen.findByLabelText(say('deposit.amount'));
    await spoil('depositCreate', { fault: 'status', status: 500, times: 100 });
    const request = { provider: 'alphabet', mid: 'MOCKLAK0001', amount: '67500' } as const;
    deposit().send({ type: 'deposit.submit', request });
    await vi.waitFor(async () =>
      expect(await told('deposit.findingOut.title')).toContain(
        `${CODE_FOR_SUPPORT} ${idOf('depositCreate')}`,
      ),
    );
  });

  test.each([
    ['a refusal with a reason', { fault: 'status', code: 'INVALID_CREDENTIALS' }],
    ['too many tries', { fault: 'status', code: 'RATE_LIMITED' }],
    ['no line', { fault: 'drop' }],
  ] as const)('%s shows none', async (_, fault) => {
    const text = await atLogin(() => spoil('login', fault));
    expect(text).not.toContain(CODE_FOR_SUPPORT);
  });
});
