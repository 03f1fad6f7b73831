/** The Lao descriptions of the machine `bankAccount`, by the id of the state or transition (chart/chart.ts). */
export const bankAccountLabels: Readonly<Record<string, string>> = {
  bankAccount: 'ເພີ່ມບັນຊີທະນາຄານຂອງຜູ້ຫຼິ້ນ ຄົນລະໜຶ່ງບັນຊີ (specification §5)',
  'bankAccount.editing': 'ຟອມບັນຊີທະນາຄານ: ກວດແຕ່ລະຊ່ອງເມື່ອຜູ້ຫຼິ້ນອອກຈາກຊ່ອງນັ້ນ (specification §5)',
  'bankAccount.adding': 'ກຳລັງສົ່ງຂໍ້ມູນບັນຊີໃຫ້ເຊີເວີ',
  'bankAccount.findingOut': 'ໂຫຼດບັນຊີຂອງຜູ້ຫຼິ້ນມາເບິ່ງວ່າເພີ່ມແລ້ວຫຼືບໍ່ (contract §1)',
  'bankAccount.added': 'ເພີ່ມບັນຊີແລ້ວ: ກົດສົ່ງອີກກໍບໍ່ສົ່ງຫຍັງ ຍ້ອນມີໄດ້ບັນຊີດຽວ (specification §5)',

  'bankAccount.editing on bankAccount.submit #0': 'ສົ່ງຟອມຄັ້ງດຽວ',
  'bankAccount on bankAccount.edit #0': 'ຜູ້ຫຼິ້ນແກ້ໄຂຟອມໃນລະຫວ່າງທີ່ກຳລັງສົ່ງ: ຄັ້ງຕໍ່ໄປຈຶ່ງໃຊ້ລະຫັດກັນຊ້ຳໃໝ່ (contract §1)',
  'bankAccount.editing on bankAccount.edit #0':
    'ຜູ້ຫຼິ້ນແກ້ໄຂຟອມ ຫຼື ອອກຈາກໜ້ານີ້: ບໍ່ສະແດງເຫດຜົນຄັ້ງກ່ອນ ແລະ ໃຊ້ລະຫັດກັນຊ້ຳໃໝ່ (contract §1)',
  'bankAccount.editing on bankAccount.observed #0': 'ຄັ້ງກ່ອນບໍ່ໄດ້ຮັບຄຳຕອບ ແຕ່ຕອນນີ້ພົບບັນຊີນີ້ແລ້ວ: ເພີ່ມສຳເລັດ',
  'bankAccount.editing on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ ແຕ່ຄັ້ງກ່ອນບໍ່ໄດ້ຮັບຄຳຕອບ: ກວດສອບອີກຄັ້ງ',
  'bankAccount.adding on bankAccount.stopWaiting #0': 'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າ: ກວດສອບວ່າເພີ່ມບັນຊີແລ້ວຫຼືບໍ່',
  'bankAccount.adding on done addBankAccount #0': 'ເພີ່ມບັນຊີແລ້ວ (specification §8)',
  'bankAccount.adding on failed addBankAccount #0': 'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ອາດເພີ່ມບັນຊີແລ້ວ',
  'bankAccount.adding on failed addBankAccount #1':
    'ມີບັນຊີນີ້ຢູ່ແລ້ວ: ຖ້າຄັ້ງກ່ອນບໍ່ໄດ້ຮັບຄຳຕອບ ຖືວ່າສຳເລັດ (contract §2) ເວັບໄຊຈຶ່ງກວດສອບບັນຊີ',
  'bankAccount.adding on failed addBankAccount #2': 'ລະຫວ່າງນັ້ນມີການເພີ່ມບັນຊີຢູ່ບ່ອນອື່ນ: ສະແດງບັນຊີນັ້ນ ພ້ອມເຫດຜົນ',
  'bankAccount.adding on failed addBankAccount #3': 'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ',
  'bankAccount.adding on after untilSlow #0': 'ໃຊ້ເວລາດົນກວ່າປົກກະຕິ: ບອກຜູ້ຫຼິ້ນ ພ້ອມສິ່ງທີ່ເຮັດໄດ້ຢ່າງປອດໄພ',
  'bankAccount.findingOut on bankAccount.stopWaiting #0': 'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າ: ກັບໄປທີ່ຟອມ ພ້ອມເຫດຜົນ',
  'bankAccount.findingOut on bankAccount.observed #0': 'ການອ່ານອື່ນພົບບັນຊີນີ້: ເພີ່ມແລ້ວ',
  'bankAccount.findingOut on done findOutBankAccount #0': 'ພົບບັນຊີນີ້: ເພີ່ມແລ້ວ',
  'bankAccount.findingOut on done findOutBankAccount #1': 'ບໍ່ພົບບັນຊີນີ້: ກັບໄປທີ່ຟອມ ພ້ອມເຫດຜົນ',
  'bankAccount.findingOut on failed findOutBankAccount #0':
    'ກວດສອບບໍ່ສຳເລັດຄືກັນ: ຟອມບອກເຫດຜົນ ແລະ ຈະກວດສອບອີກເມື່ອເຊື່ອມຕໍ່ໄດ້',
  'bankAccount.added on bankAccount.observed #0': 'ພະນັກງານລຶບບັນຊີອອກແລ້ວ: ກັບໄປທີ່ຟອມ',
  'bankAccount.findingOut on after untilSlow #0': 'ໃຊ້ເວລາດົນກວ່າປົກກະຕິ: ບອກຜູ້ຫຼິ້ນ ພ້ອມສິ່ງທີ່ເຮັດໄດ້ຢ່າງປອດໄພ',
};
