// @vitest-environment jsdom
/** Specification §8, row by row: what the text of each error must express in each language. */
import { describe, expect, test } from 'vitest';
import type { Call } from '../../../../contract/endpoints.ts';
import { ERROR_STATUS, type ErrorCode, type Failure } from '../../../../contract/errors.ts';
import { failureText } from '../../../../src/i18n/explain.ts';
import { LANGUAGES, type Language } from '../../../../src/i18n/languages.ts';
import { serverFailure, speaking } from './catalogs.ts';

/** The meanings of specification §8, as patterns per language. */
const MEANINGS = {
  'invalid account': {
    lo: /ບັນຊີນີ້ບໍ່ຖືກຕ້ອງ/,
    cn: /账户无效/,
    vn: /không hợp lệ/,
    th: /บัญชีนี้ไม่ถูกต้อง/,
  },
  'account already used in the system': {
    lo: /ມີຜູ້ໃຊ້ໃນລະບົບແລ້ວ/,
    cn: /已在系统中使用/,
    vn: /đã được sử dụng trong hệ thống/,
    th: /มีผู้ใช้ในระบบแล้ว/,
  },
  'contact staff': {
    lo: /ຕິດຕໍ່ພະນັກງານ/,
    cn: /联系客服/,
    vn: /liên hệ nhân viên hỗ trợ/,
    th: /ติดต่อเจ้าหน้าที่/,
  },
  'for new customers and the first order only': {
    lo: /ສຳລັບລູກຄ້າໃໝ່ ແລະ ການຝາກຄັ້ງທຳອິດເທົ່ານັ້ນ/,
    cn: /仅限新客户首次充值/,
    vn: /chỉ dành cho khách mới và lần nạp đầu tiên/,
    th: /สำหรับลูกค้าใหม่และการฝากครั้งแรกเท่านั้น/,
  },
  'close the open deposit order': {
    lo: /ມີລາຍການຝາກຄ້າງຢູ່. ກະລຸນາເຮັດໃຫ້ສຳເລັດ ຫຼື ຍົກເລີກກ່ອນ/,
    cn: /有一笔未完成的充值订单，请先完成或取消/,
    vn: /có lệnh nạp chưa hoàn tất. Vui lòng hoàn tất hoặc hủy lệnh đó/,
    th: /มีรายการฝากค้างอยู่ กรุณาทำให้เสร็จหรือยกเลิกก่อน/,
  },
  'to use the promotion': {
    lo: /ແລ້ວຈຶ່ງຮັບໂປຣໂມຊັນ/,
    cn: /再领取优惠/,
    vn: /rồi nhận khuyến mãi/,
    th: /แล้วจึงรับโปรโมชัน/,
  },
  'promotion already used': {
    lo: /ໃຊ້ໂປຣໂມຊັນ.*ແລ້ວ/,
    cn: /已.*使用.*优惠/,
    vn: /đã dùng.*khuyến mãi/,
    th: /ใช้โปรโมชัน.*แล้ว/,
  },
  'promotion not active': {
    lo: /ໂປຣໂມຊັນນີ້ບໍ່ໄດ້ເປີດໃຊ້/,
    cn: /优惠目前未开放/,
    vn: /Khuyến mãi này hiện không áp dụng/,
    th: /โปรโมชันนี้ไม่เปิดให้ใช้/,
  },
  'a promotion is in use': {
    lo: /ກຳລັງໃຊ້ໂປຣໂມຊັນຢູ່/,
    cn: /有优惠正在使用/,
    vn: /đang dùng một khuyến mãi/,
    th: /กำลังใช้โปรโมชันอยู่/,
  },
  'no further deposit until credit is below a threshold': {
    lo: /ຈະຝາກໄດ້ອີກເມື່ອເຄຣດິດຕ່ຳກວ່າທີ່ກຳນົດ/,
    cn: /额度低于规定值后即可再次充值/,
    vn: /Khi điểm xuống dưới mức quy định, bạn có thể nạp lại/,
    th: /จะฝากได้อีกเมื่อเครดิตต่ำกว่าที่กำหนด/,
  },
  'username or password incorrect': {
    lo: /ຊື່ຜູ້ໃຊ້ ຫຼື ລະຫັດຜ່ານບໍ່ຖືກຕ້ອງ/,
    cn: /用户名或密码错误/,
    vn: /Tên đăng nhập hoặc mật khẩu không đúng/,
    th: /ชื่อผู้ใช้หรือรหัสผ่านไม่ถูกต้อง/,
  },
  'username already exists': {
    lo: /ຊື່ຜູ້ໃຊ້ນີ້ມີຄົນໃຊ້ແລ້ວ/,
    cn: /用户名已存在/,
    vn: /Tên đăng nhập này đã tồn tại/,
    th: /ชื่อนี้มีผู้ใช้แล้ว/,
  },
  'enter a new one': { lo: /ໃສ່ຊື່ອື່ນ/, cn: /换一个/, vn: /nhập tên khác/, th: /ใช้ชื่ออื่น/ },
  'this account has already been added': {
    lo: /ບັນຊີນີ້ເພີ່ມໄວ້ແລ້ວ/,
    cn: /该账户已添加过/,
    vn: /đã thêm tài khoản này/,
    th: /เพิ่มบัญชีนี้ไว้แล้ว/,
  },
  'password is incorrect': {
    lo: /ລະຫັດຜ່ານ(ປັດຈຸບັນ)?ບໍ່ຖືກຕ້ອງ/,
    cn: /密码不正确/,
    vn: /Mật khẩu (hiện tại )?không đúng/,
    th: /รหัสผ่าน(ปัจจุบัน)?ไม่ถูกต้อง/,
  },
  'please deposit': { lo: /ກະລຸນາຝາກເງິນ/, cn: /请先充值/, vn: /Vui lòng nạp tiền/, th: /กรุณาฝากเงิน/ },
  'request rejected': {
    lo: /ຄຳຂໍຖອນຖືກປະຕິເສດ/,
    cn: /提款申请未通过/,
    vn: /Yêu cầu rút tiền bị từ chối/,
    th: /คำขอถอนถูกปฏิเสธ/,
  },
  'an error occurred': { lo: /ເກີດຂໍ້ຜິດພາດ/, cn: /出现错误/, vn: /Đã xảy ra lỗi/, th: /เกิดข้อผิดพลาด/ },
  'contact support': {
    lo: /ຕິດຕໍ່ຝ່າຍບໍລິການລູກຄ້າ/,
    cn: /联系客服/,
    vn: /liên hệ nhân viên hỗ trợ/,
    th: /ติดต่อฝ่ายบริการลูกค้า/,
  },
  'network error': { lo: /ບໍ່ມີການເຊື່ອມຕໍ່/, cn: /网络未连接/, vn: /Không có kết nối/, th: /ไม่มีการเชื่อมต่อ/ },
  timeout: { lo: /ຕອບຊ້າເກີນໄປ/, cn: /响应超时/, vn: /phản hồi quá lâu/, th: /ตอบช้าเกินไป/ },
  abort: { lo: /ຄຳຂໍຢຸດກາງຄັນ/, cn: /请求已中断/, vn: /Yêu cầu đã dừng/, th: /คำขอหยุดกลางคัน/ },
} satisfies Readonly<Record<string, Readonly<Record<Language, RegExp>>>>;
type Meaning = keyof typeof MEANINGS;

