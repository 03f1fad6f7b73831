/** The paths of the site's pages: specification §2. The trailing slash is optional. */
export const PAGES = {
  home: '/',
  login: '/login/',
  register: '/register/',
  deposit: '/player/deposit/',
  depositHistory: '/player/deposit/history',
  withdraw: '/player/withdraw/',
  withdrawHistory: '/player/withdraw/history',
  bank: '/player/bank/',
  promotions: '/player/promotion/',
  promotionHistory: '/player/promotion/history',
  responsiblePlay: '/responsible-play/',
  contact: '/contact/',
} as const;
