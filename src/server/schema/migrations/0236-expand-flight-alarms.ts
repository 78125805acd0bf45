import { Migration } from '@mikro-orm/migrations'

/** The mail about a flight that is far too late, and the alarms about flights. */
export class Migration0236ExpandFlightAlarms extends Migration {
  override up(): void {
    this.addSql(`alter table outbox
      drop constraint outbox_kind_known,
      add constraint outbox_kind_known check (kind in ('booking-received', 'booking-confirmed', 'booking-rejected', 'booking-cancelled', 'booking-changed', 'change-requested', 'change-to-pay', 'change-declined', 'change-expired', 'chauffeur-assigned', 'chauffeur-on-the-way', 'chauffeur-at-pickup', 'meeting-moved', 'flight-delayed', 'trip-thanks', 'private-link', 'email-changed', 'payment-link', 'payment-to-driver', 'payment-received', 'payment-not-completed', 'payment-refunded', 'office-new-booking', 'office-cancellation', 'office-changed-details', 'office-change-request', 'office-change-withdrawn', 'office-changed-trip', 'office-payment-alert', 'office-no-car', 'office-low-rating', 'office-enquiry', 'enquiry-reply', 'receiver-failing', 'driver-trips')) not valid`)
    this.addSql(`alter table put_off_alarm
      drop constraint put_off_alarm_kind_known,
      add constraint put_off_alarm_kind_known check (kind in ('booking_pending', 'declined', 'no_longer_fits', 'nobody_assigned', 'not_accepted', 'should_have_left', 'not_at_pickup', 'no_show_claimed', 'still_on_board', 'car_too_small', 'change_requested', 'flight_late', 'flight_lost')) not valid`)
  }
}
