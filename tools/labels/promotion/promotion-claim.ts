/** The Lao descriptions of the machine `promotionClaim`, by the id of the state or transition (chart/chart.ts). */
export const promotionClaimLabels: Readonly<Record<string, string>> = {
  promotionClaim: 'ຮັບໂປຣໂມຊັນພຽງຄັ້ງດຽວ ບໍ່ມີຊ້ຳ: ໃຊ້ໄດ້ຄັ້ງລະໜຶ່ງໂປຣໂມຊັນ (specification §4)',
  'promotionClaim.remembering': 'ຫຼັງໂຫຼດໜ້າຄືນໃໝ່ ສືບຕໍ່ການຮັບທີ່ຍັງບໍ່ຮູ້ຜົນ ຫຼື ເປີດກ່ອງຂໍ້ຄວາມຄືນ',
  'promotionClaim.idle': 'ບໍ່ມີການຮັບໂປຣໂມຊັນ',
  'promotionClaim.asking': 'ກ່ອນສົ່ງ ຖາມວ່າໃຊ້ກັບຄ່າຍເກມໃດ ແລະ ບອກເງື່ອນໄຂເມື່ອຮັບແລ້ວ',
  'promotionClaim.claiming': 'ແຜນຜັງ submission ຮັບໂປຣໂມຊັນໜຶ່ງ ແລະ ກວດສອບຜົນ. ບໍ່ວ່າຈະເກີດຫຍັງຂຶ້ນໃນຂັ້ນນີ້ ກໍບໍ່ຖືກຮັບຊ້ຳ',

  'promotionClaim.idle on claim.open #0': 'ຜູ້ຫຼິ້ນເລືອກໂປຣໂມຊັນໃນໜ້າຂອງໂປຣໂມຊັນນັ້ນ',
  'promotionClaim.asking on claim.choose #0': 'ຜູ້ຫຼິ້ນເລືອກຄ່າຍເກມອື່ນ: ຖືເປັນອີກຄຳຂໍໜຶ່ງ ຈຶ່ງໃຊ້ລະຫັດກັນຊ້ຳໃໝ່',
  'promotionClaim.asking on claim.open #0': 'ຜູ້ຫຼິ້ນລອງໃໝ່ ອາດເລືອກໂປຣໂມຊັນອື່ນ',
  'promotionClaim.asking on claim.confirm #0': 'ຜູ້ຫຼິ້ນຢືນຢັນ: ສົ່ງຄຳຂໍຄັ້ງດຽວ ບໍ່ວ່າຈະກົດອີກຈັກເທື່ອ',
  'promotionClaim.asking on claim.close #0': 'ຜູ້ຫຼິ້ນປິດໂດຍບໍ່ໄດ້ຮັບ',
  'promotionClaim.claiming on claim.close #0': 'ຜູ້ຫຼິ້ນປິດກ່ອງຂໍ້ຄວາມ: ການຮັບໂປຣໂມຊັນດຳເນີນຕໍ່ໄປ',
  'promotionClaim.claiming on done submission #0': 'ຮັບໂປຣໂມຊັນແລ້ວ: ບໍ່ວ່າຈະສົ່ງຈັກຄັ້ງ ກໍຮັບຄັ້ງດຽວ',
  'promotionClaim.claiming on done submission #1': 'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ. ຄັ້ງຕໍ່ໄປຈະໃຊ້ລະຫັດກັນຊ້ຳໃໝ່',
  'promotionClaim.claiming on done submission #2': 'ສົ່ງໄປເກີນ 5 ນາທີແລ້ວ ແລະ ບໍ່ພົບ: ບອກຜູ້ຫຼິ້ນ ແລ້ວໃຫ້ຕັດສິນໃຈໃໝ່',
  'promotionClaim.claiming on claim.stopWaiting #0': 'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າຄຳຕອບທີ່ຊ້າກວ່າປົກກະຕິ',
  'promotionClaim.claiming on claim.retry #0': 'ຜູ້ຫຼິ້ນຂໍລອງດຽວນີ້',
  'promotionClaim.claiming on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ລອງໃໝ່ທັນທີ',
};
