import { Migration } from '@mikro-orm/migrations'

/** What the system of another company calls its booking, and keeps with it. */
export class Migration0068PartnerLabels extends Migration {
  override up(): void {
    this.addSql(`alter table booking add column reference text null, add column metadata jsonb null`)
    this.addSql(
      `create index booking_of_reference on booking (api_key_id, reference) where reference is not null`,
    )
  }
}
