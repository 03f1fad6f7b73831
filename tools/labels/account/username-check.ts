/** The Lao descriptions of the machine `usernameCheck`, by the id of the state or transition (chart/chart.ts). */
export const usernameCheckLabels: Readonly<Record<string, string>> = {
  usernameCheck: 'ກວດສອບໃນຂະນະທີ່ພິມ ວ່າຊື່ຜູ້ໃຊ້ນີ້ຍັງວ່າງຢູ່ຫຼືບໍ່ (specification §7)',
  'usernameCheck.idle': 'ຍັງບໍ່ມີຂໍ້ຄວາມທີ່ໃຊ້ເປັນຊື່ຜູ້ໃຊ້ໄດ້',
  'usernameCheck.waiting': 'ລໍຖ້າກ່ອນ: ຜູ້ສະໝັກອາດຍັງພິມຢູ່',
  'usernameCheck.asking': 'ກຳລັງຖາມເຊີເວີກ່ຽວກັບຊື່ນີ້',
  'usernameCheck.free': 'ໃຊ້ຊື່ນີ້ໄດ້',
  'usernameCheck.taken': 'ມີຊື່ຜູ້ໃຊ້ນີ້ແລ້ວ. ຍັງສົ່ງຟອມໄດ້ ເພາະອາດແມ່ນບັນຊີຂອງຕົນເອງ',
  'usernameCheck.unknown': 'ຍັງບໍ່ຮູ້: ຈະຮູ້ເມື່ອສົ່ງການສະໝັກ',

  'usernameCheck on username.typed #0': 'ຊື່ຍັງຄືເກົ່າ',
  'usernameCheck on username.typed #1': 'ຊື່ປ່ຽນໄປ: ຄຳຕອບຂອງຊື່ກ່ອນໃຊ້ບໍ່ໄດ້ແລ້ວ',
  'usernameCheck on username.typed #2': 'ຊື່ບໍ່ຖືກຕາມເງື່ອນໄຂ: ຊ່ອງນີ້ບອກວ່າຜິດຢູ່ບ່ອນໃດ ແລະ ບໍ່ຖາມເຊີເວີ',
  'usernameCheck.waiting on after pause #0': 'ຢຸດພິມແລ້ວ: ຖາມເຊີເວີ',
  'usernameCheck.asking on done ask #0': 'ຍັງບໍ່ມີໃຜໃຊ້ຊື່ນີ້',
  'usernameCheck.asking on done ask #1': 'ມີຄົນໃຊ້ຊື່ນີ້ແລ້ວ',
  'usernameCheck.asking on failed ask #0': 'ຖາມຖີ່ເກີນໄປ ຫຼື ບໍ່ມີຄຳຕອບ: ບໍ່ບອກຫຍັງກ່ຽວກັບຊື່ນີ້',
};
