/** The Lao descriptions of the machine `passwordChange`, by the id of the state or transition (chart/chart.ts). */
export const passwordChangeLabels: Readonly<Record<string, string>> = {
  passwordChange: 'ປ່ຽນລະຫັດຜ່ານ. ຫຼັງຈາກນັ້ນຜູ້ຫຼິ້ນຕ້ອງເຂົ້າສູ່ລະບົບອີກຄັ້ງ (specification §4)',
  'passwordChange.closed': 'ກ່ອງຂໍ້ຄວາມປິດຢູ່ ແລະ ເວັບໄຊບໍ່ໄດ້ເກັບລະຫັດຜ່ານໃດໄວ້',
  'passwordChange.editing': 'ຟອມສາມຊ່ອງ: ກວດແຕ່ລະຊ່ອງເມື່ອຜູ້ຫຼິ້ນອອກຈາກຊ່ອງນັ້ນ (specification §5)',
  'passwordChange.editing.unsent': 'ຜູ້ຫຼິ້ນເປີດກ່ອງຂໍ້ຄວາມແລ້ວ ແລະ ຍັງບໍ່ໄດ້ສົ່ງຟອມ',
  'passwordChange.editing.rejected':
    'ຄັ້ງຫຼ້າສຸດບໍ່ໄດ້ປ່ຽນລະຫັດຜ່ານ. ການແຈ້ງເຕືອນບອກເຫດຜົນ ແລະ ກ່ອງຂໍ້ຄວາມສະແດງລະຫັດສຳລັບຝ່າຍຊ່ວຍເຫຼືອ',
  'passwordChange.changing':
    'ສົ່ງລະຫັດຜ່ານປັດຈຸບັນ ແລະ ລະຫັດຜ່ານໃໝ່ຄັ້ງດຽວ. ຖ້າຄຳຕອບຫາຍ ຈະຖາມເຊີເວີວ່າຍັງຢູ່ໃນລະບົບຫຼືບໍ່ (contract §1)',
  'passwordChange.tryingNewPassword': 'ລອງເຂົ້າສູ່ລະບົບດ້ວຍລະຫັດຜ່ານໃໝ່ ເພື່ອຮູ້ວ່າລະຫັດຜ່ານຖືກປ່ຽນແລ້ວຫຼືບໍ່ (contract §1)',
  'passwordChange.unresolved': 'ຍັງບໍ່ຮູ້ວ່າລະຫັດຜ່ານໃດໃຊ້ໄດ້. ບອກໃຫ້ຜູ້ຫຼິ້ນຮູ້ ແລະ ຈະຖາມອີກເມື່ອອາດໄດ້ຄຳຕອບ',
  'passwordChange.changed': 'ກ່ອງຂໍ້ຄວາມຢືນຢັນວ່າປ່ຽນລະຫັດຜ່ານສຳເລັດ ແລະ ຂໍໃຫ້ຜູ້ຫຼິ້ນເຂົ້າສູ່ລະບົບອີກຄັ້ງ (specification §8)',
  'passwordChange.changedAndSignedIn': 'ປ່ຽນລະຫັດຜ່ານສຳເລັດ. ຕອນກວດສອບ ໄດ້ເຂົ້າສູ່ລະບົບດ້ວຍລະຫັດຜ່ານໃໝ່ໄປແລ້ວ',

  'passwordChange.closed on passwordChange.open #0': 'ຜູ້ຫຼິ້ນເລືອກຈາກເມນູສະມາຊິກ (specification §2)',
  'passwordChange.editing on passwordChange.submit #0':
    'ສົ່ງຟອມຄັ້ງດຽວ ແລະ ສົ່ງສະເພາະເມື່ອຮູ້ຕົວແທນ (agency) ແລ້ວ (specification §5)',
  'passwordChange.editing on passwordChange.close #0': 'ຜູ້ຫຼິ້ນປິດໂດຍບໍ່ໄດ້ປ່ຽນ',
  'passwordChange.changing on passwordChange.stopWaiting #0':
    'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າ: ຍັງບໍ່ຮູ້ຜົນ ແລະ ຍັງບໍ່ກວດສອບ ເພາະຄຳຂໍອາດຍັງໄປບໍ່ຮອດເຊີເວີ',
  'passwordChange.changing on done submission #0': 'ປ່ຽນລະຫັດຜ່ານແລ້ວ. ທຸກອຸປະກອນຖືກອອກຈາກລະບົບ (contract §1)',
  'passwordChange.changing on done submission #1':
    'ບໍ່ຢູ່ໃນລະບົບແລ້ວ: ຍ້ອນການປ່ຽນຄັ້ງນີ້ ຖ້າຄຳຕອບຫາຍ ຫຼື ບຣາວເຊີສົ່ງຊ້ຳ, ຫຼື ໝົດອາຍຸກ່ອນໜ້ານີ້ (contract §1)',
  'passwordChange.changing on done submission #2': 'ກວດສອບບໍ່ສຳເລັດຄືກັນ: ຍັງບໍ່ຮູ້ຜົນ',
  'passwordChange.changing on done submission #3':
    'ເຊີເວີປະຕິເສດ ຫຼື ຄຳຕອບຫາຍແຕ່ຍັງຢູ່ໃນລະບົບ: ລະຫັດຜ່ານບໍ່ໄດ້ຖືກປ່ຽນ. ການແຈ້ງເຕືອນບອກເຫດຜົນ',
  'passwordChange.tryingNewPassword on passwordChange.stopWaiting #0': 'ຜູ້ຫຼິ້ນຢຸດລໍຖ້າ: ຍັງບໍ່ຮູ້ຜົນ',
  'passwordChange.tryingNewPassword on news.network.restored #0':
    'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ລອງເຂົ້າສູ່ລະບົບອີກຄັ້ງ ເພາະຄັ້ງກ່ອນອາດຂາດກາງທາງ',
  'passwordChange.tryingNewPassword on done submission #0': 'ເຂົ້າສູ່ລະບົບໄດ້: ລະຫັດຜ່ານຖືກປ່ຽນແລ້ວ',
  'passwordChange.tryingNewPassword on done submission #1': 'ບໍ່ໄດ້ຮັບຄຳຕອບທີ່ໃຊ້ໄດ້: ຍັງບໍ່ຮູ້ຜົນ',
  'passwordChange.tryingNewPassword on done submission #2':
    'ເຂົ້າສູ່ລະບົບບໍ່ໄດ້: ລະຫັດຜ່ານບໍ່ໄດ້ຖືກປ່ຽນ ແລະ ການເຂົ້າສູ່ລະບົບໝົດອາຍຸຍ້ອນເຫດອື່ນ',
  'passwordChange.unresolved on passwordChange.checkAgain #0':
    'ຜູ້ຫຼິ້ນກວດສອບອີກຄັ້ງ. ບໍ່ຢູ່ໃນລະບົບແລ້ວ ຈຶ່ງຕ້ອງລອງເຂົ້າສູ່ລະບົບດ້ວຍລະຫັດຜ່ານໃໝ່',
  'passwordChange.unresolved on passwordChange.checkAgain #1': 'ຜູ້ຫຼິ້ນກວດສອບອີກຄັ້ງ: ຖາມເຊີເວີວ່າຍັງຢູ່ໃນລະບົບຫຼືບໍ່',
  'passwordChange.unresolved on news.network.restored #0': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ ແຕ່ບໍ່ຢູ່ໃນລະບົບ: ລອງເຂົ້າສູ່ລະບົບອີກຄັ້ງ',
  'passwordChange.unresolved on news.network.restored #1': 'ເຊື່ອມຕໍ່ອິນເຕີເນັດໄດ້ແລ້ວ: ຖາມອີກຄັ້ງວ່າຍັງຢູ່ໃນລະບົບຫຼືບໍ່',
  'passwordChange.unresolved on passwordChange.close #0': 'ຜູ້ຫຼິ້ນປິດໂດຍຍັງບໍ່ຮູ້ຜົນ ແລະ ບໍ່ຢູ່ໃນລະບົບແລ້ວ',
  'passwordChange.unresolved on passwordChange.close #1': 'ຜູ້ຫຼິ້ນປິດໂດຍຍັງບໍ່ຮູ້ຜົນ: ຄຳຂໍຕໍ່ໄປຈະບອກວ່າຍັງຢູ່ໃນລະບົບຫຼືບໍ່',
  'passwordChange.changed on passwordChange.confirm #0': 'ຜູ້ຫຼິ້ນຮັບຊາບ: ໂຫຼດໜ້າຄືນໃໝ່ (specification §4)',
  'passwordChange.changedAndSignedIn on passwordChange.confirm #0': 'ຜູ້ຫຼິ້ນຮັບຊາບ: ໂຫຼດໜ້າຄືນໃໝ່ ແລະ ຜູ້ຫຼິ້ນຍັງຢູ່ໃນລະບົບ',
  'passwordChange if agencyIsKnown': 'ເວັບໄຊຮູ້ຈັກຕົວແທນຂອງຜູ້ຫຼິ້ນ',
  'passwordChange if isSessionGone': 'ຜູ້ຫຼິ້ນບໍ່ຢູ່ໃນລະບົບແລ້ວ: ຮູ້ຜົນໄດ້ດ້ວຍການເຂົ້າສູ່ລະບົບເທົ່ານັ້ນ',
  'passwordChange if isCreated': 'ປ່ຽນລະຫັດຜ່ານແລ້ວ: ເຊີເວີບອກ ຫຼື ເຂົ້າສູ່ລະບົບໄດ້',
  'passwordChange if isUnknown': 'ຍັງບໍ່ຮູ້ຜົນ: ກວດສອບຜົນບໍ່ສຳເລັດຄືກັນ',
  'passwordChange if isSignedOut': 'ຜູ້ຫຼິ້ນບໍ່ຢູ່ໃນລະບົບແລ້ວ: ຍ້ອນການປ່ຽນນີ້ ຫຼື ກ່ອນໜ້ານີ້',
};
