import { Migration } from '@mikro-orm/migrations'

/** The board of today looks for the trips that somebody has declined, however far ahead they are: they are few. */
export class Migration0151DeclinedTrips extends Migration {
  override up(): void {
    this.addSql(`create index trip_event_declined on trip_event (assignment_id) where type = 'decline'`)
    // Nothing reads the whole trail in the order of time.
    this.addSql('drop index audit_entry_newest_first')
    // As the code calls it.
    this.addSql('alter table trip_event rename column told_at to reported_at')
  }
}
