import { Migration } from '@mikro-orm/migrations'

/** Cars of trips that are over are released, and mails of more than a year ago are deleted: both found without a search. */
export class Migration0152Sweeps extends Migration {
  override up(): void {
    this.addSql(`alter table car_commitment
      drop constraint car_commitment_release_reason_known,
      add constraint car_commitment_release_reason_known
        check (release_reason in ('rejected', 'cancelled', 'not_paid', 'changed', 'over'))`)
    // Rows are added in this order, so that some numbers for each stretch of the table tell where to look.
    this.addSql('create index outbox_by_age on outbox using brin (created_at)')
  }
}
