/** The promotions of every fresh store: one for each kind of terms (contract §2). Amounts in THB. */
import { PROVIDERS } from '../../contract/values.ts';
import type { Change } from '../store/reader.ts';
import type { PromotionRow } from '../store/rows.ts';

const STARTS_AT = '2026-01-01T00:00:00.000Z';
/** Midnight in Vientiane at the end of 2098, beyond the clock of any test. */
const ENDS_AT = '2098-12-31T17:00:00.000Z';

/** For a player's first deposit; the whole credit must be withdrawn at once. */
export const WELCOME = 'welcome-50';
/** Claimable again with each deposit of at least its minimum; a part of the bonus may be withdrawn. */
export const TOP_UP = 'top-up-20';
/** Doubles the deposit, and caps the received amount. */
export const DOUBLE = 'double-300';
/** Accepts a deposit of any amount. */
export const LUCKY = 'lucky-10';
/** Accepts a deposit of any amount, and caps the received amount at no multiple of it, so that the cap has to be rounded. */
export const WEEKEND = 'weekend-20';
/** A promotion that has ended. */
export const NEW_YEAR = 'new-year';

const seeded: readonly PromotionRow[] = [
  {
    id: WELCOME,
    titleLo: 'ຍິນດີຕ້ອນຮັບ ຝາກ 100 ຮັບ 50',
    titleCn: '新客礼：充 100 送 50',
    titleVn: 'Chào mừng: nạp 100 tặng 50',
    titleTh: 'ต้อนรับสมาชิกใหม่ ฝาก 100 รับ 50',
    detailLo:
      'ສຳລັບລູກຄ້າໃໝ່ ແລະ ການຝາກຄັ້ງທຳອິດເທົ່ານັ້ນ. ຝາກ 100 ບາດ ຮັບໂບນັດ 50 ບາດ. ຖອນໄດ້ເມື່ອເຄຣດິດເກີນ 300 ບາດ ໂດຍຕ້ອງຖອນທັງໝົດ ແລະ ຫັກໂບນັດອອກຕອນຖອນ',
    detailCn:
      '仅限新客户首次充值。充值 100 泰铢，赠送 50 泰铢。额度超过 300 泰铢方可提款，须一次提取全部额度，提款时扣除赠送额度。',
    detailVn:
      'Chỉ dành cho khách mới, lần nạp đầu tiên. Nạp 100 baht, tặng 50 baht. Được rút khi điểm trên 300 baht; phải rút toàn bộ trong một lần, điểm khuyến mãi sẽ bị trừ khi rút.',
    detailTh:
      'เฉพาะสมาชิกใหม่และการฝากครั้งแรกเท่านั้น ฝาก 100 บาท รับโบนัส 50 บาท ถอนได้เมื่อเครดิตเกิน 300 บาท ต้องถอนทั้งหมด และหักโบนัสออกตอนถอน',
    status: 'ACTIVE',
    firstOrderOnly: true,
    depositAmount: '100',
    bonusAmount: '50',
    requiredCredit: '300',
    withdrawAll: true,
    providers: [...PROVIDERS],
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
  },
  {
    id: TOP_UP,
    titleLo: 'ຝາກ 200 ຮັບເພີ່ມ 20',
    titleCn: '充 200 送 20',
    titleVn: 'Nạp 200 tặng 20',
    titleTh: 'ฝาก 200 รับเพิ่ม 20',
    detailLo: 'ຝາກ 200 ບາດ ຮັບໂບນັດ 20 ບາດ. ຖອນໄດ້ເມື່ອເຄຣດິດເກີນ 250 ບາດ ຖອນບາງສ່ວນກໍໄດ້. ຫັກໂບນັດອອກຕອນຖອນ',
    detailCn: '充值 200 泰铢，赠送 20 泰铢。额度超过 250 泰铢方可提款，可部分提款。提款时扣除赠送额度。',
    detailVn:
      'Nạp 200 baht, tặng 20 baht. Được rút khi điểm trên 250 baht, có thể rút một phần. Điểm khuyến mãi sẽ bị trừ khi rút.',
    detailTh: 'ฝาก 200 บาท รับโบนัส 20 บาท ถอนได้เมื่อเครดิตเกิน 250 บาท ถอนบางส่วนได้ หักโบนัสออกตอนถอน',
    status: 'ACTIVE',
    firstOrderOnly: false,
    depositAmount: '200',
    bonusAmount: '20',
    requiredCredit: '250',
    withdrawAll: false,
    providers: ['alphabet', 'askmebet', 'betflix'],
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
  },
  {
    id: DOUBLE,
    titleLo: 'ຝາກ 300 ຮັບ 300',
    titleCn: '充 300 送 300',
    titleVn: 'Nạp 300 tặng 300',
    titleTh: 'ฝาก 300 รับ 300',
    detailLo:
      'ຝາກ 300 ບາດ ຮັບໂບນັດ 300 ບາດ. ຖອນໄດ້ເມື່ອເຄຣດິດເກີນ 1.500 ບາດ ໂດຍຕ້ອງຖອນທັງໝົດ. ຮັບໄດ້ສູງສຸດ 5 ເທົ່າຂອງຍອດຝາກ ສ່ວນທີ່ເກີນຈະຖືກຫັກຄືນ',
    detailCn:
      '充值 300 泰铢，赠送 300 泰铢。额度超过 1.500 泰铢方可提款，须一次提取全部额度。最多可得充值金额的 5 倍，超出部分收回。',
    detailVn:
      'Nạp 300 baht, tặng 300 baht. Được rút khi điểm trên 1.500 baht và phải rút toàn bộ. Nhận tối đa 5 lần số tiền nạp, phần vượt sẽ bị thu lại.',
    detailTh:
      'ฝาก 300 บาท รับโบนัส 300 บาท ถอนได้เมื่อเครดิตเกิน 1.500 บาท ต้องถอนทั้งหมด รับได้สูงสุด 5 เท่าของยอดฝาก ส่วนที่เกินจะถูกหักคืน',
    status: 'ACTIVE',
    firstOrderOnly: false,
    depositAmount: '300',
    bonusAmount: '300',
    requiredCredit: '1500',
    withdrawAll: true,
    receiveCapPercent: 500,
    providers: ['gclub', 'gclub_live'],
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
  },
  {
    id: LUCKY,
    titleLo: 'ໂຊກດີ ຮັບ 10',
    titleCn: '好运礼：送 10',
    titleVn: 'May mắn tặng 10',
    titleTh: 'โชคดี รับ 10',
    detailLo: 'ຝາກເທົ່າໃດກໍໄດ້ ຮັບໂບນັດ 10 ບາດ. ຖອນໄດ້ເມື່ອເຄຣດິດເກີນ 100 ບາດ. ຫັກໂບນັດອອກຕອນຖອນ',
    detailCn: '任意金额充值，赠送 10 泰铢。额度超过 100 泰铢方可提款。提款时扣除赠送额度。',
    detailVn:
      'Nạp bao nhiêu cũng được tặng 10 baht. Được rút khi điểm trên 100 baht. Điểm khuyến mãi sẽ bị trừ khi rút.',
    detailTh: 'ฝากเท่าไรก็ได้ รับโบนัส 10 บาท ถอนได้เมื่อเครดิตเกิน 100 บาท หักโบนัสออกตอนถอน',
    status: 'ACTIVE',
    firstOrderOnly: false,
    bonusAmount: '10',
    requiredCredit: '100',
    withdrawAll: false,
    providers: [...PROVIDERS],
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
  },
  {
    id: WEEKEND,
    titleLo: 'ທ້າຍອາທິດ ຮັບ 20',
    titleCn: '周末礼：送 20',
    titleVn: 'Cuối tuần tặng 20',
    titleTh: 'สุดสัปดาห์ รับ 20',
    detailLo:
      'ຝາກເທົ່າໃດກໍໄດ້ ຮັບໂບນັດ 20 ບາດ. ຖອນໄດ້ເມື່ອເຄຣດິດເກີນ 400 ບາດ ໂດຍຕ້ອງຖອນທັງໝົດ. ຮັບໄດ້ສູງສຸດ 2,5 ເທົ່າຂອງຍອດຝາກ ສ່ວນທີ່ເກີນຈະຖືກຫັກຄືນ',
    detailCn:
      '任意金额充值，赠送 20 泰铢。额度超过 400 泰铢方可提款，须一次提取全部额度。最多可得充值金额的 2.5 倍，超出部分收回。',
    detailVn:
      'Nạp bao nhiêu cũng được tặng 20 baht. Được rút khi điểm trên 400 baht và phải rút toàn bộ. Nhận tối đa 2,5 lần số tiền nạp, phần vượt sẽ bị thu lại.',
    detailTh:
      'ฝากเท่าไรก็ได้ รับโบนัส 20 บาท ถอนได้เมื่อเครดิตเกิน 400 บาท ต้องถอนทั้งหมด รับได้สูงสุด 2.5 เท่าของยอดฝาก ส่วนที่เกินจะถูกหักคืน',
    status: 'ACTIVE',
    firstOrderOnly: false,
    bonusAmount: '20',
    requiredCredit: '400',
    withdrawAll: true,
    receiveCapPercent: 250,
    providers: ['gclub', 'gclub_live'],
    startsAt: STARTS_AT,
    endsAt: ENDS_AT,
  },
  {
    id: NEW_YEAR,
    titleLo: 'ປີໃໝ່ ຝາກ 500 ຮັບ 88',
    titleCn: '新年礼：充 500 送 88',
    titleVn: 'Năm mới: nạp 500 tặng 88',
    titleTh: 'ปีใหม่ ฝาก 500 รับ 88',
    detailLo: 'ໂປຣໂມຊັນນີ້ໝົດອາຍຸແລ້ວ',
    detailCn: '本活动已结束。',
    detailVn: 'Khuyến mãi này đã kết thúc.',
    detailTh: 'โปรโมชันนี้สิ้นสุดแล้ว',
    status: 'INACTIVE',
    firstOrderOnly: false,
    depositAmount: '500',
    bonusAmount: '88',
    requiredCredit: '800',
    withdrawAll: false,
    providers: [...PROVIDERS],
    startsAt: STARTS_AT,
    endsAt: '2026-01-15T17:00:00.000Z',
  },
];

export function seedPromotions(change: Change): void {
  for (const promotion of seeded) change.promotions.create(promotion);
}
