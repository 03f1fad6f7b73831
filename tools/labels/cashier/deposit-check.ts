/** The Lao descriptions of the machine `depositCheck`, by the id of the state or transition (chart/chart.ts). */
export const depositCheckLabels: Readonly<Record<string, string>> = {
  depositCheck: 'ສອບຖາມທະນາຄານກ່ຽວກັບລາຍການຝາກໜຶ່ງລາຍການຜ່ານເຊີເວີ ແລະ ອ່ານລາຍການ (specification §4, contract §2)',
  'depositCheck.inquiry':
    'ເຮັດເທື່ອລະຢ່າງ: ກວດສອບ ຫຼື ອ່ານລາຍການ. ມີແຕ່ການກວດສອບທີ່ສອບຖາມທະນາຄານ: ເມື່ອຜູ້ຫຼິ້ນກົດ, ທຸກ 15 ວິນາທີ ເປັນເວລາ 10 ນາທີ ໃນໜ້າຂອງລາຍການທີ່ເປີດຢູ່ ແລະ ເມື່ອ depositOrder ມີເຫດ. ເຊີເວີກຳນົດວ່າຕ້ອງລໍຖ້າດົນປານໃດ ກ່ອນກວດສອບຄັ້ງຕໍ່ໄປ',
  'depositCheck.inquiry.ready': 'ຜູ້ຫຼິ້ນ ຫຼື ລະບົບເລີ່ມກວດສອບໄດ້',
  'depositCheck.inquiry.checking': 'ກຳລັງກວດສອບ ຫຼື ອ່ານລາຍການ',
  'depositCheck.inquiry.checking.work': 'ລໍຖ້າຄຳຕອບຈາກເຊີເວີ',
  'depositCheck.inquiry.checking.work.asking':
    'ກຳລັງຂໍກວດສອບ. ເຊີເວີສອບຖາມທະນາຄານ ຖ້າລາຍການຍັງເປີດຢູ່ ຫຼື ຖືກຍົກເລີກບໍ່ຮອດ 24 ຊົ່ວໂມງ',
  'depositCheck.inquiry.checking.work.asking.usual': 'ປົກກະຕິທະນາຄານຕອບພາຍໃນບໍ່ຈັກວິນາທີ',
  'depositCheck.inquiry.checking.work.asking.slow':
    'ການກວດສອບໃຊ້ເວລາດົນກວ່າປົກກະຕິ: ຖ້າຜູ້ຫຼິ້ນເປັນຜູ້ຂໍ ຈະບອກຜູ້ຫຼິ້ນ ພ້ອມສິ່ງທີ່ຍັງບໍ່ຮູ້ (contract §1)',
  'depositCheck.inquiry.checking.work.findingOut':
    'ອ່ານລາຍການຈາກເຊີເວີ: ຫຼັງການກວດສອບທີ່ບໍ່ໄດ້ຮັບຄຳຕອບ, ເມື່ອມີຄຳຂໍ ຫຼື ຕາມໄລຍະເວລາ',
  'depositCheck.inquiry.checking.purpose': 'ສະແດງຜົນສະເພາະການກວດສອບທີ່ຜູ້ຫຼິ້ນຂໍ',
  'depositCheck.inquiry.checking.purpose.automatic': 'ລະບົບເລີ່ມກວດສອບ ຫຼື ອ່ານເອງ: ສະແດງສະເພາະການປ່ຽນແປງຂອງລາຍການ',
  'depositCheck.inquiry.checking.purpose.requested': 'ຜູ້ຫຼິ້ນຂໍກວດສອບ ແລະ ລໍຖ້າຜົນຢູ່',
  'depositCheck.inquiry.coolingDown': 'ການກວດສອບຄັ້ງຕໍ່ໄປຕ້ອງລໍຖ້າຕາມເວລາທີ່ເຊີເວີກຳນົດ (contract §2)',
  'depositCheck.followUp': 'ຈື່ໄວ້ວ່າຕ້ອງກວດສອບອີກ ເພື່ອບໍ່ໃຫ້ຂາດການກວດສອບ',
  'depositCheck.followUp.none': 'ບໍ່ມີການກວດສອບທີ່ຄ້າງຢູ່',
  'depositCheck.followUp.due': 'ລະບົບຈະກວດສອບເອງ ທັນທີທີ່ບໍ່ມີການກວດສອບອື່ນ ແລະ ເຊີເວີອະນຸຍາດ',
  'depositCheck.followUp.requested': 'ຜູ້ຫຼິ້ນຂໍກວດສອບແລ້ວ: ຈະເລີ່ມທັນທີທີ່ບໍ່ມີການກວດສອບອື່ນ ແລະ ເຊີເວີອະນຸຍາດ',
  'depositCheck.reading': 'ອ່ານລາຍການທີ່ປ່ຽນໄດ້ເອງ ເປັນໄລຍະ',
  'depositCheck.reading.off': 'ບໍ່ອ່ານລາຍການເປັນໄລຍະ',
  'depositCheck.reading.regularly': 'ອ່ານລາຍການ ໂດຍບໍ່ສອບຖາມທະນາຄານ. ແຕ່ລະຄັ້ງຈະລໍຖ້າດົນຂຶ້ນ ຈາກ 5 ຮອດ 60 ວິນາທີ',
  'depositCheck.closing':
    'ເມື່ອຜູ້ຫຼິ້ນປິດລາຍການ, ລະບົບແຈ້ງເມື່ອບໍ່ມີການກວດສອບທີ່ຍັງຄ້າງຢູ່ ເພື່ອຈະໄດ້ຢຸດຕິດຕາມລາຍການ (specification §4)',
  'depositCheck.closing.none': 'ຜູ້ຫຼິ້ນຍັງບໍ່ໄດ້ປິດລາຍການ ຫຼື ແຈ້ງແລ້ວວ່າການກວດສອບສິ້ນສຸດ',
  'depositCheck.closing.awaited': 'ຜູ້ຫຼິ້ນປິດລາຍການ ໃນຂະນະທີ່ຍັງມີການກວດສອບ ຫຼື ການອ່ານທີ່ຄ້າງຢູ່',

  'depositCheck.inquiry.ready on always #0': 'ຮອດເວລາກວດສອບທີ່ຜູ້ຫຼິ້ນຂໍ: ລະບົບເລີ່ມດຽວນີ້ ແລະ ສະແດງຜົນ',
  'depositCheck.inquiry.ready on always #1': 'ຮອດເວລາກວດສອບເອງ: ລະບົບເລີ່ມດຽວນີ້',
  'depositCheck.inquiry.ready on order.check #0': 'ຜູ້ຫຼິ້ນຂໍກວດສອບ: ສະແດງຜົນໃຫ້ຮູ້',
  'depositCheck.inquiry.ready on check.askIfReady #0': 'ລະບົບເລີ່ມກວດສອບເອງ. ຖ້າຍັງເລີ່ມບໍ່ໄດ້ ກໍບໍ່ມີຫຍັງຂາດໄປ',
  'depositCheck.inquiry.ready on order.read #0': 'ອ່ານລາຍການ ໂດຍບໍ່ສອບຖາມທະນາຄານ',
  'depositCheck.inquiry.checking.work.asking on done checkDeposit #0':
    'ເຊີເວີບອກຂໍ້ມູນຂອງລາຍການ. ການກວດສອບຄັ້ງຕໍ່ໄປຕ້ອງລໍຖ້າ',
  'depositCheck.inquiry.checking.work.asking on failed checkDeposit #0':
    'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ໂຫຼດລາຍການມາເບິ່ງ (contract §1)',
  'depositCheck.inquiry.checking.work.asking on failed checkDeposit #1':
    'ທະນາຄານບໍ່ຕອບ ຫຼື ເຊີເວີປະຕິເສດການກວດສອບ ເຊັ່ນ ກວດສອບໄວເກີນໄປ: ລາຍການຍັງຄືເກົ່າ',
  'depositCheck.inquiry.checking.work.asking.usual on after untilSlow #0': 'ຜ່ານໄປ 5 ວິນາທີແລ້ວ ທະນາຄານຍັງບໍ່ຕອບ',
  'depositCheck.inquiry.checking.work.asking.slow on check.stopWaiting #0': 'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າ: ໂຫຼດລາຍການມາເບິ່ງ',
  'depositCheck.inquiry.checking.work.findingOut on order.check #0': 'ຜູ້ຫຼິ້ນຂໍກວດສອບ: ເລີ່ມກວດສອບທັນທີ',
  'depositCheck.inquiry.checking.work.findingOut on done findOutCheck #0':
    'ໄດ້ຂໍ້ມູນຂອງລາຍການແລ້ວ. ການອ່ານບໍ່ບອກວ່າເຊີເວີໄດ້ສອບຖາມທະນາຄານແລ້ວຫຼືບໍ່',
  'depositCheck.inquiry.checking.work.findingOut on failed findOutCheck #0': 'ອ່ານບໍ່ໄດ້: ເຫດຜົນທີ່ສະແດງຢູ່ກ່ອນກໍຍັງຢູ່',
  'depositCheck.inquiry.checking.purpose.automatic on order.check #0':
    'ຜູ້ຫຼິ້ນຂໍກວດສອບ ໃນຂະນະທີ່ກຳລັງອ່ານລາຍການ: ສະແດງຜົນຂອງການກວດສອບ',
  'depositCheck.inquiry.coolingDown on news.clock.corrected #0': 'ເວລາຂອງເຊີເວີຖືກປັບໃຫ້ກົງ: ນັບເວລາລໍຖ້າໃໝ່',
  'depositCheck.inquiry.coolingDown on after untilCheckAllowed #0': 'ໝົດເວລາລໍຖ້າ: ຜູ້ຫຼິ້ນ ຫຼື ລະບົບກວດສອບໄດ້ອີກ',
  'depositCheck.followUp.none on check.ask #0': 'ມີເຫດໃຫ້ສອບຖາມທະນາຄານ. ການກວດສອບທີ່ກຳລັງດຳເນີນອາດເລີ່ມໄວເກີນໄປ',
  'depositCheck.followUp.none on order.check #0':
    'ຜູ້ຫຼິ້ນຂໍກວດສອບ ໃນຂະນະທີ່ລະບົບກຳລັງກວດສອບເອງ, ເຊິ່ງອາດເລີ່ມກ່ອນການຈ່າຍ, ຫຼື ໃນການລໍຖ້າສັ້ນໆຫຼັງຈາກນັ້ນ',
  'depositCheck.followUp.due on check.started #0': 'ລະບົບ ຫຼື ຜູ້ຫຼິ້ນເລີ່ມກວດສອບແລ້ວ: ບໍ່ຕ້ອງກວດສອບຊ້ຳ',
  'depositCheck.followUp.due on order.check #0':
    'ຜູ້ຫຼິ້ນຂໍກວດສອບ ໃນຂະນະທີ່ລະບົບກຳລັງກວດສອບເອງ, ເຊິ່ງອາດເລີ່ມກ່ອນການຈ່າຍ, ຫຼື ໃນການລໍຖ້າສັ້ນໆຫຼັງຈາກນັ້ນ',
  'depositCheck.followUp.requested on check.started #0': 'ເລີ່ມການກວດສອບຂອງຜູ້ຫຼິ້ນແລ້ວ',
  'depositCheck.followUp.requested on check.drop #0': 'ລາຍການບໍ່ປ່ຽນແປງອີກແລ້ວ',
  'depositCheck.followUp.due on check.drop #0': 'ລາຍການບໍ່ປ່ຽນແປງອີກແລ້ວ',
  'depositCheck.reading.off on order.readRegularly #0': 'ລາຍການປ່ຽນໄດ້ໂດຍຜູ້ຫຼິ້ນບໍ່ຕ້ອງເຮັດຫຍັງ',
  'depositCheck.reading.regularly on check.ask #0': 'ຜູ້ຫຼິ້ນ ຫຼື ອິນເຕີເນັດກັບມາແລ້ວ: ອ່ານຖີ່ຂຶ້ນອີກ',
  'depositCheck.reading.regularly on order.stopReading #0': 'ສະຖານະປ່ຽນແລ້ວ ຫຼື ຂໍ QR ອີກຄັ້ງ',
  'depositCheck.reading.regularly on after untilNextRead #0':
    'ອ່ານລາຍການ ຖ້າບໍ່ມີການກວດສອບ ຫຼື ການອ່ານທີ່ກຳລັງດຳເນີນ ແລະ ບໍ່ຢູ່ໃນເວລາລໍຖ້າ',
  'depositCheck.closing.none on order.hidden #0': 'ຜູ້ຫຼິ້ນປິດລາຍການ',
  'depositCheck.closing.awaited on always #0': 'ບໍ່ມີການກວດສອບ ຫຼື ການອ່ານທີ່ຍັງຄ້າງຢູ່',
  'depositCheck.closing.awaited on after untilGivenUp #0': 'ຜ່ານໄປ 2 ນາທີແລ້ວ ການກວດສອບຍັງບໍ່ສິ້ນສຸດ: ບໍ່ລໍຖ້າອີກ',
  'depositCheck if isDueForPlayer': 'ຜູ້ຫຼິ້ນຂໍກວດສອບໄວ້ ແລະ ຍັງບໍ່ໄດ້ເລີ່ມ',
  'depositCheck if isDue': 'ຮອດເວລາທີ່ລະບົບຕ້ອງກວດສອບເອງ',
  'depositCheck if outcomeIsUnknown': 'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້',
  'depositCheck if isNotAsking': 'ກຳລັງອ່ານລາຍການເທົ່ານັ້ນ: ບໍ່ມີການກວດສອບທີ່ກຳລັງດຳເນີນ',
  'depositCheck if isBusyUnseen': 'ລະບົບກຳລັງກວດສອບເອງ: ຍັງດຳເນີນຢູ່ ຫຼື ຢູ່ໃນການລໍຖ້າສັ້ນໆຫຼັງຈາກນັ້ນ',
  'depositCheck if isOver': 'ບໍ່ມີການກວດສອບ ຫຼື ການອ່ານທີ່ຍັງຄ້າງຢູ່',
};
