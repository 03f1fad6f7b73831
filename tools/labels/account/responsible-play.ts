/** The Lao descriptions of the machine `responsiblePlay`, by the id of the state or transition (chart/chart.ts). */
export const responsiblePlayLabels: Readonly<Record<string, string>> = {
  responsiblePlay: 'ສິ່ງທີ່ຜູ້ຫຼິ້ນຕັ້ງເອງເພື່ອຫຼິ້ນຢ່າງປອດໄພ: ຂອບເຂດ ແລະ ຊ່ວງພັກຫຼິ້ນ (contract §2)',
  'responsiblePlay.idle': 'ສະແດງສິ່ງທີ່ມີຜົນຢູ່ຕອນນີ້. ຍັງບໍ່ໄດ້ຂໍຫຍັງ',
  'responsiblePlay.sending': 'ສົ່ງຄຳຂໍໃຫ້ເຊີເວີຄັ້ງດຽວ. ຖ້າຄຳຕອບຫາຍ ຈະໂຫຼດສິ່ງທີ່ເຊີເວີບັນທຶກໄວ້ ມາທຽບກັບສິ່ງທີ່ຂໍ',
  'responsiblePlay.kept': 'ບັນທຶກແລ້ວ: ບອກວ່າຫຍັງມີຜົນ ແລະ ຕັ້ງແຕ່ເມື່ອໃດ',
  'responsiblePlay.rejected': 'ບັນທຶກບໍ່ສຳເລັດ: ຂອງເດີມຍັງໃຊ້ຢູ່ ແລະ ບອກເຫດຜົນ',
  'responsiblePlay.unknown': 'ຍັງບໍ່ຮູ້ວ່າບັນທຶກແລ້ວຫຼືບໍ່. ຜູ້ຫຼິ້ນກວດສອບ ຫຼື ສົ່ງຄຳຂໍອີກຄັ້ງກໍໄດ້',

  'responsiblePlay.idle on responsiblePlay.ask #0': 'ຜູ້ຫຼິ້ນບັນທຶກຂອບເຂດ ຫຼື ຢືນຢັນພັກຫຼິ້ນ',
  'responsiblePlay.sending on done submission #0': 'ເຊີເວີບັນທຶກແລ້ວ, ຫຼື ຄຳຕອບຫາຍແຕ່ຄຳຂໍມີຜົນແລ້ວ ຫຼື ຈະມີຜົນ',
  'responsiblePlay.sending on done submission #1': 'ກວດສອບບໍ່ສຳເລັດຄືກັນ: ໜ້ານີ້ບອກວ່າຍັງບໍ່ຮູ້ຜົນ',
  'responsiblePlay.sending on done submission #2': 'ເຊີເວີປະຕິເສດ, ຫຼື ຄຳຕອບຫາຍ ແລະ ບໍ່ໄດ້ບັນທຶກ: ບອກຜູ້ຫຼິ້ນ ພ້ອມເຫດຜົນ',
  'responsiblePlay.sending on responsiblePlay.ask #0':
    'ກຳລັງກວດສອບຄຳຂໍກ່ອນໜ້ານີ້ອີກຄັ້ງ ແລ້ວຜູ້ຫຼິ້ນຢືນຢັນຄຳຂໍໃນກ່ອງຂໍ້ຄວາມທີ່ເປີດໄວ້ກ່ອນ: ສົ່ງຄຳຂໍນັ້ນ',
  'responsiblePlay.kept on responsiblePlay.ask #0': 'ຜູ້ຫຼິ້ນສົ່ງຄຳຂໍໃໝ່ຕໍ່ທັນທີ',
  'responsiblePlay.kept on responsiblePlay.edit #0': 'ຜູ້ຫຼິ້ນກຽມຄຳຂໍໃໝ່ ຫຼື ອອກຈາກໜ້ານີ້: ບໍ່ສະແດງການຢືນຢັນຄັ້ງກ່ອນແລ້ວ',
  'responsiblePlay.rejected on responsiblePlay.ask #0': 'ຜູ້ຫຼິ້ນລອງໃໝ່',
  'responsiblePlay.rejected on responsiblePlay.edit #0': 'ຜູ້ຫຼິ້ນກຽມຄຳຂໍໃໝ່ ຫຼື ອອກຈາກໜ້ານີ້: ບໍ່ສະແດງເຫດຜົນຄັ້ງກ່ອນແລ້ວ',
  'responsiblePlay.unknown on responsiblePlay.lookAgain #0': 'ຜູ້ຫຼິ້ນຂໍກວດສອບວ່າຕອນນີ້ຫຍັງມີຜົນຢູ່',
  'responsiblePlay.unknown on news.network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ກວດສອບອີກຄັ້ງ',
  'responsiblePlay.unknown on responsiblePlay.ask #0': 'ຜູ້ຫຼິ້ນສົ່ງອີກຄັ້ງ: ຂອບເຂດທີ່ມີຜົນແລ້ວບໍ່ປ່ຽນ ແລະ ຊ່ວງພັກຫຼິ້ນບໍ່ສັ້ນລົງ',
  'responsiblePlay on news.navigation.arrived #0': 'ຜູ້ຫຼິ້ນອອກຈາກໜ້ານີ້: ລຶບຜົນທີ່ສະແດງຢູ່. ຜົນພາຍຫຼັງຈະສະແດງເມື່ອເປີດໜ້າຄັ້ງຕໍ່ໄປ',
  'responsiblePlay if hasLeft': 'ຜູ້ຫຼິ້ນອອກຈາກໜ້າຂອບເຂດ',
  'responsiblePlay if wasSent': 'ກຳລັງກວດສອບຜົນຂອງຄຳຂໍກ່ອນໜ້າເທົ່ານັ້ນ',
  'responsiblePlay if isCreated': 'ເຊີເວີບັນທຶກຄຳຂໍແລ້ວ',
  'responsiblePlay if isUnknown': 'ຍັງບໍ່ຮູ້ຜົນ: ກວດສອບຜົນບໍ່ສຳເລັດຄືກັນ',
};
