/** What the machine `protection` says in Lao, by the id of the state or transition (chart/chart.ts). */
export const protectionWords: Readonly<Record<string, string>> = {
  protection: 'ສິ່ງທີ່ຜູ້ຫຼິ້ນຕັ້ງເອງເພື່ອຫຼິ້ນຢ່າງປອດໄພ: ຂອບເຂດ ແລະ ຊ່ວງພັກຫຼິ້ນ (contract §2)',
  'protection.idle': 'ສະແດງສິ່ງທີ່ມີຜົນຢູ່ຕອນນີ້. ຍັງບໍ່ໄດ້ຂໍຫຍັງ',
  'protection.sending': 'ກຳລັງສົ່ງຄຳຂໍໃຫ້ເຊີເວີ ຄັ້ງດຽວ ບໍ່ວ່າຈະກົດອີກຈັກເທື່ອ',
  'protection.findingOut': 'ໂຫຼດສິ່ງທີ່ເຊີເວີບັນທຶກໄວ້ ມາທຽບກັບສິ່ງທີ່ຂໍ',
  'protection.kept': 'ບັນທຶກແລ້ວ: ບອກວ່າຫຍັງມີຜົນ ແລະ ຕັ້ງແຕ່ເມື່ອໃດ',
  'protection.refused': 'ບັນທຶກບໍ່ສຳເລັດ: ຂອງເດີມຍັງໃຊ້ຢູ່ ແລະ ບອກເຫດຜົນ',
  'protection.unknown': 'ຍັງບໍ່ຮູ້ວ່າບັນທຶກແລ້ວຫຼືບໍ່. ຜູ້ຫຼິ້ນກວດສອບ ຫຼື ສົ່ງຄຳຂໍອີກຄັ້ງກໍໄດ້',

  'protection.idle on protection.ask #0': 'ຜູ້ຫຼິ້ນບັນທຶກຂອບເຂດ ຫຼື ຢືນຢັນພັກຫຼິ້ນ',
  'protection.sending on done protect #0': 'ເຊີເວີບັນທຶກແລ້ວ',
  'protection.sending on failed protect #0': 'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ອາດບັນທຶກແລ້ວ',
  'protection.sending on failed protect #1': 'ຖືກປະຕິເສດ ພ້ອມເຫດຜົນ',
  'protection.findingOut on done findOutProtection #0': 'ມີຜົນແລ້ວ ຫຼື ຈະມີຜົນ: ມີແຕ່ຄຳຕອບທີ່ຫາຍໄປ',
  'protection.findingOut on done findOutProtection #1': 'ບໍ່ໄດ້ບັນທຶກ: ບອກຜູ້ຫຼິ້ນ ພ້ອມເຫດຜົນ',
  'protection.findingOut on failed findOutProtection #0': 'ການເຊື່ອມຕໍ່ຍັງຂາດຢູ່: ຍັງບໍ່ຮູ້ຜົນ ແລະ ບອກໃຫ້ຜູ້ຫຼິ້ນຮູ້',
  'protection.kept on protection.ask #0': 'ຜູ້ຫຼິ້ນສົ່ງຄຳຂໍໃໝ່ຕໍ່ທັນທີ',
  'protection.kept on protection.edit #0': 'ຜູ້ຫຼິ້ນກຳລັງກຽມຄຳຂໍໃໝ່',
  'protection.refused on protection.ask #0': 'ຜູ້ຫຼິ້ນລອງໃໝ່',
  'protection.refused on protection.edit #0': 'ຜູ້ຫຼິ້ນລອງຢ່າງອື່ນ: ບໍ່ສະແດງເຫດຜົນຄັ້ງກ່ອນແລ້ວ',
  'protection.unknown on protection.lookAgain #0': 'ຜູ້ຫຼິ້ນຂໍກວດສອບວ່າຕອນນີ້ຫຍັງມີຜົນຢູ່',
  'protection.unknown on protection.ask #0': 'ຜູ້ຫຼິ້ນສົ່ງອີກຄັ້ງ: ຂອບເຂດທີ່ມີຜົນແລ້ວບໍ່ປ່ຽນ ແລະ ຊ່ວງພັກຫຼິ້ນບໍ່ສັ້ນລົງ',
};
