/** The Lao descriptions of the machine `depositOrder`, by the id of the state or transition (chart/chart.ts). */
export const depositOrderLabels: Readonly<Record<string, string>> = {
  depositOrder: 'ຕິດຕາມລາຍການຝາກໜຶ່ງລາຍການ ຕັ້ງແຕ່ QR ຈົນສິ້ນສຸດ (specification §4, contract §3)',
  'depositOrder.followed': 'ຕິດຕາມລາຍການ ຈົນກວ່າຜູ້ຫຼິ້ນຈະອອກຈາກລາຍການ',
  'depositOrder.followed.status': 'ຍຶດຕາມສະຖານະທີ່ເຊີເວີບອກຫຼ້າສຸດສະເໝີ. ມີແຕ່ເຊີເວີທີ່ປ່ຽນສະຖານະໄດ້',
  'depositOrder.followed.status.unseen': 'ເລີ່ມຕິດຕາມລາຍການ ທີ່ເຊີເວີເຄີຍບອກສະຖານະແລ້ວ',
  'depositOrder.followed.status.open':
    'ລໍຖ້າເງິນເຂົ້າ: ຖືວ່າຍັງບໍ່ຈ່າຍ ຈົນກວ່າທະນາຄານຈະຢືນຢັນກັບເຊີເວີວ່າເງິນເຂົ້າແລ້ວ (specification §4)',
  'depositOrder.followed.status.open.qr': 'ແຜນຜັງ depositQr ສະແດງ QR ສຳລັບແອັບທະນາຄານ ຕາບໃດທີ່ QR ຍັງໃຊ້ໄດ້',
  'depositOrder.followed.status.open.watch': 'ເງິນອາດເຂົ້າໃນຂະນະທີ່ໜ້າຂອງລາຍການຍັງເປີດຢູ່: ລະບົບກວດເບິ່ງເອງ ໃນເວລາຈຳກັດ',
  'depositOrder.followed.status.open.watch.off': 'ໜ້າບໍ່ໄດ້ເປີດ ຫຼື ເປີດມາ 10 ນາທີແລ້ວ ໂດຍບໍ່ມີການກົດກວດສອບ',
  'depositOrder.followed.status.open.watch.watching':
    'ລະບົບສອບຖາມທະນາຄານທຸກ 15 ວິນາທີ ໂດຍບໍ່ສະແດງຂໍ້ຄວາມ ໃນຂະນະທີ່ເຫັນໜ້າຢູ່ ແລະ ມີອິນເຕີເນັດ, ສະເພາະແທັບດຽວ',
  'depositOrder.followed.status.open.cancellation': 'ຜູ້ຫຼິ້ນຍົກເລີກລາຍການທີ່ເປີດຢູ່ໄດ້ ຫຼັງຢືນຢັນ. ລາຍການທີ່ຈ່າຍແລ້ວຍົກເລີກບໍ່ໄດ້',
  'depositOrder.followed.status.open.cancellation.none': 'ບໍ່ມີການຂໍຍົກເລີກ',
  'depositOrder.followed.status.open.cancellation.confirming':
    'ບອກກ່ອນຢືນຢັນ: QR ຈະຢຸດໃຊ້ງານ ແຕ່ເງິນທີ່ໂອນໄປແລ້ວຍັງເຂົ້າຕາມປົກກະຕິ (contract §3)',
  'depositOrder.followed.status.open.cancellation.canceling':
    'ແຜນຜັງ submission ຍົກເລີກລາຍການ ແລະ ກວດສອບຜົນ. ເຊີເວີສອບຖາມທະນາຄານກ່ອນ ແລະ ຍົກເລີກສະເພາະລາຍການທີ່ຍັງບໍ່ຈ່າຍ (contract §2)',
  'depositOrder.followed.status.paid':
    'ເງິນເຂົ້າແລ້ວ ຈຶ່ງບໍ່ມີໃຜຍົກເລີກໄດ້ອີກ (contract §3). ຕໍ່ໄປລາຍການຈະເປັນ success, failed ຫຼື rejected. ລະບົບອ່ານລາຍການເປັນໄລຍະ',
  'depositOrder.followed.status.paid.transferring': 'ກຳລັງໂອນເຄຣດິດເຂົ້າຄ່າຍເກມ',
  'depositOrder.followed.status.paid.awaitingStaff':
    'ພະນັກງານຕ້ອງຕັດສິນເລື່ອງເງິນ: ເງິນໜ້ອຍເກີນໄປ, ເຂົ້າຊ້າເກີນ 24 ຊົ່ວໂມງ ຫຼື ເຂົ້າຊ້າໃນເວລາທີ່ໃຊ້ໂປຣໂມຊັນຢູ່. ພະນັກງານຈະເພີ່ມເຄຣດິດ ຫຼື ຄືນເງິນໃຫ້ (contract §3)',
  'depositOrder.followed.status.success': 'ຜູ້ຫຼິ້ນໄດ້ຮັບເຄຣດິດໃນຄ່າຍເກມແລ້ວ: ສະຖານະນີ້ເປັນສະຖານະສຸດທ້າຍ',
  'depositOrder.followed.status.failed':
    'ໂອນເຄຣດິດເຂົ້າຄ່າຍເກມບໍ່ໄດ້ ແຕ່ເງິນປອດໄພ: ເຊີເວີ ຫຼື ພະນັກງານຈະໂອນໃໝ່ ຫຼື ພະນັກງານຈະຄືນເງິນໃຫ້. ລະບົບອ່ານລາຍການເປັນໄລຍະ',
  'depositOrder.followed.status.canceled':
    'ຜູ້ຫຼິ້ນ ຫຼື ພະນັກງານຍົກເລີກລາຍການທີ່ຍັງບໍ່ຈ່າຍ ຫຼື ລາຍການໝົດອາຍຸ. ເງິນທີ່ເຂົ້າຊ້າຈະບໍ່ເສຍ: ລາຍການຈະເປັນ paid ແລະ ຖ້າຊ້າເກີນ 24 ຊົ່ວໂມງ ພະນັກງານຈະຕັດສິນ (contract §3: late). ເຊີເວີເປັນຜູ້ວັດເວລາ ນັບແຕ່ລາຍການສິ້ນສຸດ ຮອດເວລາທີ່ຈ່າຍເງິນຢູ່ທະນາຄານ',
  'depositOrder.followed.status.rejected': 'ພະນັກງານຄືນເງິນໃຫ້ແລ້ວ ໂດຍບໍ່ຜ່ານເວັບໄຊ: ສະຖານະນີ້ເປັນສະຖານະສຸດທ້າຍ',
  'depositOrder.followed.status.unknown':
    'ເວັບໄຊບໍ່ຮູ້ຈັກສະຖານະນີ້. ຜູ້ຫຼິ້ນອອກຈາກລາຍການໄດ້ເທົ່ານັ້ນ (contract §1) ແລະ ລະບົບອ່ານລາຍການອີກ',
  'depositOrder.followed.inquiry':
    'ແຜນຜັງ depositCheck ສອບຖາມທະນາຄານ ເມື່ອຜູ້ຫຼິ້ນຂໍ. ລະບົບກໍສອບຖາມເອງເມື່ອໝົດເວລາຂອງ QR ຫຼື ລາຍການ, ເມື່ອການຍົກເລີກສະແດງວ່າລາຍການຈ່າຍແລ້ວ, ເມື່ອຜູ້ຫຼິ້ນກັບມາທີ່ໜ້າ, ເມື່ອເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ ແລະ ທຸກ 15 ວິນາທີ ໃນຂະນະທີ່ຕິດຕາມລາຍການທີ່ເປີດຢູ່',
  'depositOrder.left': 'ບໍ່ຕິດຕາມລາຍການແລ້ວ',

  'depositOrder.followed on order.leave #0': 'ຜູ້ຫຼິ້ນອອກຈາກລາຍການທີ່ບໍ່ເປີດແລ້ວ',
  'depositOrder.followed.status on order.observed #0': 'ເຊີເວີແຈ້ງສະຖານະທີ່ເວັບໄຊເວີຊັນນີ້ບໍ່ຮູ້ຈັກ',
  'depositOrder.followed.status.unseen on order.observed #0': 'ລາຍການເປີດຢູ່',
  'depositOrder.followed.status.unseen on order.observed #1': 'ລາຍການຖືກຍົກເລີກແລ້ວ',
  'depositOrder.followed.status.unseen on order.observed #2': 'ຜູ້ຫຼິ້ນໄດ້ຮັບເຄຣດິດແລ້ວ',
  'depositOrder.followed.status.unseen on order.observed #3': 'ໂອນເຄຣດິດບໍ່ສຳເລັດ',
  'depositOrder.followed.status.unseen on order.observed #4': 'ພະນັກງານຄືນເງິນໃຫ້ແລ້ວ',
  'depositOrder.followed.status.unseen on order.observed #5': 'ລາຍການຈ່າຍແລ້ວ ແລະ ພະນັກງານຕ້ອງຕັດສິນເລື່ອງເງິນ',
  'depositOrder.followed.status.unseen on order.observed #6': 'ລາຍການຈ່າຍແລ້ວ',
  'depositOrder.followed.status.unseen on order.observed #7': 'ເວັບໄຊເວີຊັນນີ້ບໍ່ຮູ້ຈັກສະຖານະນີ້',
  'depositOrder.followed.status.open on order.observed #0':
    'ຜູ້ຫຼິ້ນ ຫຼື ພະນັກງານຍົກເລີກລາຍການ ຫຼື ລາຍການໝົດເວລາໂດຍບໍ່ໄດ້ຈ່າຍ',
  'depositOrder.followed.status.open on order.observed #1': 'ທະນາຄານຢືນຢັນການຈ່າຍເງິນກັບເຊີເວີ',
  'depositOrder.followed.status.open.watch.off on page.opened #0': 'ຜູ້ຫຼິ້ນເປີດໜ້າຂອງລາຍການ',
  'depositOrder.followed.status.open.watch.off on order.check #0': 'ຜູ້ຫຼິ້ນຂໍກວດສອບ: ເລີ່ມນັບ 10 ນາທີໃໝ່',
  'depositOrder.followed.status.open.watch.watching on after untilWatchEnds #0':
    'ຄົບ 10 ນາທີແລ້ວ: ຜູ້ຫຼິ້ນຍັງຂໍກວດສອບໄດ້',
  'depositOrder.followed.status.open.watch.watching on payment.due #0':
    'ຮອດເວລາສອບຖາມທະນາຄານ ຖ້າບໍ່ມີການກວດສອບ ຫຼື ການອ່ານທີ່ກຳລັງດຳເນີນ ແລະ ເຊີເວີບໍ່ໄດ້ໃຫ້ລໍຖ້າ',
  'depositOrder.followed.status.open.watch.watching on order.check #0': 'ຜູ້ຫຼິ້ນຂໍກວດສອບ: ເລີ່ມນັບ 10 ນາທີໃໝ່',
  'depositOrder.followed.status.open.watch.watching on page.closed #0': 'ຜູ້ຫຼິ້ນອອກຈາກໜ້າຂອງລາຍການ',
  'depositOrder.followed.status.open.cancellation.none on order.cancel #0': 'ຜູ້ຫຼິ້ນຢາກຍົກເລີກ: ບອກກ່ອນວ່າຈະເກີດຫຍັງຂຶ້ນ',
  'depositOrder.followed.status.open.cancellation.confirming on order.confirmCancel #0':
    'ຜູ້ຫຼິ້ນຢືນຢັນ: ສົ່ງຄຳຂໍຍົກເລີກ',
  'depositOrder.followed.status.open.cancellation.confirming on order.keep #0': 'ຜູ້ຫຼິ້ນປ່ຽນໃຈ ບໍ່ຍົກເລີກແລ້ວ',
  'depositOrder.followed.status.open.cancellation.canceling on done submission #0': 'ເຊີເວີຍົກເລີກລາຍການແລ້ວ',
  'depositOrder.followed.status.open.cancellation.canceling on done submission #1':
    'ລາຍການຈ່າຍແລ້ວ ຍົກເລີກບໍ່ໄດ້: ໜ້າຈໍແນະນຳໃຫ້ຕິດຕໍ່ພະນັກງານ (specification §4) ແລະ ລະບົບສອບຖາມທະນາຄານເອງ',
  'depositOrder.followed.status.open.cancellation.canceling on done submission #2':
    'ຖືກປະຕິເສດ ຫຼື ຜ່ານໄປ 5 ນາທີແລ້ວຍັງບໍ່ໄດ້ຍົກເລີກ: ໜ້າຈໍບອກໃຫ້ຮູ້',
  'depositOrder.followed.status.paid on order.observed #0': 'ເຊີເວີ ຫຼື ພະນັກງານໂອນເຄຣດິດເຂົ້າຄ່າຍເກມ',
  'depositOrder.followed.status.paid on order.observed #1': 'ໂອນເຄຣດິດເຂົ້າຄ່າຍເກມບໍ່ສຳເລັດ ຫຼື ພະນັກງານໝາຍວ່າບໍ່ສຳເລັດ',
  'depositOrder.followed.status.paid on order.observed #2': 'ພະນັກງານຄືນເງິນໃຫ້ ໂດຍບໍ່ຜ່ານເວັບໄຊ',
  'depositOrder.followed.status.paid.transferring on order.observed #0': 'ເຊີເວີບອກວ່າຕ້ອງໃຫ້ພະນັກງານຕັດສິນ',
  'depositOrder.followed.status.failed on order.observed #0': 'ເຊີເວີ ຫຼື ພະນັກງານໂອນໃໝ່ ແລະ ສຳເລັດ',
  'depositOrder.followed.status.failed on order.observed #1': 'ພະນັກງານຄືນເງິນໃຫ້ ໂດຍບໍ່ຜ່ານເວັບໄຊ',
  'depositOrder.followed.status.canceled on order.observed #0':
    'ເຊີເວີພົບເງິນທີ່ເຂົ້າຫຼັງລາຍການສິ້ນສຸດ ຈາກການກວດສອບ ຫຼື ການກະທົບຍອດ: ລາຍການສືບຕໍ່ເປັນລາຍການທີ່ຈ່າຍແລ້ວ ໂດຍບໍ່ມີໂປຣໂມຊັນ (contract §3: late)',
  'depositOrder.followed.status.unknown on order.observed #0': 'ລາຍການເປີດຢູ່',
  'depositOrder.followed.status.unknown on news.page.returned #0':
    'ຜູ້ຫຼິ້ນກັບມາທີ່ໜ້າ: ອ່ານລາຍການ ເພາະສະຖານະອາດປ່ຽນແລ້ວ',
  'depositOrder.followed.status.unknown on news.network.restored #0':
    'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ອ່ານລາຍການ ເພາະສະຖານະອາດປ່ຽນແລ້ວ',
  'depositOrder.followed.status.open.qr on check.answered #0':
    'ທະນາຄານຍັງບໍ່ໄດ້ຮັບເງິນ: QR ທີ່ໝົດເວລາກ່ອນການກວດສອບ ຖືວ່າໝົດອາຍຸ',
  'depositOrder.followed.status.open.qr on qr.lapsed #0': 'ໝົດເວລາຂອງ QR ຫຼື ລາຍການ: ລະບົບສອບຖາມທະນາຄານເອງ',
  'depositOrder.followed.status.open.qr on qr.requested #0': 'ຂໍ QR ອີກຄັ້ງ: ຂໍ້ຄວາມກ່ອນໜ້າບໍ່ສະແດງອີກ',
  'depositOrder.followed.status.open.qr on qr.failed #0':
    'ໂຫຼດ QR ບໍ່ໄດ້: ສະແດງເຫດຜົນ ແລະ ອ່ານລາຍການເປັນໄລຍະ ເພາະລາຍການອາດສິ້ນສຸດ',
  'depositOrder.followed.status.open.qr on qr.rejected #0': 'ເຊີເວີປະຕິເສດການຂໍ QR ໃໝ່: ສະແດງເຫດຜົນ',
  'depositOrder.followed.status.unknown on order.observed #1': 'ລາຍການຖືກຍົກເລີກແລ້ວ',
  'depositOrder.followed.status.unknown on order.observed #2': 'ລາຍການຈ່າຍແລ້ວ',
  'depositOrder.followed.inquiry on order.check #0': 'ຜູ້ຫຼິ້ນຂໍກວດສອບ',
  'depositOrder.followed.inquiry on order.hidden #0': 'ຜູ້ຫຼິ້ນປິດລາຍການໃນປະຫວັດ. ການກວດສອບທີ່ຄ້າງຢູ່ດຳເນີນຕໍ່',
  'depositOrder.followed.inquiry on news.page.returned #0':
    'ຜູ້ຫຼິ້ນກັບມາ ອາດມາຈາກແອັບທະນາຄານ: ລະບົບສອບຖາມທະນາຄານເອງ',
  'depositOrder.followed.inquiry on news.network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ລະບົບສອບຖາມທະນາຄານເອງ',
  'depositOrder.followed.inquiry on check.requested #0': 'ການກວດສອບຂອງຜູ້ຫຼິ້ນກຳລັງດຳເນີນ: ຂໍ້ຄວາມກ່ອນໜ້າບໍ່ສະແດງອີກ',
  'depositOrder.followed.inquiry on check.answered #0':
    'ຜູ້ຫຼິ້ນຂໍກວດສອບ ແລະ ທະນາຄານຍັງບໍ່ໄດ້ຮັບເງິນ: ໜ້າຈໍບອກໃຫ້ຮູ້ (specification §4)',
  'depositOrder.followed.inquiry on check.answered #1':
    'ເຊີເວີຕອບການກວດສອບ: ຄວາມຜິດພາດຂອງການກວດສອບກ່ອນໜ້າບໍ່ສະແດງອີກ',
  'depositOrder.followed.inquiry on check.failed #0': 'ກວດສອບບໍ່ສຳເລັດ: ຖ້າຜູ້ຫຼິ້ນເປັນຜູ້ຂໍ ຈະສະແດງເຫດຜົນ',
  'depositOrder if mayBeLeft': 'ລາຍການບໍ່ເປີດແລ້ວ',
  'depositOrder if becomesUnknown': 'ເວັບໄຊບໍ່ຮູ້ຈັກສະຖານະໃໝ່: ລາຍການຍັງປ່ຽນໄດ້ຢູ່',
  'depositOrder if isOpen': 'ລາຍການເປີດຢູ່',
  'depositOrder if isCanceled': 'ລາຍການຖືກຍົກເລີກແລ້ວ',
  'depositOrder if isSuccess': 'ຜູ້ຫຼິ້ນໄດ້ຮັບເຄຣດິດແລ້ວ',
  'depositOrder if isFailed': 'ໂອນເຄຣດິດບໍ່ສຳເລັດ',
  'depositOrder if isRejected': 'ພະນັກງານຄືນເງິນໃຫ້ແລ້ວ',
  'depositOrder if awaitsStaff':
    'ພະນັກງານຕ້ອງຕັດສິນເລື່ອງເງິນ: ເງິນໜ້ອຍເກີນໄປ, ເຂົ້າຊ້າເກີນ 24 ຊົ່ວໂມງ ຫຼື ເຂົ້າຊ້າໃນເວລາທີ່ໃຊ້ໂປຣໂມຊັນຢູ່',
  'depositOrder if isPaid': 'ລາຍການຈ່າຍແລ້ວ: ທະນາຄານຢືນຢັນເງິນແລ້ວ ບໍ່ວ່າດຽວນີ້ ຫຼື ກ່ອນສະຖານະຫຼ້າສຸດ',
  'depositOrder if isStillOpen': 'ກວດສອບແລ້ວ ຍັງບໍ່ພົບເງິນ',
  'depositOrder if hasCanceled': 'ເຊີເວີຍົກເລີກລາຍການແລ້ວ',
  'depositOrder if isAlreadyPaid': 'ລາຍການຈ່າຍແລ້ວ: ເຊີເວີພົບເງິນ ກ່ອນຍົກເລີກ',
  'depositOrder if canStillChange': 'ລາຍການຍັງປ່ຽນໄດ້: ສະຖານະບໍ່ແມ່ນ success, rejected ຫຼື ສະຖານະທີ່ບໍ່ຮູ້ຈັກ',
  'depositOrder if mustTellUnpaid': 'ຜູ້ຫຼິ້ນເປັນຜູ້ຂໍກວດສອບ: ບໍ່ພົບເງິນ ແລະ ຍັງບໍ່ຮູ້ວ່າລາຍການຈ່າຍແລ້ວ',
};
