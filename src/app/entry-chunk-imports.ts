/**
 * Small parts that several pages stand on which may be a visitor's first: they come with the site, because a file of their own
 * would cost a phone on a slow line more than their bytes do.
 */
import '../i18n/promotion-messages.ts';
import '../ui/layout/Card.tsx';
import '../ui/money/Money.tsx';
