import { Migration } from '@mikro-orm/migrations'

/** The alarms that the office has put off. */
export class Migration0210ExpandPutOffAlarms extends Migration {
  override up(): void {
    this.addSql(`create table put_off_alarm (
      booking_id uuid not null,
      car_no integer not null,
      kind text not null,
      until timestamptz not null,
      put_off_by text not null,
      constraint put_off_alarm_pkey primary key (booking_id, car_no, kind),
      constraint put_off_alarm_booking_id_foreign foreign key (booking_id) references booking (id),
      constraint put_off_alarm_kind_known check (kind in ('booking_pending', 'declined', 'nobody_assigned', 'not_accepted', 'should_have_left', 'not_at_pickup', 'no_show_claimed', 'still_on_board', 'car_too_small', 'change_requested'))
    )`)
  }
}
