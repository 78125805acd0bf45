import { Migration } from '@mikro-orm/migrations'

/** Telling drivers of their trips, by push and by mail. What stands already is no news to them. */
export class Migration0220ExpandDriverNotices extends Migration {
  override up(): void {
    this.addSql(`create table push_key (
      id integer not null primary key,
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null,
      constraint push_key_one check (id = 1)
    )`)
    this.addSql(`create table push_subscription (
      id uuid not null primary key,
      driver_link_id uuid not null,
      endpoint text not null,
      p256dh text not null,
      auth text not null,
      locale text not null,
      created_at timestamptz not null,
      constraint push_subscription_endpoint_unique unique (endpoint),
      constraint push_subscription_locale_known check (locale in ('en', 'pt', 'es')),
      constraint push_subscription_driver_link_id_foreign foreign key (driver_link_id) references driver_link (id) on delete cascade
    )`)
    this.addSql('create index push_subscription_driver_link_id_index on push_subscription (driver_link_id)')
    this.addSql(`create table driver_told (
      assignment_id uuid not null primary key,
      version integer not null,
      meet_at timestamptz,
      is_released boolean not null,
      constraint driver_told_assignment_id_foreign foreign key (assignment_id) references assignment (id) on update cascade
    )`)
    this.addSql(
      'insert into driver_told (assignment_id, version, is_released) select id, version, released_at is not null from assignment',
    )
    this.addSql(`create table driver_notice (
      id uuid not null primary key,
      driver_id uuid not null,
      created_at timestamptz not null,
      told_at timestamptz,
      constraint driver_notice_driver_id_foreign foreign key (driver_id) references driver (id)
    )`)
    this.addSql('create unique index driver_notice_open on driver_notice (driver_id) where told_at is null')
    this.addSql(`create table driver_notice_trip (
      notice_id uuid not null,
      assignment_id uuid not null,
      kind text not null,
      primary key (notice_id, assignment_id),
      constraint driver_notice_trip_kind_known check (kind in ('new', 'changed', 'later', 'withdrawn', 'cancelled')),
      constraint driver_notice_trip_notice_id_foreign foreign key (notice_id) references driver_notice (id) on update cascade on delete cascade,
      constraint driver_notice_trip_assignment_id_foreign foreign key (assignment_id) references assignment (id) on update cascade
    )`)
    this.addSql('create index driver_notice_of_trip on driver_notice_trip (assignment_id)')
    this.addSql(`create table push_message (
      id uuid not null primary key,
      notice_id uuid not null,
      subscription_id uuid,
      created_at timestamptz not null,
      run_at timestamptz not null,
      attempts integer not null default 0,
      locked_until timestamptz,
      locked_by uuid,
      done_at timestamptz,
      dead_at timestamptz,
      last_error text,
      constraint push_message_notice_id_foreign foreign key (notice_id) references driver_notice (id) on delete cascade,
      constraint push_message_subscription_id_foreign foreign key (subscription_id) references push_subscription (id) on delete set null
    )`)
    this.addSql('create index push_message_notice_id_index on push_message (notice_id)')
    this.addSql('create index push_message_subscription_id_index on push_message (subscription_id)')
    this.addSql(
      'create index push_message_open on push_message (run_at) where done_at is null and dead_at is null',
    )
    this.addSql('create index push_message_locked on push_message (locked_by) where locked_by is not null')
    this.addSql('alter table outbox add column notice_id uuid')
    this.addSql(
      'alter table outbox add constraint outbox_notice_id_foreign foreign key (notice_id) references driver_notice (id) on delete cascade not valid',
    )
    this.addSql(`alter table outbox
      drop constraint outbox_about_one_thing,
      add constraint outbox_about_one_thing check (num_nonnulls(booking_id, enquiry_id, webhook_id, notice_id) = 1) not valid`)
    this.addSql(`alter table outbox
      drop constraint outbox_kind_known,
      add constraint outbox_kind_known check (kind in ('booking-received', 'booking-confirmed', 'booking-rejected', 'booking-cancelled', 'booking-changed', 'change-requested', 'change-to-pay', 'change-declined', 'change-expired', 'chauffeur-assigned', 'chauffeur-on-the-way', 'chauffeur-at-pickup', 'meeting-moved', 'trip-thanks', 'private-link', 'email-changed', 'payment-link', 'payment-to-driver', 'payment-received', 'payment-not-completed', 'payment-refunded', 'office-new-booking', 'office-cancellation', 'office-changed-details', 'office-change-request', 'office-change-withdrawn', 'office-changed-trip', 'office-payment-alert', 'office-no-car', 'office-low-rating', 'office-enquiry', 'enquiry-reply', 'receiver-failing', 'driver-trips')) not valid`)
  }
}
