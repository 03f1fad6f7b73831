/**
 * Small modules shared by several pages that may be a visitor's first, or by the footer or the fingerprint of each. Importing them here puts them
 * into the entry chunk: on a slow connection a separate chunk costs more than their bytes do.
 */
import '../contract/time/day.ts';
import './platform/page/document.ts';
import './ui/brand/Emblem.tsx';
import './ui/layout/Card.tsx';
import './app/hooks/use-support-code.ts';
// What home shares with the pages of players, which would otherwise load the rest of home too (docs/decisions/0023).
import '../contract/rules/promotion-terms.ts';
import './i18n/promotion-messages.ts';
import './shared/Amount.tsx';
import './shared/LoadFailure.tsx';
import './ui/brand/BankPlate.tsx';
import './ui/brand/ProviderPlate.tsx';
import './ui/feedback/EmptyState.tsx';
import './ui/feedback/Skeleton.tsx';
