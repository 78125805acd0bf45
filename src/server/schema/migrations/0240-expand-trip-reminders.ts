import { Migration } from '@mikro-orm/migrations'

/** Reminders of trips among the kinds of mail. */
export class Migration0240ExpandTripReminders extends Migration {
  override up(): void {
    this.addSql(`alter table outbox
      drop constraint outbox_kind_known,
      add constraint outbox_kind_known check (kind in ('booking-received', 'booking-confirmed', 'booking-rejected', 'booking-cancelled', 'booking-changed', 'change-requested', 'change-to-pay', 'change-declined', 'change-expired', 'trip-reminder', 'chauffeur-assigned', 'chauffeur-on-the-way', 'chauffeur-at-pickup', 'meeting-moved', 'flight-delayed', 'trip-thanks', 'private-link', 'email-changed', 'payment-link', 'payment-to-driver', 'payment-received', 'payment-not-completed', 'payment-refunded', 'office-new-booking', 'office-cancellation', 'office-changed-details', 'office-change-request', 'office-change-withdrawn', 'office-changed-trip', 'office-payment-alert', 'office-no-car', 'office-low-rating', 'office-enquiry', 'enquiry-reply', 'receiver-failing', 'driver-trips')) not valid`)
  }
}
