import { Migration } from '@mikro-orm/migrations'

/** Bookings that are confirmed without the office, and those that are rejected because it has not decided in time. */
export class Migration0263ExpandDeciding extends Migration {
  override up(): void {
    this.addSql(`alter table partner
      add column confirmation text not null default 'office',
      add constraint partner_confirmation_known check ("confirmation" in ('office', 'instant_paid', 'instant')) not valid`)
    this.addSql(`create table decision_setting (
      id integer not null primary key,
      is_limited boolean not null,
      opens_at time(0) not null,
      closes_at time(0) not null,
      days jsonb not null,
      version integer not null,
      constraint decision_setting_once check (id = 1)
    )`)
    this.addSql(`alter table booking
      add column reject_code text,
      add column decide_by timestamptz,
      add column decide_reminded_at timestamptz,
      add constraint booking_reject_code_known check ("reject_code" in ('not_decided')) not valid`)
    this.addSql(`comment on column booking.reject_code is 'Of one that no person has rejected.'`)
  }
}
