import { SentFingerprint } from '../../../contract/rules/fingerprint.ts';
import { PersistedRecord } from '../../platform/persisted-record.ts';
import type { TextStore } from '../../platform/storage.ts';

/** The fingerprint that this device sent last, per agency id: specification §3. */
export class FingerprintMemory {
  constructor(private readonly device: TextStore) {}

  recall(agencyId: string): SentFingerprint | null {
    return this.kept(agencyId).read();
  }

  keep(agencyId: string, sent: SentFingerprint): void {
    this.kept(agencyId).write(sent);
  }

  private kept(agencyId: string) {
    return new PersistedRecord(this.device, `fingerprint ${agencyId}`, SentFingerprint);
  }
}
