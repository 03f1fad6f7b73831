/** What the machine `depositOrder` says in Lao, by the id of the state or transition (chart/chart.ts). */
export const depositOrderWords: Readonly<Record<string, string>> = {
  depositOrder: 'ຕິດຕາມລາຍການຝາກໜຶ່ງລາຍການ ຕັ້ງແຕ່ QR ຈົນສິ້ນສຸດ (specification §4, contract §3)',
  'depositOrder.followed': 'ລາຍການສະແດງຢູ່ໜ້າຈໍ',
  'depositOrder.followed.standing': 'ລາຍການຢູ່ຂັ້ນໃດ: ຍຶດຕາມສະຖານະທີ່ເຊີເວີບອກຫຼ້າສຸດສະເໝີ',
  'depositOrder.followed.standing.sorting': 'ໄປຕໍ່ຕາມສະຖານະ',
  'depositOrder.followed.standing.open':
    'ລໍຖ້າເງິນເຂົ້າ: ຖືວ່າຍັງບໍ່ຈ່າຍ ຈົນກວ່າຜູ້ຫຼິ້ນຈະສະແກນ ແລ້ວກົດກວດສອບ (specification §4)',
  'depositOrder.followed.standing.open.qr': 'ຮູບ QR ສຳລັບແອັບທະນາຄານ ແລະ ເວລາທີ່ຍັງໃຊ້ໄດ້',
  'depositOrder.followed.standing.open.qr.loading': 'ກຳລັງໂຫຼດ QR',
  'depositOrder.followed.standing.open.qr.shown': 'ສະແກນ QR ໄດ້. ນັບຖອຍຫຼັງຕາມເວລາຂອງເຊີເວີ',
  'depositOrder.followed.standing.open.qr.lapsed': 'ໝົດເວລາແລ້ວ: ສອບຖາມທະນາຄານກ່ອນ ຈຶ່ງຖືວ່າ QR ໝົດອາຍຸ',
  'depositOrder.followed.standing.open.qr.expired': 'QR ໝົດອາຍຸແລ້ວ. ລາຍການຍັງເປີດຢູ່ ຂໍ QR ໃໝ່ໄດ້',
  'depositOrder.followed.standing.open.qr.issuing': 'ກຳລັງຂໍ QR ໃໝ່ສຳລັບລາຍການເດີມ',
  'depositOrder.followed.standing.open.qr.unavailable':
    'ຕອນນີ້ສະແດງ QR ບໍ່ໄດ້. ລາຍການຍັງຄືເກົ່າ ແຕ່ອາດສິ້ນສຸດລະຫວ່າງນີ້ ຈຶ່ງອ່ານຊ້ຳເປັນໄລຍະ',
  'depositOrder.followed.standing.open.cancellation': 'ການຍົກເລີກລາຍການ: ຖາມຢືນຢັນກ່ອນສະເໝີ',
  'depositOrder.followed.standing.open.cancellation.none': 'ບໍ່ມີການຂໍຍົກເລີກ',
  'depositOrder.followed.standing.open.cancellation.confirming':
    'ບອກກ່ອນຢືນຢັນ: QR ຈະຢຸດໃຊ້ງານ ແຕ່ເງິນທີ່ໂອນໄປແລ້ວຍັງເຂົ້າຕາມປົກກະຕິ (contract §3)',
  'depositOrder.followed.standing.open.cancellation.canceling':
    'ເຊີເວີສອບຖາມທະນາຄານກ່ອນ ແລ້ວຈຶ່ງຍົກເລີກ (contract §2)',
  'depositOrder.followed.standing.open.cancellation.canceling.usual': 'ປົກກະຕິຮູ້ຜົນການຍົກເລີກພາຍໃນບໍ່ຈັກວິນາທີ',
  'depositOrder.followed.standing.open.cancellation.canceling.slow':
    'ການຍົກເລີກໃຊ້ເວລາດົນກວ່າປົກກະຕິ: ບອກຜູ້ຫຼິ້ນ ພ້ອມສິ່ງທີ່ຍັງບໍ່ຮູ້ (contract §1)',
  'depositOrder.followed.standing.open.cancellation.findingOut': 'ໂຫຼດລາຍການມາເບິ່ງວ່າຄຳຂໍຍົກເລີກໄປຮອດແລ້ວຫຼືບໍ່',
  'depositOrder.followed.standing.paid':
    'ເງິນເຂົ້າແລ້ວ (contract §3). ເຄຣດິດຈະຕາມມາຈາກການໂອນ ຫຼື ຈາກພະນັກງານ: ອ່ານລາຍການຊ້ຳເປັນໄລຍະ',
  'depositOrder.followed.standing.paid.sorting': 'ຕ້ອງໃຫ້ພະນັກງານກວດເບິ່ງບໍ?',
  'depositOrder.followed.standing.paid.transferring': 'ກຳລັງໂອນເຄຣດິດເຂົ້າຄ່າຍເກມ',
  'depositOrder.followed.standing.paid.awaitingStaff':
    'ເງິນທີ່ເຂົ້າບໍ່ກົງກັບລາຍການ: ພະນັກງານຈະເພີ່ມເຄຣດິດ ຫຼື ຄືນເງິນໃຫ້ (contract §3)',
  'depositOrder.followed.standing.success': 'ເຄຣດິດເຂົ້າຄ່າຍເກມແລ້ວ: ບໍ່ມີຫຍັງປ່ຽນແປງອີກ',
  'depositOrder.followed.standing.failed':
    'ເງິນເຂົ້າແລ້ວ ແຕ່ໂອນເຄຣດິດເຂົ້າຄ່າຍເກມບໍ່ໄດ້: ພະນັກງານຈະລອງໃໝ່ ຫຼື ຄືນເງິນໃຫ້ ຈຶ່ງອ່ານລາຍການຊ້ຳເປັນໄລຍະ. ບໍ່ມີຫຍັງສູນຫາຍ',
  'depositOrder.followed.standing.canceled':
    'ສິ້ນສຸດໂດຍບໍ່ໄດ້ຈ່າຍ. ຖ້າມີເງິນເຂົ້າພາຍຫຼັງ ການກວດສອບຈະພົບ (contract §3: late)',
  'depositOrder.followed.standing.rejected': 'ພະນັກງານຄືນເງິນໃຫ້ແລ້ວ ໂດຍບໍ່ຜ່ານເວັບໄຊ: ບໍ່ມີຫຍັງປ່ຽນແປງອີກ',
  'depositOrder.followed.inquiry': 'ການສອບຖາມທະນາຄານ. ເຊີເວີບອກວ່າຈະຖາມອີກໄດ້ເມື່ອໃດ',
  'depositOrder.followed.inquiry.ready': 'ພ້ອມກວດສອບ',
  'depositOrder.followed.inquiry.asking': 'ກຳລັງສອບຖາມທະນາຄານ',
  'depositOrder.followed.inquiry.asking.usual': 'ປົກກະຕິທະນາຄານຕອບພາຍໃນບໍ່ຈັກວິນາທີ',
  'depositOrder.followed.inquiry.asking.slow': 'ທະນາຄານຕອບຊ້າກວ່າປົກກະຕິ: ບອກຜູ້ຫຼິ້ນ ພ້ອມສິ່ງທີ່ຍັງບໍ່ຮູ້ (contract §1)',
  'depositOrder.followed.inquiry.findingOut': 'ໂຫຼດລາຍການມາເບິ່ງວ່າການກວດສອບພົບຫຍັງ ຫຼື ລາຍການຢູ່ຂັ້ນໃດ',
  'depositOrder.followed.inquiry.coolingDown': 'ລໍຖ້າຈັກໜ້ອຍກ່ອນກວດສອບຄັ້ງຕໍ່ໄປ ຕາມເວລາທີ່ເຊີເວີບອກ (contract §2)',
  'depositOrder.left': 'ບໍ່ຕິດຕາມລາຍການແລ້ວ',

  'depositOrder.followed on order.observed #0': 'ໄດ້ຂໍ້ມູນໃໝ່ຂອງລາຍການນີ້ຈາກເຊີເວີ ຜ່ານທາງອື່ນ',
  'depositOrder.followed on order.leave #0': 'ຜູ້ຫຼິ້ນອອກຈາກລາຍການທີ່ສິ້ນສຸດແລ້ວ',
  'depositOrder.followed.standing.open on always #0': 'ເຊີເວີບອກສະຖານະອື່ນ',
  'depositOrder.followed.standing.open.qr.loading on done loadQr #0': 'ຈ່າຍໄດ້ຈົນຮອດເວລາທີ່ເຊີເວີກຳນົດ',
  'depositOrder.followed.standing.open.qr.loading on failed loadQr #0':
    'QR ໝົດອາຍຸ ຫຼື ລາຍການສິ້ນສຸດແລ້ວ: ສອບຖາມທະນາຄານ',
  'depositOrder.followed.standing.open.qr.loading on failed loadQr #1': 'ຕອນນີ້ສະແດງ QR ບໍ່ໄດ້',
  'depositOrder.followed.standing.open.qr.shown on clock.corrected #0': 'ນັບເວລາທີ່ເຫຼືອໃໝ່',
  'depositOrder.followed.standing.open.qr.shown on page.returned #0':
    'ຕອນໜ້າຈໍດັບ ການນັບຖອຍຫຼັງອາດຢຸດໄປ: ນັບເວລາທີ່ເຫຼືອໃໝ່',
  'depositOrder.followed.standing.open.qr.shown on after untilQrExpires #0': 'QR ໝົດເວລາ',
  'depositOrder.followed.standing.open.qr.lapsed on order.unpaid #0': 'ບໍ່ມີເງິນເຂົ້າ: ອອກ QR ໃໝ່ໄດ້ຢ່າງປອດໄພ',
  'depositOrder.followed.standing.open.qr.lapsed on clock.corrected #0': 'ທີ່ຈິງຍັງບໍ່ໝົດເວລາ: ໂມງຂອງໂທລະສັບບໍ່ກົງ',
  'depositOrder.followed.standing.open.qr.lapsed on after untilBankIsAskedAgain #0':
    'ທະນາຄານຍັງບໍ່ຕອບ: ສອບຖາມອີກຄັ້ງ',
  'depositOrder.followed.standing.open.qr.expired on order.issueQr #0': 'ຜູ້ຫຼິ້ນຂໍ QR ໃໝ່',
  'depositOrder.followed.standing.open.qr.expired on clock.corrected #0': 'ທີ່ຈິງຍັງບໍ່ໝົດເວລາ',
  'depositOrder.followed.standing.open.qr.expired on clock.corrected #1': 'ນັບເວລາທີ່ເຫຼືອໃໝ່',
  'depositOrder.followed.standing.open.qr.expired on page.returned #0':
    'ຕອນໜ້າຈໍດັບ ການນັບຖອຍຫຼັງອາດຢຸດໄປ: ນັບເວລາທີ່ເຫຼືອໃໝ່',
  'depositOrder.followed.standing.open.qr.expired on after untilOrderExpires #0': 'ຮອດເວລາສິ້ນສຸດຂອງລາຍການ',
  'depositOrder.followed.standing.open.qr.issuing on done issueQr #0':
    'QR ໃໝ່ໃຊ້ໄດ້ ແຕ່ບໍ່ເກີນອາຍຸຂອງລາຍການ (contract §2)',
  'depositOrder.followed.standing.open.qr.issuing on failed issueQr #0':
    'QR ໃໝ່ອາດຖືກສ້າງແລ້ວ: ໂຫຼດ QR ທີ່ມີຢູ່ມາສະແດງ',
  'depositOrder.followed.standing.open.qr.issuing on failed issueQr #1': 'ລາຍການສິ້ນສຸດແລ້ວ: ສອບຖາມທະນາຄານ',
  'depositOrder.followed.standing.open.qr.issuing on failed issueQr #2': 'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ',
  'depositOrder.followed.standing.open.qr.unavailable on order.retryQr #0': 'ຜູ້ຫຼິ້ນລອງໃໝ່',
  'depositOrder.followed.standing.open.qr.unavailable on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ',
  'depositOrder.followed.standing.open.qr.unavailable on page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາເບິ່ງລາຍການ: ອ່ານຖີ່ຂຶ້ນອີກ',
  'depositOrder.followed.standing.open.qr.unavailable on after untilNextPoll #0':
    'ອ່ານລາຍການອີກຄັ້ງ. ແຕ່ລະຄັ້ງຈະລໍຖ້າດົນຂຶ້ນ',
  'depositOrder.followed.standing.open.cancellation.none on order.cancel #0':
    'ຜູ້ຫຼິ້ນຢາກຍົກເລີກ: ບອກກ່ອນວ່າຈະເກີດຫຍັງຂຶ້ນ',
  'depositOrder.followed.standing.open.cancellation.confirming on order.confirmCancel #0': 'ຜູ້ຫຼິ້ນຢືນຢັນຍົກເລີກ',
  'depositOrder.followed.standing.open.cancellation.confirming on order.keep #0': 'ຜູ້ຫຼິ້ນປ່ຽນໃຈ ບໍ່ຍົກເລີກແລ້ວ',
  'depositOrder.followed.standing.open.cancellation.canceling on done cancelDeposit #0': 'ຍຶດຕາມທີ່ເຊີເວີບອກ',
  'depositOrder.followed.standing.open.cancellation.canceling on failed cancelDeposit #0':
    'ເງິນເຂົ້າແລ້ວ: ລາຍການທີ່ຈ່າຍແລ້ວຍົກເລີກບໍ່ໄດ້ (specification §4)',
  'depositOrder.followed.standing.open.cancellation.canceling on failed cancelDeposit #1':
    'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ໂຫຼດລາຍການມາເບິ່ງ (contract §1)',
  'depositOrder.followed.standing.open.cancellation.canceling on failed cancelDeposit #2':
    'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ: ລາຍການຍັງເປີດຢູ່',
  'depositOrder.followed.standing.open.cancellation.canceling.usual on after untilSlow #0': 'ຍັງບໍ່ມີຄຳຕອບ',
  'depositOrder.followed.standing.open.cancellation.canceling.slow on order.stopWaiting #0':
    'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າ: ໂຫຼດລາຍການມາເບິ່ງ',
  'depositOrder.followed.standing.open.cancellation.findingOut on done findOutCancellation #0':
    'ຍຶດຕາມຂໍ້ມູນຂອງເຊີເວີ. ຖ້າລາຍການຍັງເປີດຢູ່ ບອກຜູ້ຫຼິ້ນວ່າຍັງບໍ່ທັນຖືກຍົກເລີກ',
  'depositOrder.followed.standing.open.cancellation.findingOut on failed findOutCancellation #0':
    'ຍັງບໍ່ຮູ້ຜົນ: ເຫດຜົນຍັງສະແດງຢູ່ໜ້າຈໍ',
  'depositOrder.followed.standing.paid on always #0': 'ເຊີເວີບອກສະຖານະອື່ນ',
  'depositOrder.followed.standing.paid on page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາເບິ່ງລາຍການ: ອ່ານຖີ່ຂຶ້ນອີກ',
  'depositOrder.followed.standing.paid on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ອ່ານຖີ່ຂຶ້ນອີກ',
  'depositOrder.followed.standing.paid on after untilNextPoll #0': 'ອ່ານລາຍການອີກຄັ້ງ. ແຕ່ລະຄັ້ງຈະລໍຖ້າດົນຂຶ້ນ',
  'depositOrder.followed.standing.paid.transferring on always #0': 'ຕ້ອງໃຫ້ພະນັກງານກວດເບິ່ງ',
  'depositOrder.followed.standing.failed on always #0': 'ພະນັກງານດຳເນີນການແລ້ວ',
  'depositOrder.followed.standing.failed on page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາເບິ່ງລາຍການ: ອ່ານຖີ່ຂຶ້ນອີກ',
  'depositOrder.followed.standing.failed on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ອ່ານຖີ່ຂຶ້ນອີກ',
  'depositOrder.followed.standing.failed on after untilNextPoll #0': 'ອ່ານລາຍການອີກຄັ້ງ. ແຕ່ລະຄັ້ງຈະລໍຖ້າດົນຂຶ້ນ',
  'depositOrder.followed.standing.canceled on always #0': 'ມີເງິນເຂົ້າພາຍຫຼັງ',
  'depositOrder.followed.inquiry.ready on order.check #0': 'ຜູ້ຫຼິ້ນຈ່າຍແລ້ວ ຫຼື ຢາກຮູ້ຜົນ',
  'depositOrder.followed.inquiry.ready on order.checkQuietly #0': 'ຮອດເວລາທີ່ກຳນົດ',
  'depositOrder.followed.inquiry.ready on order.poll #0': 'ອ່ານລາຍການ ໂດຍບໍ່ສອບຖາມທະນາຄານ',
  'depositOrder.followed.inquiry.ready on page.returned #0': 'ຜູ້ຫຼິ້ນອາດຫາກໍກັບມາຈາກແອັບທະນາຄານ',
  'depositOrder.followed.inquiry.ready on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ກວດສອບວ່າລະຫວ່າງນັ້ນເກີດຫຍັງຂຶ້ນ',
  'depositOrder.followed.inquiry.ready on always #0': 'ມີການຂໍກວດສອບໄວ້ ຕອນທີ່ຍັງກວດສອບບໍ່ໄດ້',
  'depositOrder.followed.inquiry.asking on order.check #0': 'ຜູ້ຫຼິ້ນກົດກວດສອບນຳ: ຈະບອກຜົນໃຫ້ຮູ້',
  'depositOrder.followed.inquiry.asking on order.checkQuietly #0': 'ທະນາຄານອາດຕອບໄປກ່ອນຮອດເວລານີ້: ຈະສອບຖາມອີກຄັ້ງ',
  'depositOrder.followed.inquiry.asking on page.returned #0': 'ທະນາຄານອາດຕອບໄປກ່ອນຜູ້ຫຼິ້ນຈ່າຍ: ຈະສອບຖາມອີກຄັ້ງ',
  'depositOrder.followed.inquiry.asking on done checkDeposit #0': 'ຍັງບໍ່ມີເງິນເຂົ້າ: ບອກໃຫ້ຜູ້ຫຼິ້ນຮູ້ (specification §4)',
  'depositOrder.followed.inquiry.asking on done checkDeposit #1': 'ລາຍການສິ້ນສຸດແລ້ວ ກໍຍັງບໍ່ມີເງິນເຂົ້າ',
  'depositOrder.followed.inquiry.asking on done checkDeposit #2': 'ເງິນເຂົ້າແລ້ວ',
  'depositOrder.followed.inquiry.asking on failed checkDeposit #0': 'ກວດສອບຖີ່ເກີນໄປ',
  'depositOrder.followed.inquiry.asking on failed checkDeposit #1':
    'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ໂຫຼດລາຍການມາເບິ່ງ (contract §1)',
  'depositOrder.followed.inquiry.asking on failed checkDeposit #2':
    'ທະນາຄານບໍ່ຕອບ ຫຼື ການກວດສອບຖືກປະຕິເສດ: ບໍ່ມີຫຍັງປ່ຽນແປງ',
  'depositOrder.followed.inquiry.asking.usual on after untilSlow #0': 'ທະນາຄານຍັງບໍ່ຕອບ',
  'depositOrder.followed.inquiry.asking.slow on order.stopWaiting #0': 'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າ: ໂຫຼດລາຍການມາເບິ່ງ',
  'depositOrder.followed.inquiry.findingOut on order.check #0': 'ຜູ້ຫຼິ້ນກົດກວດສອບ: ສອບຖາມທະນາຄານທັນທີ',
  'depositOrder.followed.inquiry.findingOut on order.checkQuietly #0': 'ເມື່ອຮູ້ຜົນນີ້ແລ້ວ ຈະສອບຖາມອີກທັນທີ',
  'depositOrder.followed.inquiry.findingOut on page.returned #0': 'ເມື່ອຮູ້ຜົນນີ້ແລ້ວ ຈະສອບຖາມອີກທັນທີ',
  'depositOrder.followed.inquiry.findingOut on network.restored #0': 'ຄັ້ງກ່ອນຂາດກາງທາງ: ຈະສອບຖາມອີກຄັ້ງ',
  'depositOrder.followed.inquiry.findingOut on done findOutCheck #0':
    'ຍຶດຕາມຂໍ້ມູນຂອງເຊີເວີ. ຍັງບໍ່ຮູ້ວ່າໄດ້ສອບຖາມທະນາຄານແລ້ວຫຼືບໍ່',
  'depositOrder.followed.inquiry.findingOut on failed findOutCheck #0': 'ຍັງບໍ່ຮູ້ຜົນ: ເຫດຜົນຍັງສະແດງຢູ່ໜ້າຈໍ',
  'depositOrder.followed.inquiry.coolingDown on order.checkQuietly #0': 'ຈະສອບຖາມທັນທີທີ່ຖາມໄດ້',
  'depositOrder.followed.inquiry.coolingDown on page.returned #0': 'ຈະສອບຖາມທັນທີທີ່ຖາມໄດ້',
  'depositOrder.followed.inquiry.coolingDown on network.restored #0': 'ຈະສອບຖາມທັນທີທີ່ຖາມໄດ້',
  'depositOrder.followed.inquiry.coolingDown on clock.corrected #0': 'ນັບເວລາລໍຖ້າໃໝ່',
  'depositOrder.followed.inquiry.coolingDown on after untilCheckAllowed #0': 'ກວດສອບໄດ້ອີກແລ້ວ',
};
