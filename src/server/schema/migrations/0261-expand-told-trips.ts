import { Migration } from '@mikro-orm/migrations'

/** A booking changes with its trips once they are told. A read of the release before tells a step a minute ahead of that. */
export class Migration0261ExpandToldTrips extends Migration {
  override up(): void {
    this.addSql(
      `create or replace function assignment_check_trip_fn() returns trigger language plpgsql as $$ begin insert into trip_notification (booking_id, car_no, check_at) values (new.booking_id, new.car_no, 'epoch') on conflict (booking_id, car_no) do update set check_at = excluded.check_at; return null; end; $$`,
    )
  }
}
