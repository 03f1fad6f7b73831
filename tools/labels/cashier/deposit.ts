/** The Lao descriptions of the machine `deposit`, by the id of the state or transition (chart/chart.ts). */
export const depositLabels: Readonly<Record<string, string>> = {
  deposit: 'ສ້າງລາຍການຝາກພຽງຄັ້ງດຽວ ບໍ່ມີຊ້ຳ (specification §1, contract §1)',
  'deposit.restoring': 'ຊອກຫາລາຍການຝາກທີ່ເຊີເວີ ແລະ ຄຳຂໍທີ່ຍັງບໍ່ໄດ້ຮັບຄຳຕອບໃນບັນທຶກໃນເຄື່ອງ. ໃຊ້ຂໍ້ມູນຈາກສອງບ່ອນນີ້ເທົ່ານັ້ນ',
  'deposit.unreachable': 'ຍັງບໍ່ຮູ້ວ່າມີລາຍການຝາກຢູ່ແລ້ວຫຼືບໍ່ ຈຶ່ງສ້າງລາຍການໃໝ່ບໍ່ໄດ້. ເງິນທີ່ໂອນໄປແລ້ວປອດໄພ',
  'deposit.composing':
    'ຟອມຝາກເງິນ: ຄ່າຍເກມ, ບັນຊີຮັບເງິນ (MID) ແລະ ຈຳນວນເງິນ ພ້ອມເຄຣດິດທີ່ຈະໄດ້ຮັບ (specification §5 and §9)',
  'deposit.creating': 'ກຳລັງສ້າງລາຍການຝາກໜຶ່ງລາຍການ. ບໍ່ວ່າຈະເກີດຫຍັງຂຶ້ນໃນຂັ້ນນີ້ ກໍບໍ່ມີລາຍການທີສອງ',
  'deposit.creating.sending': 'ກຳລັງສົ່ງລາຍການໃຫ້ເຊີເວີ ພ້ອມລະຫັດກັນຊ້ຳ (Idempotency-Key)',
  'deposit.creating.sending.usual': 'ປົກກະຕິໄດ້ຄຳຕອບພາຍໃນບໍ່ຈັກວິນາທີ',
  'deposit.creating.sending.slow': 'ໃຊ້ເວລາດົນກວ່າປົກກະຕິ: ບອກຜູ້ຫຼິ້ນ ພ້ອມສິ່ງທີ່ຍັງບໍ່ຮູ້ (contract §1)',
  'deposit.creating.tryingAgain': 'ຄຳຂໍພາຍໃນ 5 ນາທີທີ່ຜ່ານມາ ຈະສົ່ງອີກຄັ້ງ. ຄຳຂໍທີ່ເກົ່າກວ່ານັ້ນ ຈະຄົ້ນຫາເທົ່ານັ້ນ',
  'deposit.creating.sendingAgain': 'ສົ່ງລາຍການເດີມດ້ວຍລະຫັດກັນຊ້ຳເດີມ: ຖ້າສ້າງໄວ້ແລ້ວ ເຊີເວີຈະຕອບຄືເກົ່າ ຖ້າຍັງບໍ່ມີ ຈະສ້າງໃຫ້ຕອນນີ້',
  'deposit.creating.lookingUp': 'ຄົ້ນຫາລະຫັດກັນຊ້ຳນີ້: ເລີ່ມທີ່ລາຍການທີ່ເປີດຢູ່ ແລ້ວຕໍ່ດ້ວຍລາຍການຫຼ້າສຸດ (contract §1)',
  'deposit.creating.waiting': 'ຍັງບໍ່ຮູ້ຜົນ. ບອກຜູ້ຫຼິ້ນວ່າກຳລັງລໍຖ້າຫຍັງ ແລະ ຂໍຢ່າສ້າງລາຍການຊ້ຳ',
  'deposit.opening': 'ໂຫຼດລາຍການຝາກທີ່ເປີດຢູ່ກ່ອນແລ້ວ',
  'deposit.following': 'ມີລາຍການຝາກແລ້ວ. ຈາກນີ້ໄປ ແຜນຜັງ depositOrder ຕິດຕາມຕໍ່',

  'deposit.restoring on done restore #0': 'ມີລາຍການຝາກ: ສະແດງຕາມຂໍ້ມູນຂອງເຊີເວີ',
  'deposit.restoring on done restore #1':
    'ເຄີຍສົ່ງລາຍການຝາກພາຍໃນ 5 ນາທີທີ່ຜ່ານມາ ແຕ່ບໍ່ໄດ້ຮັບຄຳຕອບ: ສົ່ງອີກຄັ້ງດ້ວຍລະຫັດກັນຊ້ຳເດີມ (contract §1)',
  'deposit.restoring on done restore #2': 'ເຄີຍສົ່ງລາຍການຝາກເກີນ 5 ນາທີແລ້ວ ແຕ່ບໍ່ໄດ້ຖືກສ້າງ: ບອກຜູ້ຫຼິ້ນ ແລ້ວໃຫ້ຕັດສິນໃຈໃໝ່',
  'deposit.restoring on done restore #3': 'ບໍ່ມີລາຍການ ແລະ ບໍ່ມີຄຳຂໍຄ້າງຢູ່: ສະແດງຟອມ ພ້ອມຂໍ້ມູນທີ່ຜູ້ຫຼິ້ນໃສ່ໄວ້ກ່ອນ',
  'deposit.restoring on failed restore #0': 'ຊອກຫາບໍ່ສຳເລັດ: ຍັງບໍ່ຮູ້ວ່າມີລາຍການຝາກຢູ່ແລ້ວຫຼືບໍ່',
  'deposit.unreachable on deposit.retry #0': 'ຜູ້ຫຼິ້ນລອງໃໝ່: ຊອກຫາລາຍການອີກຄັ້ງ',
  'deposit.unreachable on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ຊອກຫາລາຍການອີກຄັ້ງ',
  'deposit.composing on deposit.edit #0': 'ຜູ້ຫຼິ້ນໃສ່ ຫຼື ເລືອກຂໍ້ມູນໃໝ່: ຖືເປັນອີກລາຍການໜຶ່ງ ຈຶ່ງໃຊ້ລະຫັດກັນຊ້ຳໃໝ່',
  'deposit.composing on deposit.submit #0': 'ສົ່ງລາຍການຄັ້ງດຽວ ບໍ່ວ່າຈະກົດອີກຈັກເທື່ອ',
  'deposit.composing on deposit.observed #0':
    'ພົບລາຍການທີ່ເປີດຢູ່ ເຊັ່ນ ຈາກແທັບອື່ນ: ສະແດງລາຍການນັ້ນ ເພາະເປີດໄດ້ຄັ້ງລະລາຍການດຽວ',
  'deposit.creating.sending on done createDeposit #0': 'ເປີດລາຍການແລ້ວ',
  'deposit.creating.sending on failed createDeposit #0': 'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ລາຍການອາດຖືກສ້າງແລ້ວ',
  'deposit.creating.sending on failed createDeposit #1': 'ມີລາຍການທີ່ເປີດຢູ່ກ່ອນແລ້ວ: ສະແດງລາຍການນັ້ນແທນ',
  'deposit.creating.sending on failed createDeposit #2':
    'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ. ບໍ່ມີລາຍການຖືກສ້າງ ຄັ້ງຕໍ່ໄປຈຶ່ງໃຊ້ລະຫັດກັນຊ້ຳໃໝ່',
  'deposit.creating.sending.usual on after untilSlow #0': 'ຜ່ານໄປ 5 ວິນາທີແລ້ວ ເຊີເວີຍັງບໍ່ຕອບ',
  'deposit.creating.sending.slow on deposit.stopWaiting #0': 'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າ: ກວດສອບຜົນດ້ວຍລະຫັດກັນຊ້ຳເດີມ',
  'deposit.creating.sendingAgain on done createDepositAgain #0': 'ເປີດລາຍການແລ້ວ: ບໍ່ວ່າຈະສົ່ງຈັກຄັ້ງ ກໍມີລາຍການດຽວ',
  'deposit.creating.sendingAgain on failed createDepositAgain #0': 'ຍັງບໍ່ຮູ້ຜົນຂອງການສົ່ງຄັ້ງທຳອິດ: ໄປຄົ້ນຫາໃນລາຍການທີ່ມີຢູ່',
  'deposit.creating.sendingAgain on failed createDepositAgain #1':
    'ມີລາຍການເປີດຢູ່. ຖ້າເຊີເວີບໍ່ຮອງຮັບລະຫັດກັນຊ້ຳ ອາດແມ່ນລາຍການທີ່ຫາກໍສົ່ງໄປ',
  'deposit.creating.sendingAgain on failed createDepositAgain #2': 'ຖືກປະຕິເສດ: ບໍ່ມີລາຍການຖືກສ້າງ. ຟອມສະແດງເຫດຜົນ',
  'deposit.creating.lookingUp on done findDeposit #0': 'ພົບລາຍການແລ້ວ',
  'deposit.creating.lookingUp on done findDeposit #1': 'ສົ່ງໄປເກີນ 5 ນາທີແລ້ວ ແລະ ບໍ່ພົບລາຍການ: ບອກຜູ້ຫຼິ້ນ ແລ້ວໃຫ້ຕັດສິນໃຈໃໝ່',
  'deposit.creating.lookingUp on done findDeposit #2': 'ບໍ່ພົບລາຍການ. ເຊີເວີອາດສ້າງໃຫ້ພາຍຫຼັງ',
  'deposit.creating.lookingUp on failed findDeposit #0': 'ຄົ້ນຫາບໍ່ສຳເລັດເຊັ່ນກັນ: ຈະລອງໃໝ່ພາຍຫຼັງ',
  'deposit.creating.waiting on deposit.retry #0': 'ຜູ້ຫຼິ້ນຂໍລອງດຽວນີ້',
  'deposit.creating.waiting on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ລອງໃໝ່ທັນທີ',
  'deposit.creating.waiting on after untilNextTry #0': 'ຮອດເວລາລອງໃໝ່. ແຕ່ລະຄັ້ງຈະລໍຖ້າດົນຂຶ້ນ ແຕ່ບໍ່ເກີນ 30 ວິນາທີ',
  'deposit.opening on done loadDeposit #0': 'ສະແດງລາຍການນັ້ນ',
  'deposit.opening on failed loadDeposit #0':
    'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ເມື່ອລອງໃໝ່ ຈະຊອກຫາລາຍການທີ່ເຊີເວີ ແລະ ໃນບັນທຶກໃນເຄື່ອງ (contract §1)',
  'deposit.opening on failed loadDeposit #1': 'ສະແດງບໍ່ໄດ້: ກັບໄປທີ່ຟອມ ພ້ອມເຫດຜົນທີ່ຖືກປະຕິເສດ',
  'deposit.following on done order #0': 'ຜູ້ຫຼິ້ນອອກຈາກລາຍການທີ່ບໍ່ເປີດແລ້ວ ແລະ ເລີ່ມລາຍການໃໝ່',
  'deposit.following on deposit.observed #0':
    'ມີອີກລາຍການໜຶ່ງເປີດຢູ່ ລາຍການນີ້ຈຶ່ງບໍ່ເປີດແລ້ວ: ສະແດງລາຍການທີ່ເປີດຢູ່ ຄືກັບຕອນໂຫຼດໜ້າໃໝ່',
};
