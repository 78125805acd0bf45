import { Migration } from '@mikro-orm/migrations'

/** The version of a booking, which grows with `updated_at`, also by a change that is asked for; and how many messages it has. */
export class Migration0257ExpandBookingVersions extends Migration {
  override up(): void {
    this.addSql(`alter table booking
      add column version integer not null default 1,
      add column message_count integer not null default 0`)
    this.addSql(
      `create or replace function booking_touch_fn() returns trigger language plpgsql as $$ begin if new is distinct from old then new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond'); new.version := coalesce(old.version, 0) + 1; end if; return new; end; $$`,
    )
    this.addSql(
      `create or replace function booking_change_touch_booking_fn() returns trigger language plpgsql as $$ begin update booking set updated_at = clock_timestamp() where id = new.booking_id; return null; end; $$`,
    )
    this.addSql(
      'create trigger touch_booking after insert or update on booking_change for each row execute function booking_change_touch_booking_fn()',
    )
  }
}
