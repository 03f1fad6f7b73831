/** What the machine `success` says in Lao, by the id of the state or transition (chart/chart.ts). */
export const successLabels: Readonly<Record<string, string>> = {
  success: 'ແຈ້ງຂ່າວດີເທື່ອລະໜຶ່ງກ່ອງຂໍ້ຄວາມ ສະແດງໄວ້ຈົນກວ່າຜູ້ຫຼິ້ນຈະກົດຮັບຊາບ (specification §8)',
  'success.silent': 'ບໍ່ມີຫຍັງຕ້ອງແຈ້ງ',
  'success.telling': 'ກ່ອງຂໍ້ຄວາມສະແດງຢູ່ ຈົນກວ່າຜູ້ຫຼິ້ນຈະກົດຮັບຊາບ',

  'success.silent on success.told #0': 'ມີບາງຢ່າງສຳເລັດ: ເປີດກ່ອງຂໍ້ຄວາມ',
  'success.telling on success.told #0': 'ລະຫວ່າງນັ້ນມີຢ່າງອື່ນສຳເລັດນຳ: ລໍຖ້າແຈ້ງຕາມລຳດັບ',
  'success.telling on success.confirm #0': 'ຜູ້ຫຼິ້ນຮັບຊາບ: ສະແດງກ່ອງຂໍ້ຄວາມຕໍ່ໄປ',
  'success.telling on success.confirm #1': 'ຜູ້ຫຼິ້ນຮັບຊາບ ແລະ ບໍ່ມີຫຍັງຕ້ອງແຈ້ງອີກ',
  'success.telling on success.forget #0': 'ຜູ້ຫຼິ້ນບໍ່ຢູ່ໃນລະບົບແລ້ວ: ບໍ່ແຈ້ງໃຫ້ຜູ້ອື່ນຮູ້',
};
