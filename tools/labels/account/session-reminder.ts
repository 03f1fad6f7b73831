/** The Lao descriptions of the machine `sessionReminder`, by the id of the state or transition (chart/chart.ts). */
export const sessionReminderLabels: Readonly<Record<string, string>> = {
  sessionReminder: 'ເຕືອນເວລາທຸກຄັ້ງທີ່ຄົບຈຳນວນນາທີທີ່ຜູ້ຫຼິ້ນຕັ້ງໄວ້ (contract §2)',
  'sessionReminder.away': 'ບໍ່ມີຜູ້ຫຼິ້ນຢູ່ໃນລະບົບ',
  'sessionReminder.visiting': 'ມີຜູ້ຫຼິ້ນຢູ່ໃນລະບົບ ແລະ ອາດຕັ້ງການເຕືອນໄວ້',
  'sessionReminder.visiting.choosing': 'ກວດວ່າຕັ້ງການເຕືອນໄວ້ຫຼືບໍ່ ແລະ ຮອດເວລາແລ້ວຫຼືບໍ່',
  'sessionReminder.visiting.silent': 'ບໍ່ໄດ້ຕັ້ງການເຕືອນໄວ້ ຫຼື ຍັງບໍ່ຮູ້ການຕັ້ງຄ່າ: ບໍ່ສະແດງການເຕືອນ',
  'sessionReminder.visiting.waiting': 'ລໍຖ້າຈົນຄົບເວລາຂອງຮອບນີ້',
  'sessionReminder.visiting.due': 'ການເຕືອນສະແດງຢູ່ ຈົນກວ່າຜູ້ຫຼິ້ນຈະຕອບ',

  'sessionReminder.away on visit.began #0': 'ຜູ້ຫຼິ້ນຢູ່ໃນລະບົບແລ້ວ. ຖ້າເປັນການໂຫຼດໜ້າຄືນໃໝ່ ຈະນັບເວລາຕໍ່ຈາກເກົ່າ',
  'sessionReminder.visiting on visit.ended #0': 'ອອກຈາກລະບົບແລ້ວ',
  'sessionReminder.visiting on visit.began #0': 'ຜູ້ອື່ນເຂົ້າສູ່ລະບົບແລ້ວ',
  'sessionReminder.visiting on reminder.set #0': 'ໂຫຼດການຕັ້ງຄ່າອີກຄັ້ງ ແລະ ຍັງຄືເກົ່າ',
  'sessionReminder.visiting on reminder.set #1': 'ຜູ້ຫຼິ້ນປ່ຽນການຕັ້ງຄ່າ: ບໍ່ເຕືອນກ່ຽວກັບເວລາທີ່ຜ່ານມາ',
  'sessionReminder.visiting on reminder.set #2': 'ເຊີເວີບອກວ່າຜູ້ຫຼິ້ນຕັ້ງໄວ້ເທົ່າໃດ',
  'sessionReminder.visiting.waiting on news.clock.corrected #0':
    'ປັບໂມງໃຫ້ຖືກຕ້ອງແລ້ວ ຫຼື ກັບມາເບິ່ງໜ້ານີ້: ຄິດໄລ່ເວລາຄົບຮອບໃໝ່',
  'sessionReminder.visiting.waiting on after untilDue #0': 'ຄົບເວລາແລ້ວ',
  'sessionReminder.visiting.due on news.clock.corrected #0': 'ຜູ້ຫຼິ້ນກັບມາ ຫຼື ໂມງຖືກປັບ: ສະແດງເວລາຈົນເຖິງຕອນນີ້',
  'sessionReminder.visiting.due on reminder.answered #0': 'ຜູ້ຫຼິ້ນຕອບແລ້ວ: ຈະເຕືອນອີກເມື່ອຄົບເວລາຂອງຮອບຕໍ່ໄປ',
};
