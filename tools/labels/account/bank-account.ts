/** The Lao descriptions of the machine `bankAccount`, by the id of the state or transition (chart/chart.ts). */
export const bankAccountLabels: Readonly<Record<string, string>> = {
  bankAccount: 'ເພີ່ມບັນຊີທະນາຄານຂອງຜູ້ຫຼິ້ນ ຄົນລະໜຶ່ງບັນຊີ (specification §5)',
  'bankAccount.editing': 'ຟອມບັນຊີທະນາຄານ: ກວດແຕ່ລະຊ່ອງເມື່ອຜູ້ຫຼິ້ນອອກຈາກຊ່ອງນັ້ນ (specification §5)',
  'bankAccount.adding': 'submission ເພີ່ມບັນຊີດຽວ ແລະ ກວດສອບໃຫ້ຮູ້ຜົນ. ໃນລະຫວ່າງນີ້ແກ້ໄຂຟອມບໍ່ໄດ້',
  'bankAccount.added': 'ເພີ່ມບັນຊີແລ້ວ: ກົດສົ່ງອີກກໍບໍ່ສົ່ງຫຍັງ ຍ້ອນມີໄດ້ບັນຊີດຽວ (specification §5)',

  'bankAccount.editing on bankAccount.submit #0': 'ສົ່ງຟອມຄັ້ງດຽວ ພ້ອມລະຫັດກັນຊ້ຳໃໝ່',
  'bankAccount.editing on bankAccount.edit #0': 'ຜູ້ຫຼິ້ນແກ້ໄຂຟອມ ຫຼື ອອກຈາກໜ້ານີ້: ບໍ່ສະແດງເຫດຜົນຄັ້ງກ່ອນ',
  'bankAccount.adding on done submission #0': 'ເພີ່ມບັນຊີແລ້ວ (specification §8)',
  'bankAccount.adding on done submission #1': 'ລະຫວ່າງນັ້ນມີການເພີ່ມບັນຊີຢູ່ບ່ອນອື່ນ: ສະແດງບັນຊີນັ້ນ ພ້ອມເຫດຜົນ',
  'bankAccount.adding on done submission #2': 'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ',
  'bankAccount.adding on done submission #3': 'ຄຳຂໍເກົ່າກວ່າ 5 ນາທີ ແລະ ບໍ່ພົບບັນຊີ: ບອກຜູ້ຫຼິ້ນ ໃຫ້ຕັດສິນໃຈໃໝ່',
  'bankAccount.adding on news.bankAccount.observed #0': 'ການອ່ານອື່ນພົບບັນຊີນີ້: ເພີ່ມແລ້ວ ບໍ່ລໍຖ້າຄຳຕອບ',
  'bankAccount.added on news.bankAccount.observed #0': 'ພະນັກງານລຶບບັນຊີອອກແລ້ວ: ກັບໄປທີ່ຟອມ',
  'bankAccount on news.navigation.arrived #0':
    'ຜູ້ຫຼິ້ນອອກຈາກໜ້ານີ້: ລຶບຂໍ້ຜິດພາດທີ່ສະແດງຢູ່. ຂໍ້ຜິດພາດພາຍຫຼັງຈະສະແດງເມື່ອເປີດໜ້າຄັ້ງຕໍ່ໄປ',
  'bankAccount if hasLeft': 'ຜູ້ຫຼິ້ນອອກຈາກໜ້າບັນຊີທະນາຄານ',
  'bankAccount if isAmong': 'ເຊີເວີມີບັນຊີທະນາຄານທີ່ຂໍເພີ່ມແລ້ວ',
  'bankAccount if isCreated': 'ເຊີເວີມີບັນຊີທະນາຄານແລ້ວ',
  'bankAccount if isThereAlready': 'ຜູ້ຫຼິ້ນມີບັນຊີທະນາຄານຢູ່ແລ້ວ: ບັນຊີນີ້ ຫຼື ບັນຊີອື່ນ',
  'bankAccount if isRejected': 'ເຊີເວີປະຕິເສດຄຳຂໍ',
  'bankAccount if isNone': 'ຜູ້ຫຼິ້ນບໍ່ມີບັນຊີທະນາຄານແລ້ວ',
};
