/** The Lao descriptions of the machine `promotionClaim`, by the id of the state or transition (chart/chart.ts). */
export const promotionClaimLabels: Readonly<Record<string, string>> = {
  promotionClaim: 'ຮັບໂປຣໂມຊັນພຽງຄັ້ງດຽວ ບໍ່ມີຊ້ຳ: ໃຊ້ໄດ້ຄັ້ງລະໜຶ່ງໂປຣໂມຊັນ (specification §4)',
  'promotionClaim.remembering': 'ຫຼັງໂຫຼດໜ້າຄືນໃໝ່ ສືບຕໍ່ການຮັບທີ່ຍັງບໍ່ຮູ້ຜົນ ຫຼື ເປີດກ່ອງຂໍ້ຄວາມຄືນ',
  'promotionClaim.idle': 'ບໍ່ມີການຮັບໂປຣໂມຊັນ',
  'promotionClaim.asking': 'ກ່ອນສົ່ງ ຖາມວ່າໃຊ້ກັບຄ່າຍເກມໃດ ແລະ ບອກເງື່ອນໄຂເມື່ອຮັບແລ້ວ. ຖ້າຮັບບໍ່ສຳເລັດ ຈະບອກເຫດຜົນ',
  'promotionClaim.claiming': 'ແຜນຜັງ submission ຮັບໂປຣໂມຊັນໜຶ່ງ ແລະ ກວດສອບຜົນ. ບໍ່ວ່າຈະເກີດຫຍັງຂຶ້ນໃນຂັ້ນນີ້ ກໍບໍ່ຖືກຮັບຊ້ຳ',
  'promotionClaim.claiming.inDialog': 'ກ່ອງຂໍ້ຄວາມບອກຄວາມຄືບໜ້າ',
  'promotionClaim.claiming.inBackground': 'ກ່ອງຂໍ້ຄວາມປິດຢູ່ ຫຼື ຫາກໍໂຫຼດໜ້າຄືນໃໝ່: ແຈ້ງຄວາມຄືບໜ້າໃນໜ້ານີ້',
  'promotionClaim.notClaimed': 'ຮັບບໍ່ສຳເລັດ ຕອນທີ່ກ່ອງຂໍ້ຄວາມປິດຢູ່ ຫຼື ຜູ້ຫຼິ້ນຮັບບໍ່ໄດ້: ໜ້ານີ້ບອກເຫດຜົນ',

  'promotionClaim.idle on claim.open #0': 'ຜູ້ຫຼິ້ນຮັບໂປຣໂມຊັນນີ້ບໍ່ໄດ້ ຫຼື ໂປຣໂມຊັນໝົດເວລາແລ້ວ: ໜ້ານີ້ບອກເຫດຜົນ (contract §2)',
  'promotionClaim.idle on claim.open #1': 'ຜູ້ຫຼິ້ນເລືອກໂປຣໂມຊັນໃນໜ້າຂອງໂປຣໂມຊັນນັ້ນ',
  'promotionClaim.asking on claim.choose #0': 'ຜູ້ຫຼິ້ນເລືອກຄ່າຍເກມອື່ນ: ຖືເປັນອີກຄຳຂໍໜຶ່ງ ຈຶ່ງໃຊ້ລະຫັດກັນຊ້ຳໃໝ່',
  'promotionClaim.asking on claim.open #0': 'ຜູ້ຫຼິ້ນຮັບໂປຣໂມຊັນນີ້ບໍ່ໄດ້ ຫຼື ໂປຣໂມຊັນໝົດເວລາແລ້ວ: ກ່ອງຂໍ້ຄວາມປິດ ແລະ ໜ້ານີ້ບອກເຫດຜົນ',
  'promotionClaim.asking on claim.open #1': 'ຜູ້ຫຼິ້ນລອງໃໝ່ ອາດເລືອກໂປຣໂມຊັນອື່ນ',
  'promotionClaim.asking on claim.confirm #0':
    'ຫາກໍຮູ້ວ່າຜູ້ຫຼິ້ນຮັບບໍ່ໄດ້ ຫຼື ໃຊ້ກັບຄ່າຍເກມນີ້ບໍ່ໄດ້: ບໍ່ສົ່ງຫຍັງ ແລະ ກ່ອງຂໍ້ຄວາມບອກເຫດຜົນ (contract §2)',
  'promotionClaim.asking on claim.confirm #1': 'ຜູ້ຫຼິ້ນຢືນຢັນ: ສົ່ງຄຳຂໍຄັ້ງດຽວ ບໍ່ວ່າຈະກົດອີກຈັກເທື່ອ',
  'promotionClaim.asking on claim.close #0': 'ຜູ້ຫຼິ້ນປິດໂດຍບໍ່ໄດ້ຮັບ',
  'promotionClaim.claiming on claim.close #0': 'ຜູ້ຫຼິ້ນປິດກ່ອງຂໍ້ຄວາມ: ການຮັບໂປຣໂມຊັນດຳເນີນຕໍ່ໄປ',
  'promotionClaim.claiming on done submission #0': 'ຮັບໂປຣໂມຊັນແລ້ວ: ບໍ່ວ່າຈະສົ່ງຈັກຄັ້ງ ກໍຮັບຄັ້ງດຽວ',
  'promotionClaim.claiming on done submission #1': 'ຖືກປະຕິເສດ ຫຼື ສົ່ງໄປເກີນ 5 ນາທີແລ້ວ ແລະ ບໍ່ພົບ: ກ່ອງຂໍ້ຄວາມບອກເຫດຜົນ',
  'promotionClaim.claiming on done submission #2': 'ບໍ່ໄດ້ຮັບ ແລະ ກ່ອງຂໍ້ຄວາມປິດຢູ່: ໜ້ານີ້ບອກເຫດຜົນ',
  'promotionClaim.notClaimed on claim.open #0': 'ຜູ້ຫຼິ້ນຮັບໂປຣໂມຊັນນີ້ບໍ່ໄດ້ ຫຼື ໂປຣໂມຊັນໝົດເວລາແລ້ວ: ໜ້ານີ້ບອກເຫດຜົນ',
  'promotionClaim.notClaimed on claim.open #1': 'ຜູ້ຫຼິ້ນລອງໃໝ່ ອາດເລືອກໂປຣໂມຊັນອື່ນ',
  'promotionClaim.notClaimed on claim.close #0': 'ຜູ້ຫຼິ້ນປິດຂໍ້ຄວາມ ຫຼື ອອກຈາກໜ້າ',
  'promotionClaim on news.navigation.arrived #0': 'ຜູ້ຫຼິ້ນອອກຈາກໜ້າໂປຣໂມຊັນ: ປິດກ່ອງ. ຄຳຂໍທີ່ສົ່ງໄປແລ້ວດຳເນີນຕໍ່',
  'promotionClaim if hasLeft': 'ຜູ້ຫຼິ້ນອອກຈາກໜ້າໂປຣໂມຊັນ',
  'promotionClaim if hasIntent': 'ມີການຮັບກ່ອນໂຫຼດໜ້າ ທີ່ຍັງບໍ່ຮູ້ຜົນ',
  'promotionClaim if hasChoice': 'ກ່ອງຂໍ້ຄວາມເປີດຢູ່ກ່ອນໂຫຼດໜ້າ',
  'promotionClaim if isObstructed':
    'ມີຂໍ້ຫ້າມຮັບ: ໂປຣໂມຊັນໝົດເວລາ, ໃຊ້ກັບຄ່າຍເກມນີ້ບໍ່ໄດ້, ສະເພາະການຝາກຄັ້ງທຳອິດ, ເຄີຍໃຊ້ແລ້ວ ຫຼື ຜູ້ຫຼິ້ນມີລາຍການຝາກຄ້າງຢູ່, ມີໂປຣໂມຊັນອື່ນຢູ່ ຫຼື ພັກຫຼິ້ນຢູ່',
  'promotionClaim if not isObstructed':
    'ບໍ່ມີຂໍ້ຫ້າມຮັບ: ໂປຣໂມຊັນຍັງເປີດໃຫ້ຮັບ, ໃຊ້ກັບຄ່າຍເກມນີ້ໄດ້, ບໍ່ເຄີຍໃຊ້ ແລະ ຜູ້ຫຼິ້ນບໍ່ມີລາຍການຝາກຄ້າງຢູ່, ບໍ່ມີໂປຣໂມຊັນອື່ນຢູ່, ບໍ່ໄດ້ພັກຫຼິ້ນ ແລະ ຍັງບໍ່ເຄີຍຝາກ ຖ້າເປັນໂປຣໂມຊັນສຳລັບການຝາກຄັ້ງທຳອິດ',
  'promotionClaim if isCreated': 'ເຊີເວີມີການຮັບນີ້ແລ້ວ',
  'promotionClaim if isInDialog': 'ກ່ອງຂໍ້ຄວາມເປີດຢູ່',
};
