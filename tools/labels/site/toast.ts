/** The Lao descriptions of the machine `toast`, by the id of the state or transition (chart/chart.ts). */
export const toastLabels: Readonly<Record<string, string>> = {
  toast: 'ສະແດງການແຈ້ງເຕືອນເທື່ອລະອັນ: ອັນໃໝ່ຂຶ້ນແທນອັນກ່ອນ (specification §4 and §9)',
  'toast.empty': 'ບໍ່ມີຫຍັງຕ້ອງແຈ້ງ',
  'toast.shown': 'ການແຈ້ງເຕືອນສະແດງຢູ່',
  'toast.shown.counting': 'ກຳລັງນັບເວລາ',
  'toast.shown.held': 'ຢຸດນັບເວລາໄວ້ກ່ອນ',
  'toast.dismissed': 'ປິດແລ້ວ ແຕ່ຍັງຈື່ໄວ້ໃນຂະນະທີ່ເລື່ອນອອກ',

  'toast on toast.shown #0': 'ມີບາງຢ່າງເກີດຂຶ້ນ: ການແຈ້ງເຕືອນໃໝ່ຂຶ້ນແທນອັນທີ່ສະແດງຢູ່',
  'toast.shown on toast.dismissed #0': 'ຜູ້ຫຼິ້ນປັດອອກ ຫຼື ກົດປິດ',
  'toast.shown.counting on toast.held #0': 'ຜູ້ຫຼິ້ນກຳລັງຊີ້ ຫຼື ເລືອກການແຈ້ງເຕືອນນີ້ ຫຼື ບໍ່ໄດ້ເບິ່ງໜ້ານີ້ຢູ່',
  'toast.shown.counting on after duration #0': 'ຄົບ 5000 ms ແລ້ວ (specification §9)',
  'toast.shown.held on toast.released #0': 'ເລີ່ມນັບເວລາໃໝ່: ໃຫ້ຜູ້ທີ່ກຳລັງອ່ານໄດ້ອ່ານຈົນຈົບ',
  'toast.dismissed on after removal #0': 'ລຶບອອກ 1,000,000 ms ຫຼັງຈາກປິດ (specification §9)',
};