const CODES = Object.keys(ERROR_STATUS) as ErrorCode[];
const except = (...codes: readonly ErrorCode[]) =>
  CODES.filter((code) => !codes.includes(code)).map((code) => serverFailure(code));

/** An error page of a gateway between page and server. */
const OF_A_GATEWAY: Failure = { kind: 'wrong-shape', status: 502, detail: '' };

/** The rows of specification §8: a call, its possible failures, and the meanings of the message. */
const LINES: readonly (readonly [
  line: string,
  call: Call,
  failures: readonly Failure[],
  meanings: readonly Meaning[],
])[] = [
  ['ACCOUNT_NOT_FOUND', 'bankAccountAdd', [serverFailure('ACCOUNT_NOT_FOUND')], ['invalid account']],
  [
    'ACCOUNT_IN_USED',
    'bankAccountAdd',
    [serverFailure('ACCOUNT_IN_USED')],
    ['account already used in the system', 'contact staff'],
  ],
  [
    'PROMOTION_ONLY_FOR_FIRST_ORDER',
    'promotionClaim',
    [serverFailure('PROMOTION_ONLY_FOR_FIRST_ORDER')],
    ['for new customers and the first order only'],
  ],
  [
    'CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN, OPEN_ORDER',
    'promotionClaim',
    [serverFailure('CANNOT_USE_PROMOTION_WHILE_ORDER_IS_OPEN'), serverFailure('OPEN_ORDER')],
    ['close the open deposit order', 'to use the promotion'],
  ],
  // No promotion is involved here, so only the first meaning is required.
  ['OPEN_ORDER', 'depositCreate', [serverFailure('OPEN_ORDER')], ['close the open deposit order']],
  [
    'PROMOTION_ALREADY_USED, PROMOTION_USAGE',
    'promotionClaim',
    [serverFailure('PROMOTION_ALREADY_USED'), serverFailure('PROMOTION_USAGE')],
    ['promotion already used'],
  ],
  ['PROMOTION_USAGE', 'depositCreate', [serverFailure('PROMOTION_USAGE')], ['promotion already used']],
  ['PROMOTION_INACTIVE', 'promotionClaim', [serverFailure('PROMOTION_INACTIVE')], ['promotion not active']],
  [
    'PROMOTION_CREDIT_USED',
    'depositCreate',
    [serverFailure('PROMOTION_CREDIT_USED')],
    ['a promotion is in use', 'no further deposit until credit is below a threshold'],
  ],
  [
    'Login failure',
    'login',
    [serverFailure('INVALID_CREDENTIALS'), serverFailure('VALIDATION_FAILED')],
    ['username or password incorrect'],
  ],
  [
    'Register, duplicate',
    'register',
    [serverFailure('USERNAME_ALREADY_EXISTS')],
    ['username already exists', 'enter a new one'],
  ],
  [
    'Register, other failures',
    'register',
    [...except('USERNAME_ALREADY_EXISTS'), OF_A_GATEWAY],
    ['contact staff'],
  ],
  [
    'Add bank',
    'bankAccountAdd',
    [serverFailure('ACCOUNT_ALREADY_ADDED')],
    ['this account has already been added'],
  ],
  ['Change password, any error', 'passwordChange', [...except(), OF_A_GATEWAY], ['password is incorrect']],
  ['Game cannot open', 'gameLaunch', [serverFailure('DEPOSIT_REQUIRED')], ['please deposit']],
  [
    'Withdraw',
    'withdrawCreate',
    [serverFailure('INTERNAL'), serverFailure('BAD_REQUEST')],
    ['request rejected'],
  ],
  ['Withdraw', 'withdrawQuote', [serverFailure('INTERNAL')], ['request rejected']],
  ...(
    ['login', 'bankAccountAdd', 'depositCreate', 'playerInfo', 'gameLaunch', 'promotionClaim'] as const
  ).map(
    (call) =>
      ['Generic', call, [serverFailure('INTERNAL')], ['an error occurred', 'contact support']] as const,
  ),
  // Contract §1: also for calls for which the specification has a text for “any error”.
  ...(['register', 'passwordChange', 'withdrawCreate', 'depositCreate'] as const).flatMap((call) => [
    ['Transport: network', call, [{ kind: 'network' }], ['network error']] as const,
    ['Transport: timeout', call, [{ kind: 'timeout' }], ['timeout']] as const,
    ['Transport: abort', call, [{ kind: 'abort' }], ['abort']] as const,
  ]),
];

describe.each(LANGUAGES)('specification §8 in the language %s', (language) => {
  const i18n = speaking(language);

  test.each(LINES)('%s (%s)', (_, call, failures, meanings) => {
    for (const failure of failures) {
      const text = failureText(i18n, failure, call);
      for (const meaning of meanings)
        expect(text, `${JSON.stringify(failure)}: ${meaning}`).toMatch(MEANINGS[meaning][language]);
    }
  });
});
