/** Defects of deposits and their QRs. */
import { checksumOf } from '../../../packages/conformance-kit/index.ts';
import { serializeDeposit } from '../../../mock-server/serializers.ts';
import type { World } from '../../../mock-server/world.ts';
import {
  type Defect,
  type Defects,
  type Json,
  answers,
  callOf,
  jsonOf,
  plus,
  asRejection,
  rejectedAs,
  successes,
  parts,
  bodies,
} from './defect.ts';

/** Returns the order whose code is in the path. */
function orderIn(world: World, { url }: Request) {
  return world.store.deposits.findFirst({
    where: { code: { equals: new URL(url).pathname.split('/')[4] ?? '' } },
  });
}

/** Changes a row of the QR payload and recomputes its checksum. */
function payloadWith(from: RegExp, to: (found: string) => string): Defect['applyFault'] {
  return parts('depositQr', 'qr', (qr) => {
    const changed = String(qr['payload']).replace(from, to);
    const payload = changed.slice(0, -4) + checksumOf(changed);
    return { payload, deeplink: `onepay://qr/${encodeURIComponent(payload)}` };
  });
}

const moneyDefects: Defects = {
  'the minimum is off by one: the least amount is rejected → depositCreate.minimum': answers(
    'depositCreate',
    async (response, request) => {
      const { amount } = (await request.json()) as Json;
      return amount === '33750' && response.status === 201
        ? asRejection(response, 'AMOUNT_OUT_OF_RANGE')
        : response;
    },
  ),
  'limits in meta are THB in every currency → depositCreate.limits-of-provider': answers(
    'depositCreate',
    async (response) => {
      const body = (await response.json()) as Json;
      const isRange = body['code'] === 'AMOUNT_OUT_OF_RANGE';
      return jsonOf(
        response,
        isRange ? { ...body, meta: { min: '50', max: '30000', currency: 'THB' } } : body,
      );
    },
  ),
  'credit is rounded up → depositCreate.credit': parts('depositCreate', 'deposit', (deposit) => ({
    credit: plus(deposit['credit'], '0.01'),
  })),
  'kip with a decimal point are accepted → depositCreate.kip-has-no-point': bodies(
    'depositCreate',
    (body) => ({
      amount: String(body['amount']).replace(/^(\d{5,})\..*/, '$1'),
    }),
  ),
  'expectedCredit is not compared → depositCreate.quote': bodies('depositCreate', () => ({
    expectedCredit: undefined,
  })),
  'a second order is rejected without the code of the first → depositCreate.one-open': answers(
    'depositCreate',
    async (response) => {
      const { meta: _meta, ...body } = (await response.json()) as Json;
      return jsonOf(response, body);
    },
  ),
  'credit at the threshold still counts as below it → depositCreate.threshold': (deliver, world) => {
    world.store.change((change) =>
      change.settings.update({ where: { id: { equals: 'operator' } }, data: { creditThreshold: '10.01' } }),
    );
    return parts('depositConfig', 'config', () => ({ creditThreshold: '10' }))(deliver, world);
  },
  'an order expires later than the config states → depositCancel.expires': parts(
    'depositConfig',
    'config',
    () => ({ qrSeconds: 300, orderSeconds: 900 }),
  ),
  "another player's order is returned → deposit.of-another": (deliver, world) =>
    answers('deposit', (response, request) => {
      const order = orderIn(world, request);
      const isLeak = response.status === 404 && order;
      return isLeak ? jsonOf(response, { deposit: serializeDeposit(order) }, 200) : response;
    })(deliver, world),
  'the deposit history contains the orders of all players → depositList.of-another': (deliver, world) =>
    successes('depositList', (page) => ({
      ...page,
      items: world.store.deposits.getAll().slice(-10).map(serializeDeposit),
    }))(deliver, world),
  'a second cancel is rejected → depositCancel.repeats': (deliver, world) => async (request) => {
    const isRepeated = callOf(request) === 'depositCancel' && orderIn(world, request)?.status === 'CANCELED';
    const response = await deliver(request);
    return isRepeated ? asRejection(response, 'ORDER_NOT_OPEN') : response;
  },
  'a check of an unpaid order is a rejection → depositCheck.unpaid': answers(
    'depositCheck',
    async (response) => {
      const body = (await response.json()) as Json;
      return body['paid'] === false ? asRejection(response, 'ORDER_NOT_OPEN') : jsonOf(response, body);
    },
  ),
  'a second check is accepted within checkSeconds → depositCheck.too-soon':
    (deliver, world) => async (request) => {
      const order = callOf(request) === 'depositCheck' ? orderIn(world, request) : null;
      if (order)
        world.store.change((change) =>
          change.deposits.update({ where: { code: { equals: order.code } }, data: { checkedAt: undefined } }),
        );
      return deliver(request);
    },
  'a payment that is short by 1 counts as paid → depositCheck.partial': parts(
    'depositCheck',
    'deposit',
    ({ paidAmount, amount }) =>
      plus(paidAmount, '1') === amount ? { status: 'SUCCESS', attention: undefined } : {},
  ),
  'a late payment brings the bonus of its promotion → depositCheck.late-without-promotion': parts(
    'depositCheck',
    'deposit',
    ({ late, totalCredit }) => (late === true ? { totalCredit: plus(totalCredit, '50') } : {}),
  ),
  'a check of a cancelled order does not ask the bank, so that its payment is lost → depositCheck.late':
    (deliver, world) => async (request) => {
      const order = callOf(request) === 'depositCheck' ? orderIn(world, request) : null;
      if (order?.status !== 'CANCELED') return deliver(request);
      const body = { deposit: serializeDeposit(order), paid: false, retryAfterSeconds: 3 };
      const response = await deliver(new Request(new URL('/api/v2/banks', request.url)));
      return jsonOf(response, body);
    },
};

const qrDefects: Defects = {
  'the checksum of the QR is in lower case → depositQr.checksum': parts('depositQr', 'qr', (qr) => {
    const payload = String(qr['payload']);
    return { payload: payload.slice(0, -4) + nextDigits(payload) };
  }),
  'the QR asks for another amount than the order → depositQr.amount': payloadWith(
    /5405(\d{5})/,
    (found) => `5405${String(Number(found.slice(4)) + 1)}`,
  ),
  'the QR pays another merchant → depositQr.payload': payloadWith(/MOCKLAK0001/, () => 'MOCKLAK0009'),
  'a QR expires long after its order → depositQrIssue.never-outlives': parts('depositQrIssue', 'qr', () => ({
    expiresAt: '2098-01-01T00:00:00.000Z',
  })),
  'the QR of a cancelled order is 410, as if another could be issued → depositQr.not-open': rejectedAs(
    'depositQr',
    409,
    'QR_EXPIRED',
  ),
};

/** Returns four hexadecimal digits that are not the correct checksum. */
function nextDigits(payload: string): string {
  const digits = checksumOf(payload);
  return digits === digits.toLowerCase() ? 'ffff' : digits.toLowerCase();
}

export const depositDefects: Defects = { ...moneyDefects, ...qrDefects };
