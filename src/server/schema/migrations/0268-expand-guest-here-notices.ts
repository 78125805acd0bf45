import { Migration } from '@mikro-orm/migrations'

/** That a guest is at the meeting point, among what drivers are told, once for each of their trips. */
export class Migration0268ExpandGuestHereNotices extends Migration {
  override up(): void {
    this.addSql('alter table driver_told add column is_guest_here boolean not null default false')
    this.addSql(`alter table driver_notice_trip
      drop constraint driver_notice_trip_kind_known,
      add constraint driver_notice_trip_kind_known check (kind in ('new', 'changed', 'later', 'withdrawn', 'cancelled', 'guest_here')) not valid`)
  }
}
