import { describe, expect, test } from 'vitest';
import { mayBreakLao, unreadableLao } from '../../browser/looks/writing/lao-syllables.ts';
import { mayBreakThai } from '../../browser/looks/writing/line-breaks.ts';
import { catalogOf } from '../../browser/fixtures/messages.ts';

/** The text with `|` wherever a line break is allowed. */
function parts(text: string, mayBreak: (text: string, index: number) => boolean): string {
  return [...text]
    .map((letter, index) => (index > 0 && mayBreak(text, index) ? `|${letter}` : letter))
    .join('');
}

describe('Lao', () => {
  test.each([
    'ຜູ້|ຫຼິ້ນ|ໜຶ່ງ|ຄົນ|ມີ|ໄດ້|ໜຶ່ງ|ບັນ|ຊີ',
    'ກະ|ລຸ|ນາ|ຕິດ|ຕໍ່|ພະ|ນັກ|ງານ',
    'ຍິນ|ດີ|ຕ້ອນ|ຮັບ',
    'ສຳ|ລັບ|ລູກ|ຄ້າ|ໃໝ່',
    'ການ|ຝາກ|ຄັ້ງ|ທຳ|ອິດ|ເທົ່າ|ນັ້ນ',
    'ເຄຣ|ດິດ',
    'ໂບ|ນັດ',
    'ປັດ|ຈຸ|ບັນ',
    'ຄວາມ|ປອດ|ໄພ',
    'ສະ|ບາຍ|ດີ',
    'ທະ|ນາ|ຄານ',
    'ສະ|ລັອດ',
    'ຫຼັງ|ຈາກ',
  ])('%s may be broken at its bars, and nowhere else', (word) => {
    expect(parts(word.replaceAll('|', ''), mayBreakLao)).toBe(word);
  });

  test.each(['ຂວັນ', 'ດ້ວຍ', 'ດຽວ', 'ເພາະ', 'ເຂົ້າ', 'ເງິນ', 'ເມື່ອ', 'ຂອງ', 'ຕົວະ', 'ນ້ຳ', 'ນໍ້າ', 'ເຄື່ອງໆ', 'ໄລນ໌'])(
    '%s is one syllable',
    (syllable) => {
      expect(unreadableLao(syllable)).toEqual([]);
      expect(parts(syllable, mayBreakLao)).toBe(syllable);
    },
  );

  test.each(['ກຂຄ', 'ັກ', 'ເ', 'ກ່'])('%s is not a syllable', (letters) => {
    expect(unreadableLao(letters)).toEqual([letters]);
  });

  test('text that is not Lao may be broken anywhere, also next to Lao', () => {
    expect(parts('QR ນີ້', mayBreakLao)).toBe('Q|R| |ນີ້');
  });

  test('every word of the catalog can be split into syllables', () => {
    expect(Object.values(catalogOf('lo')).flatMap(unreadableLao)).toEqual([]);
  });
});

describe('Thai', () => {
  test.each([
    ['ฝากเงิน', 'ฝ|า|ก|เงิ|น'],
    ['น้ำ', 'น้ำ'],
    ['ไทยๆ', 'ไท|ยๆ'],
  ])('%s: no line break separates a mark from its letter', (word, broken) => {
    expect(parts(word, mayBreakThai)).toBe(broken.replaceAll('|า', 'า'));
  });
});
