/** The Lao descriptions of the machine `depositOrder`, by the id of the state or transition (chart/chart.ts). */
export const depositOrderLabels: Readonly<Record<string, string>> = {
  depositOrder: 'ຕິດຕາມລາຍການຝາກໜຶ່ງລາຍການ ຕັ້ງແຕ່ QR ຈົນສິ້ນສຸດ (specification §4, contract §3)',
  'depositOrder.followed': 'ຕິດຕາມລາຍການ ຈົນກວ່າຜູ້ຫຼິ້ນຈະອອກຈາກລາຍການ',
  'depositOrder.followed.status': 'ຍຶດຕາມສະຖານະທີ່ເຊີເວີບອກຫຼ້າສຸດສະເໝີ. ມີແຕ່ເຊີເວີທີ່ປ່ຽນສະຖານະໄດ້',
  'depositOrder.followed.status.sorting': 'ເລືອກໄປຕາມສະຖານະຂອງລາຍການ ເມື່ອເປີດໜ້າ',
  'depositOrder.followed.status.open':
    'ລໍຖ້າເງິນເຂົ້າ: ຖືວ່າຍັງບໍ່ຈ່າຍ ຈົນກວ່າທະນາຄານຈະຢືນຢັນກັບເຊີເວີວ່າເງິນເຂົ້າແລ້ວ (specification §4)',
  'depositOrder.followed.status.open.qr': 'ຮູບ QR ສຳລັບແອັບທະນາຄານ ແລະ ເວລາທີ່ຍັງໃຊ້ໄດ້',
  'depositOrder.followed.status.open.qr.loading': 'ກຳລັງໂຫຼດ QR',
  'depositOrder.followed.status.open.qr.shown': 'ສະແກນ QR ໄດ້. ນັບຖອຍຫຼັງຕາມເວລາຂອງເຊີເວີ',
  'depositOrder.followed.status.open.qr.lapsed':
    'ໝົດເວລາຂອງ QR ຫຼື ລາຍການ: ລະບົບສອບຖາມທະນາຄານເອງກ່ອນ ຈຶ່ງສະແດງວ່າໝົດອາຍຸ',
  'depositOrder.followed.status.open.qr.expired': 'QR ໝົດອາຍຸແລ້ວ. ລາຍການຍັງເປີດຢູ່ ຂໍ QR ໃໝ່ໄດ້',
  'depositOrder.followed.status.open.qr.issuing': 'ກຳລັງຂໍ QR ໃໝ່ສຳລັບລາຍການເດີມ',
  'depositOrder.followed.status.open.qr.unavailable':
    'ສະແດງ QR ບໍ່ໄດ້. ລາຍການຍັງຄືເກົ່າ ແຕ່ອາດສິ້ນສຸດລະຫວ່າງນີ້ ຈຶ່ງອ່ານລາຍການຊ້ຳເປັນໄລຍະ',
  'depositOrder.followed.status.open.cancellation': 'ຜູ້ຫຼິ້ນຍົກເລີກລາຍການທີ່ເປີດຢູ່ໄດ້ ຫຼັງຢືນຢັນ. ລາຍການທີ່ຈ່າຍແລ້ວຍົກເລີກບໍ່ໄດ້',
  'depositOrder.followed.status.open.cancellation.none': 'ບໍ່ມີການຂໍຍົກເລີກ',
  'depositOrder.followed.status.open.cancellation.confirming':
    'ບອກກ່ອນຢືນຢັນ: QR ຈະຢຸດໃຊ້ງານ ແຕ່ເງິນທີ່ໂອນໄປແລ້ວຍັງເຂົ້າຕາມປົກກະຕິ (contract §3)',
  'depositOrder.followed.status.open.cancellation.canceling':
    'ແຜນຜັງ submission ຍົກເລີກລາຍການ ແລະ ກວດສອບຜົນ. ເຊີເວີສອບຖາມທະນາຄານກ່ອນ ແລະ ຍົກເລີກສະເພາະລາຍການທີ່ຍັງບໍ່ຈ່າຍ (contract §2)',
  'depositOrder.followed.status.paid':
    'ເງິນເຂົ້າແລ້ວ ຈຶ່ງບໍ່ມີໃຜຍົກເລີກໄດ້ອີກ (contract §3). ຕໍ່ໄປລາຍການຈະເປັນ success, failed ຫຼື rejected',
  'depositOrder.followed.status.paid.sorting': 'ເບິ່ງຈາກລາຍການວ່າຕ້ອງໃຫ້ພະນັກງານຕັດສິນຫຼືບໍ່',
  'depositOrder.followed.status.paid.transferring': 'ກຳລັງໂອນເຄຣດິດເຂົ້າຄ່າຍເກມ',
  'depositOrder.followed.status.paid.awaitingStaff':
    'ພະນັກງານຕ້ອງຕັດສິນເລື່ອງເງິນ: ເງິນໜ້ອຍເກີນໄປ, ເຂົ້າຊ້າເກີນ 24 ຊົ່ວໂມງ ຫຼື ເຂົ້າຊ້າໃນເວລາທີ່ໃຊ້ໂປຣໂມຊັນຢູ່. ພະນັກງານຈະເພີ່ມເຄຣດິດ ຫຼື ຄືນເງິນໃຫ້ (contract §3)',
  'depositOrder.followed.status.success': 'ຜູ້ຫຼິ້ນໄດ້ຮັບເຄຣດິດໃນຄ່າຍເກມແລ້ວ: ສະຖານະນີ້ເປັນສະຖານະສຸດທ້າຍ',
  'depositOrder.followed.status.failed':
    'ໂອນເຄຣດິດເຂົ້າຄ່າຍເກມບໍ່ໄດ້ ແຕ່ເງິນປອດໄພ: ເຊີເວີ ຫຼື ພະນັກງານຈະໂອນໃໝ່ ຫຼື ພະນັກງານຈະຄືນເງິນໃຫ້',
  'depositOrder.followed.status.canceled':
    'ຜູ້ຫຼິ້ນ ຫຼື ພະນັກງານຍົກເລີກລາຍການທີ່ຍັງບໍ່ຈ່າຍ ຫຼື ລາຍການໝົດອາຍຸ. ເງິນທີ່ເຂົ້າຊ້າຈະບໍ່ເສຍ: ລາຍການຈະເປັນ paid ແລະ ຖ້າຊ້າເກີນ 24 ຊົ່ວໂມງ ພະນັກງານຈະຕັດສິນ (contract §3: late)',
  'depositOrder.followed.status.rejected': 'ພະນັກງານຄືນເງິນໃຫ້ແລ້ວ ໂດຍບໍ່ຜ່ານເວັບໄຊ: ສະຖານະນີ້ເປັນສະຖານະສຸດທ້າຍ',
  'depositOrder.followed.status.unknown': 'ເວັບໄຊເວີຊັນນີ້ບໍ່ຮູ້ຈັກສະຖານະນີ້. ຜູ້ຫຼິ້ນອອກຈາກລາຍການໄດ້ເທົ່ານັ້ນ (contract §1)',
  'depositOrder.followed.inquiry':
    'ຜູ້ຫຼິ້ນກວດສອບກັບທະນາຄານໄດ້. ລະບົບກໍກວດສອບເອງເມື່ອໝົດເວລາຂອງ QR ຫຼື ລາຍການ, ເມື່ອຜູ້ຫຼິ້ນກັບມາ ແລະ ເມື່ອເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ ແຕ່ບໍ່ກວດສອບເປັນໄລຍະ',
  'depositOrder.followed.inquiry.ready': 'ຜູ້ຫຼິ້ນ ຫຼື ລະບົບເລີ່ມກວດສອບໄດ້',
  'depositOrder.followed.inquiry.asking':
    'ກຳລັງຂໍກວດສອບ. ເຊີເວີສອບຖາມທະນາຄານ ຖ້າລາຍການຍັງເປີດຢູ່ ຫຼື ຖືກຍົກເລີກບໍ່ຮອດ 24 ຊົ່ວໂມງ',
  'depositOrder.followed.inquiry.asking.usual': 'ປົກກະຕິທະນາຄານຕອບພາຍໃນບໍ່ຈັກວິນາທີ',
  'depositOrder.followed.inquiry.asking.slow':
    'ການກວດສອບໃຊ້ເວລາດົນກວ່າປົກກະຕິ: ຖ້າຜູ້ຫຼິ້ນເປັນຜູ້ຂໍ ຈະບອກຜູ້ຫຼິ້ນ ພ້ອມສິ່ງທີ່ຍັງບໍ່ຮູ້ (contract §1)',
  'depositOrder.followed.inquiry.findingOut': 'ອ່ານລາຍການຈາກເຊີເວີ: ຫຼັງການກວດສອບທີ່ບໍ່ໄດ້ຮັບຄຳຕອບ ຫຼື ຕາມໄລຍະເວລາ',
  'depositOrder.followed.inquiry.coolingDown': 'ການກວດສອບຄັ້ງຕໍ່ໄປຕ້ອງລໍຖ້າຕາມເວລາທີ່ເຊີເວີກຳນົດ (contract §2)',
  'depositOrder.left': 'ບໍ່ຕິດຕາມລາຍການແລ້ວ',

  'depositOrder.followed on order.observed #0':
    'ໄດ້ຂໍ້ມູນຂອງລາຍການນີ້ຈາກການອ່ານອື່ນ ຫຼື ແທັບອື່ນ: ຖ້າສະຖານະໃໝ່ກວ່າ ຈະໃຊ້ສະຖານະນັ້ນ',
  'depositOrder.followed on order.leave #0': 'ຜູ້ຫຼິ້ນອອກຈາກລາຍການທີ່ບໍ່ເປີດແລ້ວ',
  'depositOrder.followed.status.open on always #0': 'ຜູ້ຫຼິ້ນ ຫຼື ພະນັກງານຍົກເລີກລາຍການ ຫຼື ລາຍການໝົດເວລາໂດຍບໍ່ໄດ້ຈ່າຍ',
  'depositOrder.followed.status.open on always #1': 'ທະນາຄານຢືນຢັນການຈ່າຍເງິນກັບເຊີເວີ',
  'depositOrder.followed.status.open on always #2': 'ເຊີເວີແຈ້ງສະຖານະທີ່ເວັບໄຊເວີຊັນນີ້ບໍ່ຮູ້ຈັກ',
  'depositOrder.followed.status.open.qr.loading on done loadQr #0':
    'ໄດ້ຮັບ QR ຈາກເຊີເວີ: ຜູ້ຫຼິ້ນຈ່າຍໄດ້ຈົນຮອດເວລາທີ່ເຊີເວີກຳນົດ',
  'depositOrder.followed.status.open.qr.loading on failed loadQr #0':
    'QR ໝົດອາຍຸ ຫຼື ລາຍການສິ້ນສຸດແລ້ວ: ລະບົບສອບຖາມທະນາຄານເອງ',
  'depositOrder.followed.status.open.qr.loading on failed loadQr #1': 'ໂຫຼດ QR ບໍ່ໄດ້: ສະແດງເຫດຜົນ',
  'depositOrder.followed.status.open.qr.shown on clock.corrected #0': 'ເວລາຂອງເຊີເວີຖືກປັບໃຫ້ກົງ: ນັບເວລາທີ່ເຫຼືອໃໝ່',
  'depositOrder.followed.status.open.qr.shown on page.returned #0':
    'ຜູ້ຫຼິ້ນກັບມາ. ຕອນໜ້າຈໍດັບ ການນັບຖອຍຫຼັງອາດຢຸດໄປ: ນັບເວລາທີ່ເຫຼືອໃໝ່',
  'depositOrder.followed.status.open.qr.shown on after untilQrExpires #0': 'QR ໝົດເວລາ',
  'depositOrder.followed.status.open.qr.lapsed on order.unpaid #0': 'ທະນາຄານຍັງບໍ່ໄດ້ຮັບເງິນ: ຜູ້ຫຼິ້ນຂໍ QR ໃໝ່ໄດ້ຢ່າງປອດໄພ',
  'depositOrder.followed.status.open.qr.lapsed on clock.corrected #0':
    'ຕາມເວລາຂອງເຊີເວີ QR ຍັງບໍ່ໝົດອາຍຸ: ໂມງຂອງໂທລະສັບບໍ່ກົງ',
  'depositOrder.followed.status.open.qr.lapsed on after untilBankIsAskedAgain #0':
    'ຜ່ານໄປ 5 ວິນາທີແລ້ວຍັງບໍ່ມີຜົນ: ສອບຖາມທະນາຄານອີກຄັ້ງ',
  'depositOrder.followed.status.open.qr.expired on order.issueQr #0': 'ຜູ້ຫຼິ້ນຂໍ QR ໃໝ່',
  'depositOrder.followed.status.open.qr.expired on clock.corrected #0': 'ຕາມເວລາຂອງເຊີເວີ QR ຍັງບໍ່ໝົດອາຍຸ',
  'depositOrder.followed.status.open.qr.expired on clock.corrected #1':
    'ເວລາຂອງເຊີເວີຖືກປັບໃຫ້ກົງ: ນັບເວລາທີ່ເຫຼືອຂອງລາຍການໃໝ່',
  'depositOrder.followed.status.open.qr.expired on page.returned #0':
    'ຜູ້ຫຼິ້ນກັບມາ. ຕອນໜ້າຈໍດັບ ການນັບເວລາອາດຢຸດໄປ: ນັບເວລາທີ່ເຫຼືອຂອງລາຍການໃໝ່',
  'depositOrder.followed.status.open.qr.expired on after untilOrderExpires #0':
    'ຮອດເວລາສິ້ນສຸດຂອງລາຍການ: ລະບົບສອບຖາມທະນາຄານເອງ',
  'depositOrder.followed.status.open.qr.issuing on done issueQr #0':
    'QR ໃໝ່ໃຊ້ໄດ້ ແຕ່ບໍ່ເກີນອາຍຸຂອງລາຍການ (contract §2)',
  'depositOrder.followed.status.open.qr.issuing on failed issueQr #0':
    'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້ QR ໃໝ່ອາດຖືກສ້າງແລ້ວ: ໂຫຼດ QR ປັດຈຸບັນມາສະແດງ',
  'depositOrder.followed.status.open.qr.issuing on failed issueQr #1': 'ລາຍການສິ້ນສຸດແລ້ວ: ລະບົບສອບຖາມທະນາຄານເອງ',
  'depositOrder.followed.status.open.qr.issuing on failed issueQr #2': 'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ',
  'depositOrder.followed.status.open.qr.unavailable on order.retryQr #0': 'ຜູ້ຫຼິ້ນຂໍໂຫຼດ QR ອີກຄັ້ງ',
  'depositOrder.followed.status.open.qr.unavailable on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ໂຫຼດ QR ອີກຄັ້ງ',
  'depositOrder.followed.status.open.qr.unavailable on page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາທີ່ໜ້າ: ໂຫຼດ QR ອີກຄັ້ງ',
  'depositOrder.followed.status.open.qr.unavailable on after untilNextPoll #0':
    'ອ່ານລາຍການ ໂດຍບໍ່ສອບຖາມທະນາຄານ. ແຕ່ລະຄັ້ງຈະລໍຖ້າດົນຂຶ້ນ ຈາກ 5 ຮອດ 60 ວິນາທີ',
  'depositOrder.followed.status.open.cancellation.none on order.cancel #0': 'ຜູ້ຫຼິ້ນຢາກຍົກເລີກ: ບອກກ່ອນວ່າຈະເກີດຫຍັງຂຶ້ນ',
  'depositOrder.followed.status.open.cancellation.confirming on order.confirmCancel #0':
    'ຜູ້ຫຼິ້ນຢືນຢັນ: ສົ່ງຄຳຂໍຍົກເລີກ',
  'depositOrder.followed.status.open.cancellation.confirming on order.keep #0': 'ຜູ້ຫຼິ້ນປ່ຽນໃຈ ບໍ່ຍົກເລີກແລ້ວ',
  'depositOrder.followed.status.open.cancellation.canceling on order.retryCancel #0':
    'ຜູ້ຫຼິ້ນບໍ່ຢາກລໍຖ້າຄຳຕອບ ຫຼື ການລອງໃໝ່ຄັ້ງຕໍ່ໄປ',
  'depositOrder.followed.status.open.cancellation.canceling on network.restored #0':
    'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ລອງໃໝ່ທັນທີ',
  'depositOrder.followed.status.open.cancellation.canceling on done submission #0': 'ເຊີເວີຍົກເລີກລາຍການແລ້ວ',
  'depositOrder.followed.status.open.cancellation.canceling on done submission #1':
    'ລາຍການຈ່າຍແລ້ວ ຍົກເລີກບໍ່ໄດ້: ໜ້າຈໍແນະນຳໃຫ້ຕິດຕໍ່ພະນັກງານ (specification §4) ແລະ ລະບົບກວດສອບເອງ',
  'depositOrder.followed.status.open.cancellation.canceling on done submission #2':
    'ຖືກປະຕິເສດ ຫຼື ຜ່ານໄປ 5 ນາທີແລ້ວຍັງບໍ່ໄດ້ຍົກເລີກ: ໜ້າຈໍບອກໃຫ້ຮູ້',
  'depositOrder.followed.status.paid on always #0': 'ເຊີເວີ ຫຼື ພະນັກງານໂອນເຄຣດິດເຂົ້າຄ່າຍເກມ',
  'depositOrder.followed.status.paid on always #1': 'ໂອນເຄຣດິດເຂົ້າຄ່າຍເກມບໍ່ສຳເລັດ ຫຼື ພະນັກງານໝາຍວ່າບໍ່ສຳເລັດ',
  'depositOrder.followed.status.paid on always #2': 'ພະນັກງານຄືນເງິນໃຫ້ ໂດຍບໍ່ຜ່ານເວັບໄຊ',
  'depositOrder.followed.status.paid on always #3': 'ເຊີເວີແຈ້ງສະຖານະທີ່ເວັບໄຊເວີຊັນນີ້ບໍ່ຮູ້ຈັກ',
  'depositOrder.followed.status.paid on page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາເບິ່ງລາຍການ: ອ່ານຖີ່ຂຶ້ນອີກ',
  'depositOrder.followed.status.paid on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ອ່ານຖີ່ຂຶ້ນອີກ',
  'depositOrder.followed.status.paid on after untilNextPoll #0':
    'ອ່ານລາຍການ ໂດຍບໍ່ສອບຖາມທະນາຄານ. ແຕ່ລະຄັ້ງຈະລໍຖ້າດົນຂຶ້ນ ຈາກ 5 ຮອດ 60 ວິນາທີ',
  'depositOrder.followed.status.paid.transferring on always #0': 'ເຊີເວີບອກວ່າຕ້ອງໃຫ້ພະນັກງານຕັດສິນ',
  'depositOrder.followed.status.failed on always #0': 'ເຊີເວີ ຫຼື ພະນັກງານໂອນໃໝ່ ແລະ ສຳເລັດ',
  'depositOrder.followed.status.failed on always #1': 'ພະນັກງານຄືນເງິນໃຫ້ ໂດຍບໍ່ຜ່ານເວັບໄຊ',
  'depositOrder.followed.status.failed on always #2': 'ເຊີເວີແຈ້ງສະຖານະທີ່ເວັບໄຊເວີຊັນນີ້ບໍ່ຮູ້ຈັກ',
  'depositOrder.followed.status.failed on page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາເບິ່ງລາຍການ: ອ່ານຖີ່ຂຶ້ນອີກ',
  'depositOrder.followed.status.failed on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ອ່ານຖີ່ຂຶ້ນອີກ',
  'depositOrder.followed.status.failed on after untilNextPoll #0':
    'ອ່ານລາຍການ ໂດຍບໍ່ສອບຖາມທະນາຄານ. ແຕ່ລະຄັ້ງຈະລໍຖ້າດົນຂຶ້ນ ຈາກ 5 ຮອດ 60 ວິນາທີ',
  'depositOrder.followed.status.canceled on always #0':
    'ເຊີເວີພົບເງິນທີ່ເຂົ້າຫຼັງລາຍການສິ້ນສຸດ ຈາກການກວດສອບ ຫຼື ການກະທົບຍອດ: ລາຍການສືບຕໍ່ເປັນລາຍການທີ່ຈ່າຍແລ້ວ ໂດຍບໍ່ມີໂປຣໂມຊັນ (contract §3: late)',
  'depositOrder.followed.status.canceled on always #1': 'ເຊີເວີແຈ້ງສະຖານະທີ່ເວັບໄຊເວີຊັນນີ້ບໍ່ຮູ້ຈັກ',
  'depositOrder.followed.status.unknown on always #0': 'ເຊີເວີແຈ້ງສະຖານະທີ່ຮູ້ຈັກແລ້ວ',
  'depositOrder.followed.status.unknown on page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາທີ່ໜ້າ: ອ່ານລາຍການ ເພາະສະຖານະອາດປ່ຽນແລ້ວ',
  'depositOrder.followed.status.unknown on network.restored #0':
    'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ອ່ານລາຍການ ເພາະສະຖານະອາດປ່ຽນແລ້ວ',
  'depositOrder.followed.inquiry.ready on order.check #0': 'ຜູ້ຫຼິ້ນຂໍກວດສອບ: ສະແດງຜົນໃຫ້ຮູ້',
  'depositOrder.followed.inquiry.ready on order.checkQuietly #0':
    'ໝົດເວລາຂອງ QR ຫຼື ລາຍການ ຫຼື ການຍົກເລີກສະແດງວ່າລາຍການຈ່າຍແລ້ວ: ລະບົບກວດສອບເອງ',
  'depositOrder.followed.inquiry.ready on order.poll #0': 'ອ່ານລາຍການ ໂດຍບໍ່ສອບຖາມທະນາຄານ',
  'depositOrder.followed.inquiry.ready on page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາ ອາດມາຈາກແອັບທະນາຄານ: ລະບົບກວດສອບເອງ',
  'depositOrder.followed.inquiry.ready on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ລະບົບກວດສອບເອງ',
  'depositOrder.followed.inquiry.ready on always #0': 'ການກວດສອບຂອງລະບົບທີ່ຕ້ອງລໍຖ້າ ເລີ່ມຕອນນີ້',
  'depositOrder.followed.inquiry.asking on order.check #0': 'ຜູ້ຫຼິ້ນກໍຂໍກວດສອບ: ສະແດງຜົນຂອງການກວດສອບທີ່ກຳລັງດຳເນີນຢູ່',
  'depositOrder.followed.inquiry.asking on order.checkQuietly #0':
    'ການກວດສອບນີ້ອາດເລີ່ມໄວເກີນໄປ: ຈະກວດສອບອີກຄັ້ງຫຼັງຈາກນີ້',
  'depositOrder.followed.inquiry.asking on page.returned #0': 'ຜູ້ຫຼິ້ນອາດຈ່າຍຫຼັງເລີ່ມກວດສອບ: ຈະກວດສອບອີກຄັ້ງຫຼັງຈາກນີ້',
  'depositOrder.followed.inquiry.asking on network.restored #0':
    'ການກວດສອບທີ່ກຳລັງດຳເນີນອາດຂາດການເຊື່ອມຕໍ່: ຈະກວດສອບອີກຄັ້ງຫຼັງຈາກນີ້',
  'depositOrder.followed.inquiry.asking on done checkDeposit #0':
    'ທະນາຄານຍັງບໍ່ໄດ້ຮັບເງິນ: ຖ້າຜູ້ຫຼິ້ນເປັນຜູ້ຂໍກວດສອບ ຈະບອກໃຫ້ຮູ້ (specification §4)',
  'depositOrder.followed.inquiry.asking on done checkDeposit #1':
    'ລາຍການຖືກຍົກເລີກແລ້ວ ແລະ ທະນາຄານບໍ່ໄດ້ຮັບເງິນ: ຖ້າຜູ້ຫຼິ້ນເປັນຜູ້ຂໍກວດສອບ ຈະບອກໃຫ້ຮູ້',
  'depositOrder.followed.inquiry.asking on done checkDeposit #2': 'ເງິນເຂົ້າແລ້ວ: ຍຶດຕາມສະຖານະທີ່ເຊີເວີບອກ',
  'depositOrder.followed.inquiry.asking on failed checkDeposit #0':
    'ເຊີເວີປະຕິເສດ ເພາະກວດສອບໄວເກີນໄປ: ຖ້າຜູ້ຫຼິ້ນເປັນຜູ້ຂໍ ຈະບອກໃຫ້ຮູ້',
  'depositOrder.followed.inquiry.asking on failed checkDeposit #1':
    'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ໂຫຼດລາຍການມາເບິ່ງ (contract §1)',
  'depositOrder.followed.inquiry.asking on failed checkDeposit #2':
    'ທະນາຄານບໍ່ຕອບ ຫຼື ເຊີເວີປະຕິເສດການກວດສອບ: ລາຍການຍັງຄືເກົ່າ',
  'depositOrder.followed.inquiry.asking.usual on after untilSlow #0': 'ຜ່ານໄປ 5 ວິນາທີແລ້ວ ທະນາຄານຍັງບໍ່ຕອບ',
  'depositOrder.followed.inquiry.asking.slow on order.stopWaiting #0': 'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າ: ໂຫຼດລາຍການມາເບິ່ງ',
  'depositOrder.followed.inquiry.findingOut on order.check #0': 'ຜູ້ຫຼິ້ນຂໍກວດສອບ: ເລີ່ມກວດສອບທັນທີ',
  'depositOrder.followed.inquiry.findingOut on order.checkQuietly #0': 'ລະບົບຈະກວດສອບເອງ ເມື່ອອ່ານລາຍການແລ້ວ',
  'depositOrder.followed.inquiry.findingOut on page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາ: ລະບົບຈະກວດສອບເອງ ເມື່ອອ່ານລາຍການແລ້ວ',
  'depositOrder.followed.inquiry.findingOut on network.restored #0':
    'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ລະບົບຈະກວດສອບເອງ ເມື່ອອ່ານລາຍການແລ້ວ',
  'depositOrder.followed.inquiry.findingOut on done findOutCheck #0':
    'ຍຶດຕາມຂໍ້ມູນຂອງເຊີເວີ. ການອ່ານບໍ່ບອກວ່າເຊີເວີໄດ້ສອບຖາມທະນາຄານແລ້ວຫຼືບໍ່',
  'depositOrder.followed.inquiry.findingOut on failed findOutCheck #0':
    'ອ່ານບໍ່ໄດ້: ສະຖານະຍັງຄືເກົ່າ ແລະ ເຫດຜົນທີ່ສະແດງຢູ່ກ່ອນກໍຍັງຢູ່',
  'depositOrder.followed.inquiry.coolingDown on order.checkQuietly #0': 'ລະບົບຈະກວດສອບເອງ ເມື່ອໝົດເວລາລໍຖ້າ',
  'depositOrder.followed.inquiry.coolingDown on page.returned #0': 'ຜູ້ຫຼິ້ນກັບມາ: ລະບົບຈະກວດສອບເອງ ເມື່ອໝົດເວລາລໍຖ້າ',
  'depositOrder.followed.inquiry.coolingDown on network.restored #0':
    'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ລະບົບຈະກວດສອບເອງ ເມື່ອໝົດເວລາລໍຖ້າ',
  'depositOrder.followed.inquiry.coolingDown on clock.corrected #0': 'ເວລາຂອງເຊີເວີຖືກປັບໃຫ້ກົງ: ນັບເວລາລໍຖ້າໃໝ່',
  'depositOrder.followed.inquiry.coolingDown on after untilCheckAllowed #0':
    'ໝົດເວລາລໍຖ້າ: ຜູ້ຫຼິ້ນ ຫຼື ລະບົບກວດສອບໄດ້ອີກ',
};
