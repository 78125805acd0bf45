import { Migration } from '@mikro-orm/migrations'

/** A trip whose flight is late may stand over another one of its car or driver, which is an alarm. A driver can be ill. */
export class Migration0223ExpandLateTrips extends Migration {
  override up(): void {
    this.addSql('alter table assignment add column is_over_another boolean not null default false')
    for (const who of ['car', 'driver'])
      this.addSql(`alter table assignment
        drop constraint assignment_${who}_once,
        add constraint assignment_${who}_once exclude using gist (${who}_id with =, tstzrange(starts_at, ends_at) with &&) where (released_at is null and not is_over_another and ${who}_id is not null) deferrable initially deferred`)
    this.addSql(`alter table put_off_alarm
      drop constraint put_off_alarm_kind_known,
      add constraint put_off_alarm_kind_known check (kind in ('booking_pending', 'declined', 'no_longer_fits', 'nobody_assigned', 'not_accepted', 'should_have_left', 'not_at_pickup', 'no_show_claimed', 'still_on_board', 'car_too_small', 'change_requested')) not valid`)
    this.addSql(`alter table block
      drop constraint block_reason_known,
      add constraint block_reason_known check (reason in ('service', 'lent', 'holiday', 'ill')) not valid`)
  }
}
