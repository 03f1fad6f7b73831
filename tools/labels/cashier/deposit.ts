/** The Lao descriptions of the machine `deposit`, by the id of the state or transition (chart/chart.ts). */
export const depositLabels: Readonly<Record<string, string>> = {
  deposit: 'ສ້າງລາຍການຝາກພຽງຄັ້ງດຽວ ບໍ່ມີຊ້ຳ (specification §1, contract §1)',
  'deposit.restoring': 'ຊອກຫາລາຍການຝາກທີ່ເຊີເວີ ແລະ ຄຳຂໍທີ່ຍັງບໍ່ໄດ້ຮັບຄຳຕອບໃນບັນທຶກໃນເຄື່ອງ. ໃຊ້ຂໍ້ມູນຈາກສອງບ່ອນນີ້ເທົ່ານັ້ນ',
  'deposit.unreachable': 'ຍັງບໍ່ຮູ້ວ່າມີລາຍການຝາກຢູ່ແລ້ວຫຼືບໍ່ ຈຶ່ງສ້າງລາຍການໃໝ່ບໍ່ໄດ້. ເງິນທີ່ໂອນໄປແລ້ວປອດໄພ',
  'deposit.composing':
    'ຟອມຝາກເງິນ: ຄ່າຍເກມ, ບັນຊີຮັບເງິນ (MID) ແລະ ຈຳນວນເງິນ ພ້ອມເຄຣດິດທີ່ຈະໄດ້ຮັບ (specification §5, §9)',
  'deposit.creating': 'ແຜນຜັງ submission ສ້າງລາຍການຝາກໜຶ່ງລາຍການ ແລະ ກວດສອບຜົນ. ບໍ່ວ່າຈະເກີດຫຍັງຂຶ້ນໃນຂັ້ນນີ້ ກໍບໍ່ມີລາຍການທີສອງ',
  'deposit.opening': 'ໂຫຼດລາຍການຝາກທີ່ເປີດຢູ່ກ່ອນແລ້ວ',
  'deposit.following': 'ມີລາຍການຝາກແລ້ວ. ຈາກນີ້ໄປ ແຜນຜັງ depositOrder ຕິດຕາມຕໍ່',

  'deposit.restoring on done restore #0': 'ມີລາຍການຝາກ: ສະແດງຕາມຂໍ້ມູນຂອງເຊີເວີ',
  'deposit.restoring on done restore #1':
    'ເຄີຍສົ່ງລາຍການຝາກພາຍໃນ 5 ນາທີທີ່ຜ່ານມາ ແຕ່ບໍ່ໄດ້ຮັບຄຳຕອບ: ສົ່ງອີກຄັ້ງດ້ວຍລະຫັດກັນຊ້ຳເດີມ (contract §1)',
  'deposit.restoring on done restore #2': 'ເຄີຍສົ່ງລາຍການຝາກເກີນ 5 ນາທີແລ້ວ ແຕ່ບໍ່ໄດ້ຖືກສ້າງ: ບອກຜູ້ຫຼິ້ນ ແລ້ວໃຫ້ຕັດສິນໃຈໃໝ່',
  'deposit.restoring on done restore #3': 'ບໍ່ມີລາຍການ ແລະ ບໍ່ມີຄຳຂໍຄ້າງຢູ່: ສະແດງຟອມ ພ້ອມຂໍ້ມູນທີ່ຜູ້ຫຼິ້ນໃສ່ໄວ້ກ່ອນ',
  'deposit.restoring on failed restore #0': 'ຊອກຫາບໍ່ສຳເລັດ: ຍັງບໍ່ຮູ້ວ່າມີລາຍການຝາກຢູ່ແລ້ວຫຼືບໍ່',
  'deposit.unreachable on deposit.retry #0': 'ຜູ້ຫຼິ້ນລອງໃໝ່: ຊອກຫາລາຍການອີກຄັ້ງ',
  'deposit.unreachable on news.page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາທີ່ໜ້າ: ຊອກຫາລາຍການອີກຄັ້ງ',
  'deposit.unreachable on news.deposit.observed #0':
    'ພົບລາຍການທີ່ເປີດຢູ່ຈາກການອ່ານອື່ນ: ຊອກຫາລາຍການ ແລະ ຄຳຂໍທີ່ຍັງບໍ່ຮູ້ຜົນອີກຄັ້ງ',
  'deposit.unreachable on news.network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ຊອກຫາລາຍການອີກຄັ້ງ',
  'deposit.composing on deposit.edit #0': 'ຜູ້ຫຼິ້ນໃສ່ ຫຼື ເລືອກຂໍ້ມູນໃໝ່: ຖືເປັນອີກລາຍການໜຶ່ງ ຈຶ່ງໃຊ້ລະຫັດກັນຊ້ຳໃໝ່',
  'deposit.composing on deposit.submit #0':
    'ຍັງຝາກບໍ່ໄດ້ ເພາະພັກການຫຼິ້ນຢູ່, ຍັງບໍ່ມີບັນຊີທະນາຄານ, ເຄຣດິດເກີນກຳນົດ ຫຼື ມີໂປຣໂມຊັນອື່ນ: ຟອມບອກເຫດຜົນ ແລະ ບໍ່ສົ່ງ (contract §2)',
  'deposit.composing on deposit.submit #1':
    'ຂໍ້ມູນຍັງບໍ່ຄົບ ຫຼື ຈຳນວນເງິນບໍ່ຢູ່ໃນກຳນົດ: ຟອມໝາຍຊ່ອງນັ້ນໄວ້ ແລະ ບໍ່ສົ່ງ (specification §5)',
  'deposit.composing on deposit.submit #2': 'ສົ່ງລາຍການຄັ້ງດຽວ ບໍ່ວ່າຈະກົດອີກຈັກເທື່ອ',
  'deposit.composing on news.deposit.observed #0':
    'ພົບລາຍການທີ່ເປີດຢູ່ ເຊັ່ນ ຈາກແທັບອື່ນ: ສະແດງລາຍການນັ້ນ ເພາະເປີດໄດ້ຄັ້ງລະລາຍການດຽວ',
  'deposit.creating on done submission #0': 'ເປີດລາຍການແລ້ວ: ບໍ່ວ່າຈະສົ່ງຈັກຄັ້ງ ກໍມີລາຍການດຽວ',
  'deposit.creating on done submission #1': 'ມີລາຍການທີ່ເປີດຢູ່ກ່ອນແລ້ວ: ສະແດງລາຍການນັ້ນແທນ',
  'deposit.creating on done submission #2': 'ມີລາຍການເປີດຢູ່. ຖ້າເຊີເວີບໍ່ຮອງຮັບລະຫັດກັນຊ້ຳ ອາດແມ່ນລາຍການທີ່ຫາກໍສົ່ງໄປ',
  'deposit.creating on done submission #3': 'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ. ບໍ່ມີລາຍການຖືກສ້າງ ຄັ້ງຕໍ່ໄປຈຶ່ງໃຊ້ລະຫັດກັນຊ້ຳໃໝ່',
  'deposit.creating on done submission #4': 'ສົ່ງໄປເກີນ 5 ນາທີແລ້ວ ແລະ ບໍ່ພົບລາຍການ: ບອກຜູ້ຫຼິ້ນ ແລ້ວໃຫ້ຕັດສິນໃຈໃໝ່',
  'deposit.opening on done loadDeposit #0': 'ສະແດງລາຍການນັ້ນ',
  'deposit.opening on failed loadDeposit #0':
    'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ເມື່ອລອງໃໝ່ ຈະຊອກຫາລາຍການທີ່ເຊີເວີ ແລະ ໃນບັນທຶກໃນເຄື່ອງ (contract §1)',
  'deposit.opening on failed loadDeposit #1': 'ສະແດງບໍ່ໄດ້: ກັບໄປທີ່ຟອມ ພ້ອມເຫດຜົນທີ່ຖືກປະຕິເສດ',
  'deposit.following on done order #0': 'ຜູ້ຫຼິ້ນອອກຈາກລາຍການທີ່ບໍ່ເປີດແລ້ວ ແລະ ເລີ່ມລາຍການໃໝ່',
  'deposit.following on news.deposit.observed #0':
    'ມີອີກລາຍການໜຶ່ງເປີດຢູ່ ລາຍການນີ້ຈຶ່ງບໍ່ເປີດແລ້ວ: ສະແດງລາຍການທີ່ເປີດຢູ່ ຄືກັບຕອນໂຫຼດໜ້າໃໝ່',
  'deposit if hasOrder': 'ພົບລາຍການຝາກ',
  'deposit if hasFreshIntent': 'ມີຄຳຂໍພາຍໃນ 5 ນາທີທີ່ຜ່ານມາ ທີ່ຍັງບໍ່ຮູ້ຜົນ',
  'deposit if hasIntent': 'ມີຄຳຂໍທີ່ເກົ່າກວ່ານັ້ນ ທີ່ຍັງບໍ່ຮູ້ຜົນ',
  'deposit if isOpen': 'ລາຍການເປີດຢູ່',
  'deposit if isObstructed': 'ມີຂໍ້ຫ້າມຝາກ: ຜູ້ຫຼິ້ນພັກຫຼິ້ນຢູ່, ບໍ່ມີບັນຊີທະນາຄານ, ມີໂປຣໂມຊັນຢູ່ຄ່າຍເກມອື່ນ ຫຼື ມີເຄຣດິດເກີນກຳນົດຢູ່ແລ້ວ',
  'deposit if not isObstructed': 'ບໍ່ມີຂໍ້ຫ້າມຝາກ: ຜູ້ຫຼິ້ນບໍ່ໄດ້ພັກຫຼິ້ນ, ມີບັນຊີທະນາຄານ, ບໍ່ມີໂປຣໂມຊັນຢູ່ຄ່າຍເກມອື່ນ ແລະ ເຄຣດິດຍັງບໍ່ຮອດກຳນົດ',
  'deposit if isIncomplete': 'ຟອມຍັງບໍ່ຄົບ: ຂາດຂໍ້ມູນ ຫຼື ຈຳນວນເງິນບໍ່ຢູ່ໃນກຳນົດ',
  'deposit if not isIncomplete':
    'ຟອມຄົບແລ້ວ: ມີຄ່າຍເກມ, ບັນຊີຮັບເງິນ (MID) ແລະ ຈຳນວນເງິນໃນກຳນົດ ຫຼື ເທົ່າກັບຈຳນວນຂອງໂປຣໂມຊັນ',
  'deposit if isCreated': 'ເຊີເວີມີລາຍການແລ້ວ',
  'deposit if anotherOrderIsOpen': 'ມີລາຍການອື່ນເປີດຢູ່: ຄຳຂໍນີ້ສົ່ງຄັ້ງດຽວເທົ່ານັ້ນ',
  'deposit if anOrderIsOpen': 'ມີລາຍການເປີດຢູ່: ອາດແມ່ນລາຍການນີ້ ເພາະສົ່ງຄຳຂໍຫຼາຍກວ່າໜຶ່ງຄັ້ງ',
  'deposit if isRejected': 'ເຊີເວີປະຕິເສດລາຍການ',
  'deposit if mayPass': 'ຂັດຂ້ອງຊົ່ວຄາວ: ອິນເຕີເນັດ ຫຼື ເຊີເວີໃຊ້ບໍ່ໄດ້',
  'deposit if isAnotherOpenOne': 'ແມ່ນລາຍການອື່ນ ແລະ ເປີດຢູ່',
};
