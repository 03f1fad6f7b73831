/** The Lao descriptions of the machine `withdraw`, by the id of the state or transition (chart/chart.ts). */
export const withdrawLabels: Readonly<Record<string, string>> = {
  withdraw: 'ຖອນເຄຣດິດເປັນເງິນເຂົ້າບັນຊີທະນາຄານ ພຽງຄັ້ງດຽວ ບໍ່ມີຊ້ຳ (specification §1, §5, contract §3)',
  'withdraw.restoring': 'ຊອກຫາລາຍການຖອນທີ່ເຊີເວີ ແລະ ຄຳຂໍທີ່ຍັງບໍ່ໄດ້ຮັບຄຳຕອບໃນບັນທຶກໃນເຄື່ອງ. ໃຊ້ຂໍ້ມູນຈາກສອງບ່ອນນີ້ເທົ່ານັ້ນ',
  'withdraw.unreachable': 'ຍັງບໍ່ຮູ້ວ່າມີລາຍການຖອນທີ່ກຳລັງດຳເນີນການຫຼືບໍ່ ຈຶ່ງຖອນໃໝ່ບໍ່ໄດ້',
  'withdraw.composing': 'ຟອມຖອນເງິນ: ຖອນຈາກຄ່າຍເກມໃດ ແລະ ຈຳນວນເທົ່າໃດ (specification §5)',
  'withdraw.quoting': 'ແຜນຜັງ withdrawQuote ສະແດງຍອດທີ່ຈະໄດ້ຮັບ. ຍັງບໍ່ໄດ້ຖອນຫຍັງ (contract §2)',
  'withdraw.creating': 'ແຜນຜັງ submission ສ້າງລາຍການຖອນໜຶ່ງລາຍການ ແລະ ກວດສອບຜົນ. ບໍ່ວ່າຈະເກີດຫຍັງຂຶ້ນໃນຂັ້ນນີ້ ກໍບໍ່ມີລາຍການທີສອງ',
  'withdraw.opening': 'ໂຫຼດລາຍການຖອນທີ່ກຳລັງດຳເນີນການຢູ່ກ່ອນແລ້ວ',
  'withdraw.following': 'ມີລາຍການຖອນແລ້ວ. ແຜນຜັງ withdrawOrder ຕິດຕາມລາຍການນັ້ນ',
  'withdraw.restoring on done restore #0': 'ມີລາຍການຖອນ: ສະແດງຕາມຂໍ້ມູນຂອງເຊີເວີ',
  'withdraw.restoring on done restore #1':
    'ເຄີຍສົ່ງລາຍການຖອນພາຍໃນ 5 ນາທີທີ່ຜ່ານມາ ແຕ່ບໍ່ໄດ້ຮັບຄຳຕອບ: ສົ່ງອີກຄັ້ງດ້ວຍລະຫັດກັນຊ້ຳເດີມ (contract §1)',
  'withdraw.restoring on done restore #2': 'ເຄີຍສົ່ງລາຍການຖອນເກີນ 5 ນາທີແລ້ວ ແຕ່ບໍ່ໄດ້ຖືກສ້າງ: ບອກຜູ້ຫຼິ້ນ ແລ້ວໃຫ້ຕັດສິນໃຈໃໝ່',
  'withdraw.restoring on done restore #3': 'ບໍ່ມີລາຍການ ແລະ ບໍ່ມີຄຳຂໍຄ້າງຢູ່: ສະແດງຟອມ ພ້ອມຂໍ້ມູນທີ່ຜູ້ຫຼິ້ນໃສ່ໄວ້ກ່ອນ',
  'withdraw.restoring on failed restore #0': 'ຊອກຫາບໍ່ສຳເລັດ: ຍັງບໍ່ຮູ້ວ່າມີລາຍການຖອນທີ່ກຳລັງດຳເນີນການຫຼືບໍ່',
  'withdraw.unreachable on withdraw.retry #0': 'ຜູ້ຫຼິ້ນລອງໃໝ່: ຊອກຫາລາຍການອີກຄັ້ງ',
  'withdraw.unreachable on news.network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ຊອກຫາລາຍການອີກຄັ້ງ',
  'withdraw.composing on withdraw.edit #0': 'ຜູ້ຫຼິ້ນໃສ່ ຫຼື ເລືອກຂໍ້ມູນໃໝ່',
  'withdraw.composing on withdraw.quote #0':
    'ຍັງຖອນບໍ່ໄດ້ ເພາະຍັງບໍ່ມີບັນຊີທະນາຄານ, ມີລາຍການຖອນທີ່ກຳລັງດຳເນີນການ, ເຄຣດິດບໍ່ພໍ ຫຼື ຍັງຕິດເງື່ອນໄຂໂປຣໂມຊັນ: ຟອມບອກເຫດຜົນ (contract §2)',
  'withdraw.composing on withdraw.quote #1':
    'ຂໍ້ມູນຍັງບໍ່ຄົບ ຫຼື ຈຳນວນເງິນບໍ່ຢູ່ໃນກຳນົດ: ຟອມໝາຍຊ່ອງນັ້ນໄວ້ ແລະ ບໍ່ສົ່ງ (specification §5)',
  'withdraw.composing on withdraw.quote #2': 'ຜູ້ຫຼິ້ນຢາກເຫັນຍອດທີ່ຈະໄດ້ຮັບ ກ່ອນຖອນ',
  'withdraw.composing on news.withdraw.observed #0':
    'ພົບລາຍການຖອນທີ່ກຳລັງດຳເນີນການ ເຊັ່ນ ຈາກແທັບອື່ນ: ສະແດງລາຍການນັ້ນ ເພາະດຳເນີນການໄດ້ຄັ້ງລະລາຍການດຽວ',
  'withdraw.quoting on done quote #0': 'ຜູ້ຫຼິ້ນຢືນຢັນ: ຖອນຕາມຍອດທີ່ສະແດງ ຄັ້ງດຽວ ບໍ່ວ່າຈະກົດອີກຈັກເທື່ອ',
  'withdraw.quoting on done quote #1': 'ມີລາຍການຖອນທີ່ກຳລັງດຳເນີນການຢູ່ແລ້ວ: ສະແດງລາຍການນັ້ນແທນ',
  'withdraw.quoting on done quote #2': 'ຖືກປະຕິເສດ: ຟອມສະແດງເຫດຜົນ ແລະ ໂຫຼດຂໍ້ມູນທີ່ຟອມໃຊ້ກວດໃໝ່',
  'withdraw.quoting on done quote #3': 'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້. ການຖາມຍອດບໍ່ໄດ້ຖອນຫຍັງ ຜູ້ຫຼິ້ນຈຶ່ງຖາມໃໝ່ໄດ້',
  'withdraw.quoting on withdraw.edit #0': 'ຜູ້ຫຼິ້ນແກ້ໄຂຟອມ: ຍົກເລີກຍອດເກົ່າ',
  'withdraw.quoting on withdraw.back #0': 'ຜູ້ຫຼິ້ນກັບໄປທີ່ຟອມ ໂດຍບໍ່ເອົາຍອດ',
  'withdraw.quoting on news.withdraw.observed #0':
    'ພົບລາຍການຖອນຈາກແທັບອື່ນ: ສະແດງລາຍການນັ້ນ ແລະ ບອກວ່າກຳລັງດຳເນີນການຢູ່ກ່ອນແລ້ວ',
  'withdraw.creating on done submission #0': 'ລາຍການຖອນກຳລັງດຳເນີນການ: ບໍ່ວ່າຈະສົ່ງຈັກຄັ້ງ ກໍມີລາຍການດຽວ',
  'withdraw.creating on done submission #1': 'ຍອດບໍ່ທັນສະໄໝແລ້ວ ຫຼື ເຊີເວີບໍ່ຫວ່າງ ແລະ ບໍ່ມີລາຍການຖືກສ້າງ: ຜູ້ຫຼິ້ນຢືນຢັນອີກໄດ້',
  'withdraw.creating on done submission #2':
    'ຄຳຂໍໄປບໍ່ຮອດ ແລະ ເກີນ 5 ນາທີແລ້ວ ຫຼື ຍອດບໍ່ທັນສະໄໝແລ້ວ: ຟອມບອກວ່າບໍ່ມີລາຍການຖືກສ້າງ',
  'withdraw.creating on done submission #3': 'ມີລາຍການຖອນທີ່ກຳລັງດຳເນີນການຢູ່ແລ້ວ: ສະແດງລາຍການນັ້ນແທນ',
  'withdraw.creating on done submission #4':
    'ມີລາຍການຖອນທີ່ກຳລັງດຳເນີນການຢູ່. ຖ້າເຊີເວີບໍ່ຮອງຮັບລະຫັດກັນຊ້ຳ ອາດແມ່ນລາຍການທີ່ຫາກໍສົ່ງໄປ',
  'withdraw.creating on done submission #5': 'ຖືກປະຕິເສດ ແລະ ບໍ່ມີລາຍການຖືກສ້າງ: ຟອມສະແດງເຫດຜົນ',
  'withdraw.unreachable on news.page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາທີ່ໜ້າ: ຊອກຫາລາຍການຖອນອີກຄັ້ງ',
  'withdraw.unreachable on news.withdraw.observed #0':
    'ພົບລາຍການຖອນທີ່ກຳລັງດຳເນີນການຈາກການອ່ານອື່ນ: ຊອກຫາລາຍການ ແລະ ຄຳຂໍທີ່ຍັງບໍ່ຮູ້ຜົນອີກຄັ້ງ',
  'withdraw.opening on done loadWithdraw #0': 'ສະແດງລາຍການນັ້ນ',
  'withdraw.opening on failed loadWithdraw #0':
    'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ເມື່ອລອງໃໝ່ ຈະຊອກຫາລາຍການທີ່ເຊີເວີ ແລະ ໃນບັນທຶກໃນເຄື່ອງ (contract §1)',
  'withdraw.opening on failed loadWithdraw #1': 'ສະແດງບໍ່ໄດ້: ກັບໄປທີ່ຟອມ ພ້ອມເຫດຜົນທີ່ຖືກປະຕິເສດ',
  'withdraw.following on done order #0': 'ຜູ້ຫຼິ້ນອອກຈາກລາຍການທີ່ສິ້ນສຸດແລ້ວ ແລະ ເລີ່ມລາຍການໃໝ່',
  'withdraw if hasOrder': 'ພົບລາຍການຖອນ',
  'withdraw if hasFreshIntent': 'ມີຄຳຂໍພາຍໃນ 5 ນາທີທີ່ຜ່ານມາ ທີ່ຍັງບໍ່ຮູ້ຜົນ',
  'withdraw if hasIntent': 'ມີຄຳຂໍທີ່ເກົ່າກວ່ານັ້ນ ທີ່ຍັງບໍ່ຮູ້ຜົນ',
  'withdraw if isUnderWay': 'ລາຍການຖອນກຳລັງດຳເນີນ',
  'withdraw if isObstructed':
    'ມີຂໍ້ຫ້າມຖອນ: ຜູ້ຫຼິ້ນບໍ່ມີບັນຊີທະນາຄານ, ມີລາຍການຖອນຄ້າງຢູ່, ເຄຣດິດບໍ່ຮອດຂັ້ນຕ່ຳ ຫຼື ບໍ່ເກີນເຄຣດິດທີ່ໂປຣໂມຊັນກຳນົດ',
  'withdraw if not isObstructed':
    'ບໍ່ມີຂໍ້ຫ້າມຖອນ: ຜູ້ຫຼິ້ນມີບັນຊີທະນາຄານ, ບໍ່ມີລາຍການຖອນຄ້າງຢູ່, ມີເຄຣດິດຮອດຂັ້ນຕ່ຳ ແລະ ເກີນເຄຣດິດທີ່ໂປຣໂມຊັນກຳນົດ',
  'withdraw if isIncomplete': 'ຟອມຍັງບໍ່ຄົບ: ຂາດຂໍ້ມູນ, ຈຳນວນບໍ່ຢູ່ໃນກຳນົດ ຫຼື ເກີນເຄຣດິດທີ່ມີ',
  'withdraw if not isIncomplete': 'ຟອມຄົບແລ້ວ: ມີຄ່າຍເກມ ແລະ ຈຳນວນໃນກຳນົດ ທີ່ເຄຣດິດພຽງພໍ',
  'withdraw if isConfirmed': 'ຜູ້ຫຼິ້ນຢືນຢັນຍອດ',
  'withdraw if isCreated': 'ເຊີເວີມີລາຍການຖອນແລ້ວ',
  'withdraw if isRejected': 'ເຊີເວີປະຕິເສດຄຳຂໍ',
  'withdraw if oneIsOpen': 'ມີລາຍການຖອນຄ້າງຢູ່: ອາດແມ່ນລາຍການນີ້ ເພາະສົ່ງຄຳຂໍຫຼາຍກວ່າໜຶ່ງຄັ້ງ',
  'withdraw if anotherIsOpen': 'ມີລາຍການຖອນອື່ນຄ້າງຢູ່: ຄຳຂໍນີ້ສົ່ງຄັ້ງດຽວເທົ່ານັ້ນ',
  'withdraw if mayConfirmAgain': 'ຜູ້ຫຼິ້ນຢືນຢັນໄດ້ອີກ: ຍອດບໍ່ເປັນປັດຈຸບັນ ຫຼື ເຊີເວີບໍ່ວ່າງ',
  'withdraw if hasNotArrived': 'ເຊີເວີບໍ່ມີລາຍການຂອງຄຳຂໍ: ຄຳຂໍ ຫຼື ຍອດເກົ່າເກີນໄປ',
  'withdraw if isTemporary': 'ຂັດຂ້ອງຊົ່ວຄາວ: ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້ ຫຼື ເຊີເວີບໍ່ວ່າງ',
};
