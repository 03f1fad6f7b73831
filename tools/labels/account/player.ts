/** The Lao descriptions of the machine `player`, by the id of the state or transition (chart/chart.ts). */
export const playerLabels: Readonly<Record<string, string>> = {
  player:
    'ສິ່ງທີ່ຜູ້ຫຼິ້ນທີ່ຢູ່ໃນລະບົບເຮັດໄດ້. ເວັບໄຊສົ່ງຂ່າວຕໍ່ໃຫ້ແຜນຜັງຂອງຜູ້ຫຼິ້ນ, ບັນທຶກສິ່ງທີ່ແຜນຜັງແຈ້ງ ແລະ ແຈ້ງຕໍ່ໃຫ້ແຜນຜັງຫຼັກ (specification §2). ຕອນເຂົ້າສູ່ລະບົບ ເວັບໄຊອ່ານຂໍ້ມູນຜູ້ຫຼິ້ນພ້ອມບັນຊີທະນາຄານ, ຂອບເຂດທີ່ຜູ້ຫຼິ້ນຕັ້ງເອງ (ສຳລັບການເຕືອນເວລາ) ແລະ ຂໍ້ມູນຂອງໜ້າທີ່ສະແດງຢູ່. ເຄຣດິດ, ລາຍການ ແລະ ໂປຣໂມຊັນ ອ່ານພ້ອມໜ້າທີ່ສະແດງສິ່ງນັ້ນເທົ່ານັ້ນ',
  'player.deposit': 'ຜູ້ຫຼິ້ນຝາກເງິນດ້ວຍລາຍການຝາກ ແລະ QR ຂອງລາຍການ (specification §4)',
  'player.deposit.unused': 'ຜູ້ຫຼິ້ນຍັງບໍ່ໄດ້ເປີດໜ້າຝາກເງິນ',
  'player.deposit.running': 'ແຜນຜັງ deposit ເຮັດວຽກຢູ່ ເຖິງວ່າຜູ້ຫຼິ້ນຈະຢູ່ໜ້າອື່ນ',
  'player.shownOrder':
    'ແຕ່ລະລາຍການໃນປະຫວັດທີ່ຜູ້ຫຼິ້ນເປີດເບິ່ງ ມີແຜນຜັງຂອງມັນເອງ. ເມື່ອຜູ້ຫຼິ້ນປິດລາຍການ ແຜນຜັງນັ້ນຍັງລໍຖ້າການກວດທີ່ຄ້າງຢູ່ ບໍ່ວ່າຜູ້ຫຼິ້ນຈະເບິ່ງຫຍັງຢູ່ (specification §4)',
  'player.shownOrder.none': 'ຜູ້ຫຼິ້ນບໍ່ເຫັນລາຍການໃດໃນປະຫວັດ. ອາດຍັງມີການກວດຂອງລາຍການທີ່ປິດແລ້ວຄ້າງຢູ່',
  'player.shownOrder.visible': 'ຜູ້ຫຼິ້ນເຫັນລາຍການໜຶ່ງໃນປະຫວັດ',
  'player.withdraw': 'ຜູ້ຫຼິ້ນຖອນເຄຣດິດເຂົ້າບັນຊີທະນາຄານ (specification §5)',
  'player.withdraw.unused': 'ຜູ້ຫຼິ້ນຍັງບໍ່ໄດ້ເປີດໜ້າຖອນເງິນ',
  'player.withdraw.running': 'ແຜນຜັງ withdraw ເຮັດວຽກຢູ່ ເຖິງວ່າຜູ້ຫຼິ້ນຈະຢູ່ໜ້າອື່ນ',

  'player.deposit.unused on deposit.opened #0': 'ຜູ້ຫຼິ້ນເປີດໜ້າຝາກເງິນ',
  'player.shownOrder on order.checked #0': 'ລາຍການທີ່ຜູ້ຫຼິ້ນປິດແລ້ວ ບໍ່ມີການກວດທີ່ຄ້າງຢູ່ອີກ. ເວັບໄຊຢຸດຕິດຕາມລາຍການນັ້ນ',
  'player.shownOrder.none on order.shown #0':
    'ຜູ້ຫຼິ້ນເປີດເບິ່ງລາຍການໜຶ່ງໃນປະຫວັດ. ແຜນຜັງ depositOrder ຕິດຕາມລາຍການນີ້ ຄຽງຄູ່ກັບລາຍການຂອງໜ້າຝາກເງິນ',
  'player.shownOrder.visible on order.shown #0':
    'ຜູ້ຫຼິ້ນເປີດເບິ່ງອີກລາຍການໜຶ່ງໃນປະຫວັດ ເຊິ່ງປິດລາຍການກ່ອນ. ເວັບໄຊລໍຖ້າການກວດຂອງລາຍການກ່ອນທີ່ຄ້າງຢູ່',
  'player.shownOrder.visible on order.hidden #0': 'ຜູ້ຫຼິ້ນປິດລາຍການ. ເວັບໄຊລໍຖ້າການກວດທີ່ຄ້າງຢູ່ ຍ້ອນອາດແຈ້ງວ່າເງິນເຂົ້າແລ້ວ',
  'player.withdraw.unused on withdraw.opened #0': 'ຜູ້ຫຼິ້ນເປີດໜ້າຖອນເງິນ',
  'player if isAnotherOrder': 'ບໍ່ແມ່ນລາຍການທີ່ຜູ້ຫຼິ້ນເບິ່ງຢູ່',
  'player if isShownOrder': 'ແມ່ນລາຍການທີ່ຜູ້ຫຼິ້ນເບິ່ງຢູ່',
};
