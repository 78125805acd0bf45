import { Migration } from '@mikro-orm/migrations'

/** What a repeat of an online booking without an Idempotency-Key is known by. */
export class Migration0043RequestFingerprint extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column request_fingerprint text null`)
  }
}
