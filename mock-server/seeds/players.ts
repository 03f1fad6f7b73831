/** The players of every fresh store. */
import type { Change } from '../store/reader.ts';
import { SEEDED_AT } from './operator.ts';
import { nextId } from '../domain/records.ts';

/** Ready to deposit: has a bank account and no credit. */
export const DEMO_PLAYER = { username: 'demo', password: 'demo-1234' } as const;

/** Just registered: has no bank account yet. */
export const NEWCOMER = { username: 'newcomer', password: 'newcomer-1234' } as const;

/** Precomputed hashes of the passwords above, so that a reset does not spend time on hashing. A test verifies them. */
const HASHES = {
  demo: 'pbkdf2-sha256$5000$seed-demo$ad71c7773e531ca5f637b7d0e1cefadb2309226ac8d3a41954b8280436bc8038',
  newcomer:
    'pbkdf2-sha256$5000$seed-newcomer$17d1ea9370ff7b3f6b3c198f7e9e06678f8ba3fefd06b5a0f2644161a709a7ab',
} as const;

export function seedPlayers(change: Change): void {
  const demo = insertPlayer(change, DEMO_PLAYER.username, 'Demo Player', HASHES.demo);
  insertPlayer(change, NEWCOMER.username, 'New Comer', HASHES.newcomer);
  change.bankAccounts.create({
    id: nextId(change, 'BA'),
    playerId: demo.id,
    bankCode: 'bcel',
    bankName: change.banks.findFirst({ where: { code: { equals: 'bcel' } } })?.displayName ?? 'bcel',
    accountNumber: '160120000123456',
    accountName: 'DEMO PLAYER',
    currency: 'LAK',
    owner: 'SELF',
    createdAt: SEEDED_AT,
  });
}

function insertPlayer(change: Change, username: string, displayName: string, passwordHash: string) {
  return change.players.create({
    id: nextId(change, 'PL'),
    username,
    displayName,
    createdAt: SEEDED_AT,
    passwordHash,
    passwordChangedAt: SEEDED_AT,
  });
}
