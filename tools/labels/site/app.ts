/** The Lao descriptions of the machine `app`, by the id of the state or transition (chart/chart.ts). */
export const appLabels: Readonly<Record<string, string>> = {
  app: 'ໜ້າເວັບທັງໝົດ: ເລີ່ມທຸກສ່ວນ, ສົ່ງຂ່າວຂອງບຣາວເຊີໃຫ້ແຕ່ລະສ່ວນ ແລະ ເຮັດຕາມສິ່ງທີ່ແຕ່ລະສ່ວນລາຍງານ (specification §2)',
  'app.session': 'ແທັບນີ້, ແທັບອື່ນ ແລະ ເຊີເວີ ຮູ້ກົງກັນວ່າໃຜຢູ່ໃນລະບົບ',
  'app.player': 'ສ່ວນຂອງຜູ້ຫຼິ້ນເຮັດວຽກໃນຂະນະທີ່ຜູ້ຫຼິ້ນຢູ່ໃນລະບົບ ແລະ ຢຸດເມື່ອອອກຈາກລະບົບ',
  'app.player.absent': 'ບໍ່ມີຜູ້ຫຼິ້ນຢູ່ໃນລະບົບ',
  'app.player.present': 'ມີຜູ້ຫຼິ້ນຢູ່ໃນລະບົບ. ແຜນຜັງ player ເຮັດວຽກສຳລັບຜູ້ຫຼິ້ນນີ້ ດ້ວຍໂຄ້ດທີ່ session ໂຫຼດໄວ້',
  'app.reports': 'ສ່ວນຂອງຜູ້ຫຼິ້ນລາຍງານສິ່ງທີ່ເກີດຂຶ້ນ: ອ່ານຂໍ້ມູນທີ່ເກົ່າແລ້ວຄືນໃໝ່ ທັງໃນແທັບນີ້ ແລະ ແທັບອື່ນ',
  'app.pages': 'ທີ່ຢູ່ໃນບຣາວເຊີກົງກັບໜ້າທີ່ສະແດງ (specification §2)',
  'app.registration': 'ການສະໝັກສະມາຊິກຍັງດຳເນີນຢູ່ເຖິງຈະອອກຈາກໜ້ານັ້ນ ຈົນກວ່າຈະມີຜູ້ຫຼິ້ນຢູ່ໃນລະບົບ',
  'app.registration.unused': 'ຍັງບໍ່ໄດ້ເປີດໜ້າສະໝັກສະມາຊິກ',
  'app.registration.running': 'ຜູ້ຢ້ຽມຊົມກຳລັງສະໝັກສະມາຊິກ. ແຜນຜັງ registration ເຮັດວຽກຢູ່',
  'app.fingerprint': 'ສົ່ງຂໍ້ມູນອຸປະກອນມື້ລະຄັ້ງ (specification §3 and §4)',
  'app.fingerprint.waiting': 'ໜ້າເວັບຍັງບໍ່ຂຶ້ນ',
  'app.fingerprint.loading': 'ລໍຖ້າໃຫ້ໜ້າເວັບຫວ່າງ ແລ້ວໂຫຼດໂຄດ',
  'app.fingerprint.running': 'ສ່ວນ fingerprint ເຮັດວຽກຢູ່',

  'app.session on session.settled #0':
    'ຮູ້ແລ້ວວ່າມີຜູ້ຫຼິ້ນຢູ່ໃນລະບົບຫຼືບໍ່ ແລະ ຜົນປ່ຽນໄປ: ຈື່ໄວ້ສຳລັບການໂຫຼດໜ້າຄັ້ງຕໍ່ໄປ ແລະ ກວດເງື່ອນໄຂການເຂົ້າຂອງໜ້າທີ່ສະແດງ',
  'app.session on session.ended #0': 'ຜູ້ຫຼິ້ນອອກຈາກລະບົບແລ້ວ: ຈື່ໄວ້ສຳລັບການໂຫຼດໜ້າຄັ້ງຕໍ່ໄປ ແລະ ກວດເງື່ອນໄຂການເຂົ້າຂອງໜ້າທີ່ສະແດງ',
  'app.session on news.page.restored #0':
    'ບຣາວເຊີສະແດງໜ້າເກົ່າຄືນ. ຍອດເງິນເກົ່າແລ້ວ ແລະ ອາດເປັນຂອງຜູ້ອື່ນ: ອ່ານຍອດເງິນ ແລະ ຖາມວ່າໃຜຢູ່ໃນລະບົບຄືນໃໝ່',
  'app.player.absent on session.started #0': 'ຜູ້ຫຼິ້ນເຂົ້າສູ່ລະບົບແລ້ວ: ເລີ່ມສ່ວນຂອງຜູ້ຫຼິ້ນນັ້ນ',
  'app.player.present on session.started #0': 'ຜູ້ອື່ນເຂົ້າສູ່ລະບົບໃນແທັບອື່ນ: ຢຸດສ່ວນຂອງຜູ້ຫຼິ້ນຄົນກ່ອນ ແລະ ເລີ່ມສ່ວນຂອງຜູ້ຫຼິ້ນຄົນໃໝ່',
  'app.player.present on session.started #1': 'ຜູ້ຫຼິ້ນຄົນເດີມຢູ່ໃນລະບົບ: ເຊີເວີຢືນຢັນ ຫຼື ຜູ້ຫຼິ້ນເຂົ້າສູ່ລະບົບອີກຄັ້ງ. ທຸກສ່ວນເຮັດວຽກຕໍ່',
  'app.player on session.lost #0': 'ບໍ່ໄດ້ຢູ່ໃນລະບົບແລ້ວ: ບອກແທັບອື່ນ, ຢຸດແຜນຜັງ player ແລະ ລຶບຂໍ້ມູນຂອງຜູ້ຫຼິ້ນ',
  'app.player on session.ended #0': 'ຜູ້ຫຼິ້ນອອກຈາກລະບົບແລ້ວ: ບອກແທັບອື່ນ, ລຶບຂໍ້ມູນຜູ້ຫຼິ້ນທີ່ຈື່ໄວ້ ແລ້ວໂຫຼດໜ້າຄືນໃໝ່',
  'app.reports on passwordChange.confirmed #0': 'ຜູ້ຫຼິ້ນຮັບຊາບວ່າປ່ຽນລະຫັດຜ່ານແລ້ວ: ໂຫຼດໜ້າຄືນໃໝ່',
  'app.pages on navigation.departed #0':
    'ຜູ້ຫຼິ້ນໄປໜ້າອື່ນ ໃນຂະນະທີ່ລໍຖ້າຫຼັງຈາກການເຊື່ອມຕໍ່ຂາດ: ປ່ຽນທີ່ຢູ່ ແລະ ຖ້າຖາມວ່າໃຜຢູ່ໃນລະບົບບໍ່ສຳເລັດ ໃຫ້ຖາມອີກທັນທີ',
  'app.pages on navigation.departed #1': 'ຜູ້ຫຼິ້ນໄປໜ້າອື່ນ: ປ່ຽນທີ່ຢູ່',
  'app.pages on news.navigation.arrived #0': 'ສະແດງໜ້າແລ້ວ: ຈື່ຕຳແໜ່ງຂອງໜ້ານັ້ນໃນປະຫວັດຂອງບຣາວເຊີ',
  'app.pages on navigation.failed #0': 'ໂຫຼດໜ້າບໍ່ໄດ້ ອາດຍ້ອນມີເວີຊັນໃໝ່: ໂຫຼດໜ້າເວັບຄືນໃໝ່ເທື່ອດຽວ',
  'app.pages on news.navigation.moved #0':
    'ຜູ້ຫຼິ້ນກົດກັບຄືນ (Back) ຫຼື ໄປຕໍ່ (Forward): ຈື່ບ່ອນທີ່ເລື່ອນໄປໃນໜ້າທີ່ສະແດງ ແລະ ບອກສ່ວນ navigation',
  'app.registration.unused on registration.opened #0': 'ຜູ້ຢ້ຽມຊົມເປີດໜ້າສະໝັກສະມາຊິກ: ເລີ່ມສ່ວນ registration',
  'app.registration.running on session.started #0': 'ມີຜູ້ຫຼິ້ນຢູ່ໃນລະບົບແລ້ວ: ຢຸດສ່ວນ registration',
  'app.fingerprint.waiting on site.shown #0': 'ໜ້າເວັບຂຶ້ນແລ້ວ: ໂຫຼດໂຄດຂອງຂໍ້ມູນອຸປະກອນ',
  'app.fingerprint.loading on done loadFingerprint #0': 'ໂຫຼດໂຄດແລ້ວ: ເລີ່ມສ່ວນ fingerprint',
  'app.fingerprint.loading on failed loadFingerprint #0': 'ໂຫຼດໂຄດບໍ່ໄດ້: ຈະໂຫຼດອີກເມື່ອໜ້າເວັບຂຶ້ນຄັ້ງຕໍ່ໄປ',
  'app.news': 'ທຸກສ່ວນຮັບຮູ້ສິ່ງທີ່ເກີດຂຶ້ນຢູ່ຂ້າງນອກ',
  'app.news on news.* #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ, ກັບມາເບິ່ງໜ້ານີ້, ສະແດງໜ້າອື່ນ ແລະ ອື່ນໆ: ແຕ່ລະສ່ວນຮັບເອົາສິ່ງທີ່ກ່ຽວກັບຕົນ',
  'app.reports on domain.* #0':
    'ລາຍການຝາກ, ລາຍການຖອນ, ໂປຣໂມຊັນ ຫຼື ສິ່ງອື່ນປ່ຽນໄປ: ອ່ານຂໍ້ມູນທີ່ເກົ່າແລ້ວຄືນໃໝ່ ທັງໃນແທັບນີ້ ແລະ ແທັບອື່ນ ແລະ ເປີດກ່ອງຂໍ້ຄວາມຂອງສິ່ງນັ້ນ (specification §8)',
  'app if isAnotherStatus': 'ຄຳຕອບປ່ຽນໄປຈາກຄັ້ງກ່ອນ',
  'app if isAnotherPlayer': 'ບໍ່ແມ່ນຜູ້ຫຼິ້ນຄົນເກົ່າ',
  'app if isReconnecting': 'ລໍຖ້າກວດເບິ່ງອີກວ່າໃຜຢູ່ໃນລະບົບ: ຕາມເວລາແບບສຸ່ມ ຫຼັງການເຊື່ອມຕໍ່ຂາດ ໃນຂະນະທີ່ຍັງບໍ່ຮູ້ວ່າໃຜຢູ່ໃນລະບົບ',
};
