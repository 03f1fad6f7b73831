/** Words that mean the same in a search of the viewer, by language. */
export const SYNONYMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  en: [
    ['deposit', 'top up', 'top-up', 'topup', 'pay in', 'recharge'],
    ['withdraw', 'payout', 'pay out', 'cash out', 'cashout'],
    ['promotion', 'promo', 'bonus', 'offer'],
    ['session', 'log in', 'login', 'sign in', 'log out', 'logout', 'sign out'],
    ['registration', 'register', 'sign up', 'signup'],
    ['order', 'transaction'],
    ['credit', 'balance'],
    ['break', 'self-exclusion', 'pause'],
    ['toast', 'notification'],
    ['guard', 'condition', 'rule'],
  ],
  lo: [
    ['ຝາກ', 'ເຕີມ', 'ເຕີມເງິນ'],
    ['ຖອນ', 'ເບີກ', 'ຖອນເງິນ'],
    ['ໂປຣໂມຊັນ', 'ໂປຣ', 'ໂບນັດ'],
    ['ຢູ່ໃນລະບົບ', 'ເຂົ້າສູ່ລະບົບ', 'ລັອກອິນ', 'ອອກຈາກລະບົບ'],
    ['ສະໝັກ', 'ລົງທະບຽນ'],
    ['ເຄຣດິດ', 'ຍອດເງິນ'],
    ['ການແຈ້ງເຕືອນ', 'ແຈ້ງເຕືອນ'],
  ],
};
