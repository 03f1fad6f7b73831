/**
 * The chunks of a message catalog: `shell` loads with the site, the others with the pages that use them
 * (docs/decisions/0005). A message belongs to the chunk with the longest matching prefix of its id, by default `player`.
 */
export const PARTS = ['shell', 'player', 'deposit', 'withdraw', 'promotion', 'history', 'open'] as const;
export type Part = (typeof PARTS)[number];

const BEGINNINGS: Readonly<Record<Part, readonly string[]>> = {
  /** Messages of home, login and registration for a visitor, and of the layout. */
  shell: [
    'broken',
    'common',
    'contact.none',
    'currency',
    'failure.abort',
    'failure.again',
    'failure.agency',
    'failure.generic',
    'failure.inProgress',
    'failure.login',
    'failure.network',
    'failure.notFound',
    'failure.rateLimited',
    'failure.register',
    'failure.sessionLost',
    'failure.supportCode',
    'failure.timeout',
    'failure.tooLarge',
    'failure.unavailable',
    'failure.validation',
    'failure.wrongShape',
    'failure.xsrf',
    'field',
    'footer',
    'game.category',
    'game.empty.title',
    'game.lobby',
    'game.maintenance',
    'game.showMore',
    'home.adultsOnly',
    'home.bank',
    'home.banks',
    'home.before',
    'home.cashier',
    'home.deposit',
    'home.games',
    'home.providers',
    'home.steps',
    'home.title',
    'home.visitor',
    'home.withdraw',
    'launch.opening',
    'layout',
    'login',
    'nav',
    'notFound',
    'period',
    'problem.confirmation',
    'problem.password',
    'problem.username',
    'promotion.all',
    'promotion.bonus',
    'promotion.claim.cap',
    'promotion.current',
    'promotion.deposit',
    'promotion.empty.title',
    'promotion.offer',
    'promotion.requirement',
    'promotion.status',
    'register',
    'slow.logIn',
    'slow.register',
    'slow.stop',
    'slow.title',
    'status.CANCELED',
    'success.confirm',
    'support',
    'toast',
    'unreachable',
    'upgrade',
    'username',
    'withdraw.contact',
  ],
  /** Messages that several player pages share; also the default. */
  player: [
    'deposit.amount.quick',
    'deposit.becomes',
    'deposit.obstacle.bank.action',
    'deposit.obstacle.break.action',
    'deposit.provider',
    'deposit.rate',
    'deposit.step.choose',
    'deposit.step.done',
    'deposit.submit',
    'history.copyCode',
    'history.promotion.title',
    'history.withdraw.title',
    'promotion.inForce',
    'promotion.play',
    'promotion.step',
    'promotion.steps',
    'promotion.toOrder',
    'receipt.print',
    'receipt.success.title',
    'withdraw.back',
    'withdraw.confirm',
    'withdraw.title',
  ],
  deposit: ['deposit', 'firstDeposit', 'qr', 'receipt'],
  withdraw: ['withdraw'],
  promotion: ['promotion'],
  history: ['history', 'pager'],
  open: ['contact', 'responsiblePlay'],
};

/** The chunk that contains a message. */
export function chunkOf(id: string): Part {
  let longest: { readonly part: Part; readonly length: number } = { part: 'player', length: 0 };
  for (const part of PARTS) {
    for (const beginning of BEGINNINGS[part]) {
      const isOf = id === beginning || id.startsWith(`${beginning}.`);
      if (isOf && beginning.length > longest.length) longest = { part, length: beginning.length };
    }
  }
  return longest.part;
}
