import { Migration } from '@mikro-orm/migrations'

/** When a flight leaves that a trip goes to, and what was found in place of the flight that lands. */
export class Migration0250ExpandFlightFacts extends Migration {
  override up(): void {
    this.addSql('alter table booking add column flight_departs_at text')
    this.addSql(
      "comment on column booking.flight_departs_at is 'Of a trip to an airport: HH:mm on its clock.'",
    )
    this.addSql('alter table flight_watch add column found jsonb')
  }
}
