/** The Lao descriptions of the machine `registration`, by the id of the state or transition (chart/chart.ts). */
export const registrationLabels: Readonly<Record<string, string>> = {
  registration: 'ຜູ້ຢ້ຽມຊົມສະໝັກສະມາຊິກ (specification §1, contract §2)',
  'registration.editing': 'ຟອມສະໝັກ: ກວດແຕ່ລະຊ່ອງເມື່ອຜູ້ສະໝັກອອກຈາກຊ່ອງນັ້ນ (specification §5)',
  'registration.registering': 'submission ສະໝັກໃຫ້ຄັ້ງດຽວ ແລະ ກວດສອບໃຫ້ຮູ້ຜົນ. ໃນລະຫວ່າງນີ້ແກ້ໄຂຟອມບໍ່ໄດ້',
  'registration.registered': 'ມີບັນຊີໃນລະບົບແລ້ວ. ໜ້ານີ້ພາໄປໜ້າເຂົ້າສູ່ລະບົບ',

  'registration.editing on registration.begin #0': 'ຜູ້ສະໝັກເລີ່ມຕື່ມຟອມ: ອ່ານຂໍ້ມູນອຸປະກອນໄວ້ກ່ອນ ເທື່ອລະສ່ວນ',
  'registration.editing on registration.submit #0': 'ສົ່ງຟອມຄັ້ງດຽວ ພ້ອມລະຫັດກັນຊ້ຳໃໝ່',
  'registration.editing on registration.edit #0': 'ຜູ້ສະໝັກແກ້ໄຂຟອມ ຫຼື ອອກຈາກໜ້ານີ້: ບໍ່ສະແດງເຫດຜົນຄັ້ງກ່ອນ',
  'registration.registering on done submission #0': 'ເຂົ້າສູ່ລະບົບດ້ວຍຂໍ້ມູນທີ່ໃສ່ໄວ້ໄດ້: ເປັນສະມາຊິກແລ້ວ ແລະ ຢູ່ໃນລະບົບແລ້ວ',
  'registration.registering on done submission #1': 'ສະໝັກແລ້ວ. ຕອນນີ້ເຂົ້າສູ່ລະບົບໄດ້ (specification §8)',
  'registration.registering on done submission #2': 'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ',
  'registration.registering on done submission #3': 'ຄຳຂໍເກົ່າກວ່າ 5 ນາທີ ແລະ ບໍ່ພົບບັນຊີ: ບອກຜູ້ສະໝັກ ໃຫ້ຕັດສິນໃຈໃໝ່',
  'registration.registered on registration.edit #0': 'ຜູ້ຢ້ຽມຊົມອອກຈາກໜ້ານີ້ແລ້ວ. ເມື່ອກັບມາອີກ ຈະເຫັນຟອມເປົ່າ',
  'registration on news.navigation.arrived #0':
    'ຜູ້ຢ້ຽມຊົມອອກຈາກໜ້ານີ້: ລຶບຂໍ້ຜິດພາດທີ່ສະແດງຢູ່. ຂໍ້ຜິດພາດພາຍຫຼັງຈະສະແດງເມື່ອເປີດໜ້າຄັ້ງຕໍ່ໄປ',
  'registration if hasLeft': 'ຜູ້ຢ້ຽມຊົມອອກຈາກໜ້າສະໝັກສະມາຊິກ',
  'registration if isSignedIn': 'ເຂົ້າສູ່ລະບົບດ້ວຍຂໍ້ມູນທີ່ສົ່ງໄປໄດ້',
  'registration if isCreated': 'ເຊີເວີຮັບສະໝັກແລ້ວ',
  'registration if isRejected': 'ເຊີເວີປະຕິເສດການສະໝັກ',
};
