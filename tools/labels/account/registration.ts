/** The Lao descriptions of the machine `registration`, by the id of the state or transition (chart/chart.ts). */
export const registrationLabels: Readonly<Record<string, string>> = {
  registration: 'ຜູ້ຢ້ຽມຊົມສະໝັກສະມາຊິກ (specification §1, contract §2)',
  'registration.editing': 'ຟອມສະໝັກ: ກວດແຕ່ລະຊ່ອງເມື່ອຜູ້ສະໝັກອອກຈາກຊ່ອງນັ້ນ (specification §5)',
  'registration.registering': 'ກຳລັງສົ່ງການສະໝັກໃຫ້ເຊີເວີ',
  'registration.findingOut': 'ລອງເຂົ້າສູ່ລະບົບດ້ວຍຂໍ້ມູນທີ່ໃສ່ໄວ້ ເພື່ອຮູ້ວ່າເປັນສະມາຊິກແລ້ວຫຼືບໍ່ (contract §1)',

  'registration.editing on registration.submit #0': 'ສົ່ງຟອມຄັ້ງດຽວ',
  'registration on registration.edit #0': 'ຜູ້ສະໝັກແກ້ໄຂຟອມໃນລະຫວ່າງທີ່ກຳລັງສົ່ງ: ຄັ້ງຕໍ່ໄປຈຶ່ງໃຊ້ລະຫັດກັນຊ້ຳໃໝ່ (contract §1)',
  'registration.editing on registration.edit #0':
    'ຜູ້ສະໝັກແກ້ໄຂຟອມ ຫຼື ອອກຈາກໜ້ານີ້: ບໍ່ສະແດງເຫດຜົນຄັ້ງກ່ອນ, ບໍ່ເກັບຄຳຂໍຄັ້ງກ່ອນໄວ້ ແລະ ໃຊ້ລະຫັດກັນຊ້ຳໃໝ່ (contract §1)',
  'registration.editing on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ ແຕ່ຄັ້ງກ່ອນບໍ່ໄດ້ຮັບຄຳຕອບ: ກວດສອບອີກຄັ້ງ',
  'registration.registering on registration.stopWaiting #0': 'ຜູ້ສະໝັກຢຸດລໍຖ້າ: ກວດສອບວ່າເປັນສະມາຊິກແລ້ວຫຼືບໍ່',
  'registration.registering on done register #0': 'ສະໝັກແລ້ວ. ຕອນນີ້ເຂົ້າສູ່ລະບົບໄດ້ (specification §8)',
  'registration.registering on failed register #0': 'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ອາດເປັນສະມາຊິກແລ້ວ',
  'registration.registering on failed register #1': 'ມີຊື່ຜູ້ໃຊ້ນີ້ແລ້ວ ອາດແມ່ນຈາກການສະໝັກຄັ້ງກ່ອນທີ່ບໍ່ໄດ້ຮັບຄຳຕອບ: ກວດສອບອີກຄັ້ງ',
  'registration.registering on failed register #2': 'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ',
  'registration.registering on after untilSlow #0': 'ໃຊ້ເວລາດົນກວ່າປົກກະຕິ: ບອກຜູ້ສະໝັກ ພ້ອມສິ່ງທີ່ເຮັດໄດ້ຢ່າງປອດໄພ',
  'registration.findingOut on registration.stopWaiting #0': 'ຜູ້ສະໝັກຢຸດລໍຖ້າ: ກັບໄປທີ່ຟອມ ພ້ອມເຫດຜົນ',
  'registration.findingOut on network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ກວດສອບອີກຄັ້ງ ເພາະຄັ້ງກ່ອນອາດຂາດກາງທາງ',
  'registration.findingOut on done findOutRegistration #0': 'ເປັນສະມາຊິກແລ້ວ ແລະ ຢູ່ໃນລະບົບແລ້ວ',
  'registration.findingOut on failed findOutRegistration #0': 'ເຂົ້າສູ່ລະບົບບໍ່ໄດ້: ການສະໝັກບໍ່ສຳເລັດ ແລະ ຟອມບອກເຫດຜົນ',
  'registration.findingOut on failed findOutRegistration #1':
    'ກວດສອບບໍ່ສຳເລັດຄືກັນ: ຟອມບອກເຫດຜົນ ແລະ ຈະກວດສອບອີກເມື່ອເຊື່ອມຕໍ່ໄດ້',
  'registration.findingOut on after untilSlow #0': 'ໃຊ້ເວລາດົນກວ່າປົກກະຕິ: ບອກຜູ້ສະໝັກ ພ້ອມສິ່ງທີ່ເຮັດໄດ້ຢ່າງປອດໄພ',
};
