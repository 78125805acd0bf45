import { Migration } from '@mikro-orm/migrations'

/** The changes of email addresses that can be taken back, and the kind of mail by which they are. */
export class Migration0203ExpandEmailChanges extends Migration {
  override async up(): Promise<void> {
    this.addSql(`create table email_change (
      id uuid not null primary key,
      booking_id uuid not null,
      position integer not null,
      customer_email text not null,
      changed_at timestamptz not null,
      undone_at timestamptz,
      constraint email_change_booking_id_foreign foreign key (booking_id) references booking (id),
      constraint email_change_of_booking unique (booking_id, position)
    )`)
    this.addSql(`alter table outbox
      drop constraint outbox_kind_known,
      add constraint outbox_kind_known check (kind in ('booking-received', 'booking-confirmed', 'booking-rejected', 'booking-cancelled', 'booking-changed', 'change-requested', 'change-to-pay', 'change-declined', 'change-expired', 'chauffeur-assigned', 'chauffeur-on-the-way', 'chauffeur-at-pickup', 'trip-thanks', 'private-link', 'email-changed', 'payment-link', 'payment-to-driver', 'payment-received', 'payment-not-completed', 'payment-refunded', 'office-new-booking', 'office-cancellation', 'office-changed-details', 'office-change-request', 'office-change-withdrawn', 'office-changed-trip', 'office-payment-alert', 'office-no-car', 'office-low-rating', 'office-enquiry', 'enquiry-reply', 'receiver-failing')) not valid`)
  }
}
