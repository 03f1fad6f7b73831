/** Which texts are shown and recorded: only those that are listed here as kept. Any other text is masked. */
import { LANGUAGES, PROVIDERS } from '../../../contract/values.ts';

export type TextClass = 'keep' | 'mask';

const KEPT_OF_CONTRACT = `
  id name code status provider providers currency payCurrency owner bankCode category language device
  telegram whatsapp facebook twitter line fingerprint screen version timezone userAgent plugins vendor vendorUnmasked renderer
  rendererUnmasked shadingLanguageVersion platform fonts languages username createdAt passwordChangedAt bankName amount buy sell
  updatedAt mid creditThreshold minCredit maxCredit idempotencyKey rate credit promotionCredit totalCredit paidAmount cancelReason
  attention usageId expiresAt paidAt finishedAt expectedCredit merchantName creditReceived creditReturned bonusDeducted payAmount
  reason reasonCode quoteId received returned value bankAccountId ${LANGUAGES.join(' ')} imageUrl depositAmount bonusAmount requiredCredit
  startsAt endsAt promotionId claimedAt usedAt depositCode tab tabs gameCode returnUrl day week month effectiveAt
  selfExcludedUntil from to paid credited withdrawn
`;

/** The player's own words and numbers, and the links and codes with which anyone can open a game or pay an order. */
const MASKED_OF_CONTRACT = `
  password confirmPassword currentPassword newPassword confirmNewPassword displayName accountNumber accountName payload deeplink
  url q
`;

/** The texts of the machines, of errors and of the recording itself. */
const KEPT_OF_MACHINES = `
  type kind method period actor machine parent event key keys needs edgeGuards result output build by arrival at page shown pending left
  intended entry followedOrders shownOrder playerId agencyId notice obstacle playedWith problem resend tone message detail
  requestId fields meta min max limit remaining required threshold missing values credits depositCredit wholeCredit payment
  percent step cancellation claim limits openOrder openWithdraw own request usages ${PROVIDERS.join(' ')}
`;

const namesIn = (text: string) => text.trim().split(/\s+/);

/** The class of each text field of the contract. A test requires that the table is complete. */
export const CONTRACT_TEXTS: ReadonlyMap<string, TextClass> = new Map([
  ...namesIn(KEPT_OF_CONTRACT).map((name) => [name, 'keep'] as const),
  ...namesIn(MASKED_OF_CONTRACT).map((name) => [name, 'mask'] as const),
]);

const MACHINE_TEXTS: ReadonlySet<string> = new Set(namesIn(KEPT_OF_MACHINES));

/** Names of secrets that are no text field of the contract. */
const SECRET = /password(?!ChangedAt)|token|xsrf|cookie|secret|^address$/i;

/** Whether everything in a property of this name is masked, numbers and objects too. */
export function isMasked(name: string): boolean {
  return CONTRACT_TEXTS.get(name) === 'mask' || SECRET.test(name);
}

/** Whether a text in a property of this name stays as it is. */
export function isKept(name: string): boolean {
  return !isMasked(name) && (CONTRACT_TEXTS.has(name) || MACHINE_TEXTS.has(name));
}
