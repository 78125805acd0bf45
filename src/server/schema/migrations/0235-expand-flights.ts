import { Migration } from '@mikro-orm/migrations'

/** What is known of guests' flights, and how often its provider was asked. */
export class Migration0235ExpandFlights extends Migration {
  override up(): void {
    this.addSql('alter table booking add column landed_at timestamptz')
    this.addSql(`create table flight_calls (
      month text not null primary key,
      calls integer not null
    )`)
    this.addSql(`create table flight_watch (
      booking_id uuid not null primary key,
      flight_number text not null,
      pickup_at timestamptz not null,
      next_check_at timestamptz,
      checks integer not null default 0,
      checked_at timestamptz,
      scheduled_at timestamptz,
      expected_at timestamptz,
      landed_at timestamptz,
      phase text,
      as_of timestamptz,
      met_at timestamptz,
      constraint flight_watch_phase_known check
        (phase in ('scheduled', 'flying', 'landed', 'cancelled', 'diverted', 'uncertain')),
      constraint flight_watch_booking_id_foreign foreign key (booking_id) references booking (id) on delete cascade
    )`)
    this.addSql(
      'create index flight_watch_due on flight_watch (next_check_at) where next_check_at is not null',
    )
  }
}
