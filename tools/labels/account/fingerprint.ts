/** The Lao descriptions of the machine `fingerprint`, by the id of the state or transition (chart/chart.ts). */
export const fingerprintLabels: Readonly<Record<string, string>> = {
  fingerprint: 'ຂໍ້ມູນອຸປະກອນ (fingerprint): ສົ່ງໃຫ້ເຊີເວີມື້ລະຄັ້ງ ຫຼື ເມື່ອຂໍ້ມູນປ່ຽນໄປ (specification §4, §9)',
  'fingerprint.settling': 'ລໍຖ້າຈົນໜ້າເວັບສະແດງຂໍ້ມູນແລ້ວ ແລະ ຜູ້ຫຼິ້ນບໍ່ໄດ້ແຕະໜ້າຈໍຫຼາຍວິນາທີ',
  'fingerprint.reading': 'ອ່ານຂໍ້ມູນອຸປະກອນເທື່ອລະສ່ວນ ແລະ ພັກໄວ້ເມື່ອຜູ້ຫຼິ້ນກຳລັງໃຊ້ໜ້ານີ້. ສ່ວນທີ່ຊ້າ ຫຼື ອ່ານບໍ່ໄດ້ ຈະຂ້າມໄປ',
  'fingerprint.sending': 'ກຳລັງສົ່ງຂໍ້ມູນອຸປະກອນໃຫ້ເຊີເວີ',
  'fingerprint.resting': 'ລໍຖ້າຈົນເປີດເວັບໄຊຄັ້ງຕໍ່ໄປ ຫຼື ຮອດທ່ຽງຄືນຕາມເວລາວຽງຈັນ',

  'fingerprint.settling on done waitUntilIdle #0': 'ໜ້າເວັບວ່າງ ແລະ ບໍ່ມີການແຕະ',
  'fingerprint.reading on done readDevice #0': 'ຂໍ້ມູນຕ່າງຈາກຄັ້ງກ່ອນ ຫຼື ມື້ນີ້ຍັງບໍ່ໄດ້ສົ່ງ',
  'fingerprint.reading on done readDevice #1': 'ມື້ນີ້ເຊີເວີໄດ້ຮັບຂໍ້ມູນນີ້ແລ້ວ',
  'fingerprint.reading on failed readDevice #0': 'ຕອນນີ້ອ່ານຂໍ້ມູນອຸປະກອນບໍ່ໄດ້: ຈະລອງໃໝ່ພາຍຫຼັງ',
  'fingerprint.sending on done send #0': 'ສົ່ງແລ້ວ ແລະ ບັນທຶກໄວ້ພ້ອມວັນທີ',
  'fingerprint.sending on failed send #0': 'ສົ່ງບໍ່ໄດ້ ຫຼື ຍັງບໍ່ຮູ້ຜົນ: ບໍ່ລົບກວນຜູ້ຫຼິ້ນ ແລະ ຈະລອງໃໝ່ພາຍຫຼັງ',
  'fingerprint.resting on news.clock.corrected #0': 'ປັບໂມງໃຫ້ຖືກຕ້ອງແລ້ວ ຫຼື ກັບມາເບິ່ງໜ້ານີ້: ຂຶ້ນມື້ໃໝ່ແລ້ວ',
  'fingerprint.resting on news.clock.corrected #1': 'ປັບໂມງໃຫ້ຖືກຕ້ອງແລ້ວ ຫຼື ກັບມາເບິ່ງໜ້ານີ້: ຄິດໄລ່ເວລາຮອດທ່ຽງຄືນໃໝ່',
  'fingerprint.resting on after untilMidnight #0': 'ຂຶ້ນມື້ໃໝ່ ແລະ ໜ້າເວັບຍັງເປີດຢູ່',
  'fingerprint.resting on news.page.returned #0': 'ກັບມາເບິ່ງໜ້ານີ້ ໃນມື້ອື່ນ',
  'fingerprint.resting on news.page.returned #1': 'ກັບມາເບິ່ງໜ້ານີ້. ອຸປະກອນອາດຢຸດໂມງໄວ້ ຈຶ່ງຄິດໄລ່ເວລາຮອດທ່ຽງຄືນໃໝ່',
  'fingerprint.resting on news.network.reconnected #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ລອງສິ່ງທີ່ບໍ່ສຳເລັດອີກຄັ້ງດຽວ',
  'fingerprint if isDue': 'ຂໍ້ມູນອຸປະກອນປ່ຽນໄປ ຫຼື ມື້ນີ້ຍັງບໍ່ໄດ້ສົ່ງ',
  'fingerprint if isAnotherDay': 'ຂຶ້ນມື້ໃໝ່ ຕາມເວລາວຽງຈັນ',
  'fingerprint if mayRetry': 'ສົ່ງບໍ່ສຳເລັດ ແລະ ຍັງບໍ່ໄດ້ລອງໃໝ່',
};
