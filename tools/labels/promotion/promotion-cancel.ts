/** The Lao descriptions of the machine `promotionCancel`, by the id of the state or transition (chart/chart.ts). */
export const promotionCancelLabels: Readonly<Record<string, string>> = {
  promotionCancel: 'ຍົກເລີກໂປຣໂມຊັນປັດຈຸບັນ ກ່ອນເລີ່ມໃຊ້ (specification §4)',
  'promotionCancel.remembering': 'ຫຼັງໂຫຼດໜ້າຄືນໃໝ່ ສືບຕໍ່ການຍົກເລີກທີ່ຍັງບໍ່ຮູ້ຜົນ',
  'promotionCancel.idle': 'ບໍ່ມີການຍົກເລີກ',
  'promotionCancel.asking': 'ຖາມຢືນຢັນ ພ້ອມບອກສິ່ງທີ່ຈະເສຍໄປ ຫຼື ບອກເຫດຜົນທີ່ຍົກເລີກບໍ່ໄດ້',
  'promotionCancel.canceling': 'ກຳລັງຍົກເລີກໂປຣໂມຊັນ ຫຼື ກຳລັງກວດສອບວ່າຍົກເລີກແລ້ວຫຼືບໍ່',
  'promotionCancel.canceling.sending': 'ກຳລັງສົ່ງຄຳຂໍຍົກເລີກໃຫ້ເຊີເວີ',
  'promotionCancel.canceling.sending.usual': 'ປົກກະຕິໄດ້ຄຳຕອບພາຍໃນບໍ່ຈັກວິນາທີ',
  'promotionCancel.canceling.sending.slow': 'ໃຊ້ເວລາດົນກວ່າປົກກະຕິ: ບອກໃຫ້ຜູ້ຫຼິ້ນຮູ້. ຜູ້ຫຼິ້ນຈະຢຸດລໍຖ້າ ຫຼື ປິດກ່ອງຂໍ້ຄວາມກໍໄດ້',
  'promotionCancel.canceling.findingOut': 'ກວດສອບວ່າເຊີເວີຍົກເລີກໂປຣໂມຊັນແລ້ວຫຼືບໍ່ (contract §1)',
  'promotionCancel.canceling.sendingAgain':
    'ສົ່ງຄຳຂໍຍົກເລີກເດີມດ້ວຍລະຫັດກັນຊ້ຳເດີມ: ຖ້າຍົກເລີກໄວ້ແລ້ວ ເຊີເວີຈະຕອບຄືເກົ່າ ຖ້າຍັງບໍ່ໄດ້ຍົກເລີກ ຈະຍົກເລີກໃຫ້ຕອນນີ້',
  'promotionCancel.canceling.unresolved': 'ຍັງບໍ່ຮູ້ຜົນ: ຈະກວດສອບອີກພາຍຫຼັງ',

  'promotionCancel.idle on cancel.open #0': 'ຜູ້ຫຼິ້ນຂໍຍົກເລີກໂປຣໂມຊັນປັດຈຸບັນ',
  'promotionCancel.asking on cancel.confirm #0': 'ຜູ້ຫຼິ້ນຢືນຢັນ: ສົ່ງຄັ້ງດຽວ ບໍ່ວ່າຈະກົດອີກຈັກເທື່ອ',
  'promotionCancel.asking on cancel.open #0': 'ຜູ້ຫຼິ້ນເປີດກ່ອງຂໍ້ຄວາມອີກຄັ້ງ',
  'promotionCancel.asking on cancel.close #0': 'ຜູ້ຫຼິ້ນເກັບໂປຣໂມຊັນໄວ້',
  'promotionCancel.canceling on cancel.close #0': 'ຜູ້ຫຼິ້ນປິດກ່ອງຂໍ້ຄວາມ: ການຍົກເລີກດຳເນີນຕໍ່ໄປ',
  'promotionCancel.canceling on cancel.open #0': 'ຜູ້ຫຼິ້ນເປີດກ່ອງຂໍ້ຄວາມຄືນ ເພື່ອເບິ່ງຄວາມຄືບໜ້າ',
  'promotionCancel.canceling.sending on done cancelUsage #0': 'ຍົກເລີກແລ້ວ ບໍ່ວ່າຄັ້ງນີ້ ຫຼື ກ່ອນໜ້ານີ້: ຂໍຊ້ຳກໍຖືວ່າສຳເລັດ',
  'promotionCancel.canceling.sending on done cancelUsage #1': 'ໂປຣໂມຊັນສິ້ນສຸດໄປດ້ວຍເຫດອື່ນແລ້ວ: ໂຫຼດໂປຣໂມຊັນປັດຈຸບັນໃໝ່',
  'promotionCancel.canceling.sending on failed cancelUsage #0': 'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ອາດຍົກເລີກແລ້ວ',
  'promotionCancel.canceling.sending on failed cancelUsage #1':
    'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ ເຊັ່ນ ຜູກກັບລາຍການຝາກແລ້ວ ຫຼື ເລີ່ມໃຊ້ແລ້ວ',
  'promotionCancel.canceling.sending.usual on after untilSlow #0': 'ຜ່ານໄປ 5 ວິນາທີແລ້ວ ເຊີເວີຍັງບໍ່ຕອບ',
  'promotionCancel.canceling.sending.slow on cancel.stopWaiting #0': 'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າ: ກວດສອບໂປຣໂມຊັນ',
  'promotionCancel.canceling.findingOut on done findUsage #0': 'ຍົກເລີກແລ້ວ: ມີແຕ່ຄຳຕອບທີ່ຫາຍໄປ',
  'promotionCancel.canceling.findingOut on done findUsage #1':
    'ໂປຣໂມຊັນຍັງຄືເກົ່າ ແຕ່ຄຳຂໍຍົກເລີກອາດກຳລັງໄປຫາເຊີເວີ: ສົ່ງອີກຄັ້ງດ້ວຍລະຫັດກັນຊ້ຳເດີມ',
  'promotionCancel.canceling.findingOut on done findUsage #2': 'ບໍ່ພົບການຍົກເລີກ: ບອກຜູ້ຫຼິ້ນ ແລ້ວໃຫ້ຕັດສິນໃຈໃໝ່',
  'promotionCancel.canceling.findingOut on done findUsage #3':
    'ບໍ່ພົບການຍົກເລີກ ຫຼັງໂຫຼດໜ້າຄືນໃໝ່: ໜ້ານີ້ສະແດງສະພາບປັດຈຸບັນຂອງໂປຣໂມຊັນ',
  'promotionCancel.canceling.findingOut on failed findUsage #0': 'ກວດສອບບໍ່ສຳເລັດ: ຈະລອງໃໝ່ພາຍຫຼັງ',
  'promotionCancel.canceling.sendingAgain on done cancelUsageAgain #0': 'ຍົກເລີກແລ້ວ: ບໍ່ວ່າຈະສົ່ງຈັກຄັ້ງ ກໍຍົກເລີກຄັ້ງດຽວ',
  'promotionCancel.canceling.sendingAgain on done cancelUsageAgain #1':
    'ໂປຣໂມຊັນສິ້ນສຸດໄປດ້ວຍເຫດອື່ນແລ້ວ: ໂຫຼດໂປຣໂມຊັນປັດຈຸບັນໃໝ່',
  'promotionCancel.canceling.sendingAgain on failed cancelUsageAgain #0':
    'ຍັງບໍ່ຮູ້ຜົນຂອງການສົ່ງຄັ້ງທຳອິດ: ຈະກວດສອບໂປຣໂມຊັນອີກໃນພາຍຫຼັງ',
  'promotionCancel.canceling.sendingAgain on failed cancelUsageAgain #1':
    'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ: ຍັງບໍ່ໄດ້ຍົກເລີກ ເພາະຖ້າຍົກເລີກໄວ້ແລ້ວ ການຂໍຊ້ຳຈະສຳເລັດ',
  'promotionCancel.canceling.unresolved on cancel.retry #0': 'ຜູ້ຫຼິ້ນຂໍກວດສອບໂປຣໂມຊັນ',
  'promotionCancel.canceling.unresolved on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ກວດສອບໂປຣໂມຊັນ',
  'promotionCancel.canceling.unresolved on after untilNextLook #0': 'ຜ່ານໄປ 10 ວິນາທີ: ກວດສອບໂປຣໂມຊັນອີກຄັ້ງ',
};
