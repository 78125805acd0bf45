import { Migration } from '@mikro-orm/migrations'

/** The rules of the domain that the database holds by itself, days and times as such, and what belongs to what. */
export class Migration0140Rules extends Migration {
  override up(): void {
    for (const statement of statements) this.addSql(statement)
  }
}

const statements = [
  `alter table api_key_usage
    alter column day type date using (day::date),
    add constraint api_key_usage_counted check (calls >= 1)`,
  `alter table blackout
    drop constraint blackout_vehicle_known,
    add constraint blackout_vehicle_id_known check (vehicle_id in (1, 2, 3, 4, 5))`,
  `alter table booking
    drop constraint booking_refund_known,
    alter column pickup_date type date using (pickup_date::date),
    alter column pickup_time type time(0) using (pickup_time::time(0)),
    add constraint booking_service_type_known check (service_type in ('point-to-point', 'hourly')),
    add constraint booking_vehicle_id_known check (vehicle_id in (1, 2, 3, 4, 5)),
    add constraint booking_pickup_zone_known check (pickup_zone in ('Europe/Lisbon', 'Europe/Madrid')),
    add constraint booking_payment_method_known check (payment_method in ('cash', 'sumup', 'card_on_pickup')),
    add constraint booking_payment_status_known check (payment_status in ('not_required', 'pending', 'completed', 'failed')),
    add constraint booking_refund_status_known check (refund_status in ('under_way', 'completed', 'failed')),
    add constraint booking_parts_not_negative check (base_cents >= 0 and stop_cents >= 0),
    add constraint booking_refund_within_paid check (0 <= refunded_cents and refunded_cents <= refund_cents and refund_cents <= paid_cents),
    add constraint booking_cancel_fee_not_negative check (cancel_fee_cents >= 0),
    add constraint booking_pickup_at_its_time check (pickup_at at time zone pickup_zone = pickup_date + pickup_time),
    add constraint booking_pickup_on_earth check (abs(pickup_lat::numeric) <= 90 and abs(pickup_lon::numeric) <= 180),
    add constraint booking_dropoff_on_earth check (abs(dropoff_lat::numeric) <= 90 and abs(dropoff_lon::numeric) <= 180),
    add constraint booking_dropoff_whole check (num_nonnulls(dropoff_lat, dropoff_lon) in (0, 2)),
    add constraint booking_hours_of_hire check ((service_type = 'hourly') = (hire_hours is not null) and (hire_hours is null or (hire_hours >= 2 and hire_hours <= 24))),
    add constraint booking_way_not_negative check (distance >= 0 and duration_minutes >= 0),
    add constraint booking_passengers_in_limits check (passengers >= 1 and passengers <= 16),
    add constraint booking_seats_in_limits check (child_seat_count >= 0 and child_seat_count <= 4 and booster_seat_count >= 0 and booster_seat_count <= 4),
    add constraint booking_stops_listed check (jsonb_typeof(stops) = 'array'),
    add constraint booking_counts_not_negative check (link_generation >= 0 and ics_sequence >= 0)`,
  `alter table booking_change
    add constraint booking_change_end_code_known check (end_code in ('not_paid', 'not_answered', 'payment_returned', 'time_passed', 'vehicle_gone', 'vehicle_too_small', 'booking_rejected', 'booking_cancelled', 'incomplete'))`,
  `alter table capacity_setting
    drop constraint capacity_setting_vehicle_known,
    add constraint capacity_setting_vehicle_id_known check (vehicle_id in (1, 2, 3, 4, 5))`,
  `alter table car
    drop constraint car_vehicle_known,
    alter column active_from type date using (active_from::date),
    alter column active_until type date using (active_until::date),
    add constraint car_vehicle_id_known check (vehicle_id in (1, 2, 3, 4, 5)),
    add constraint car_has_seats check (seats >= 1 and child_seats >= 0)`,
  `update car_commitment set release_reason = 'not_paid' where release_reason = 'not paid'`,
  `alter table car_commitment
    add constraint car_commitment_booking_id_foreign foreign key (booking_id) references booking (id),
    add constraint car_commitment_vehicle_id_known check (vehicle_id in (1, 2, 3, 4, 5)),
    add constraint car_commitment_release_reason_known check (release_reason in ('rejected', 'cancelled', 'not_paid', 'changed'))`,
  `alter table assignment
    add constraint assignment_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table offer
    add constraint offer_vehicle_id_known check (vehicle_id in (1, 2, 3, 4, 5)),
    add constraint offer_ends_later check (expires_at > created_at),
    add constraint offer_way_not_negative check (distance >= 0 and duration_minutes >= 0)`,
  `alter table payment add column change_id uuid null`,
  `update payment set change_id = substr(purpose, length('change:') + 1)::uuid where purpose <> 'trip'`,
  // The two unique indexes of a purpose go with their column.
  `alter table payment
    drop constraint payment_purpose_known,
    drop constraint payment_amount_positive,
    drop constraint payment_refund_within_amount,
    drop column purpose,
    add constraint payment_change_id_foreign foreign key (change_id) references booking_change (id) on delete no action,
    add constraint payment_provider_known check (provider in ('sumup', 'simulator', 'manual')),
    add constraint payment_refund_reason_known check (refund_reason in ('rejected booking', 'cancelled booking', 'second payment', 'office', 'ended change', 'cheaper change')),
    add constraint payment_amount_in_euros check (amount_cents > 0 and currency = 'EUR'),
    add constraint payment_refund_within_amount check (0 <= refunded_cents and refunded_cents <= refund_target_cents and refund_target_cents <= amount_cents)`,
  `create unique index payment_one_open on payment (booking_id, change_id) nulls not distinct where state in ('creating', 'pending')`,
  `create unique index payment_one_kept on payment (booking_id, change_id) nulls not distinct where state in ('completed', 'refund_due', 'refund_sent', 'refunded', 'refund_failed') and refund_target_cents < amount_cents`,
  `alter table payment_event
    add constraint payment_event_source_known check (source in ('booking', 'browser', 'sweep', 'office')),
    add constraint payment_event_event_known check (event in ('created', 'create_unknown', 'create_refused', 'not_found', 'paid', 'paid_after_rejection', 'paid_after_cancellation', 'paid_after_change', 'paid_twice', 'paid_disputed', 'review_dismissed', 'read_pending', 'read_failed', 'read_expired', 'unreadable', 'deactivated', 'not_deactivated', 'booking_rejected', 'booking_cancelled', 'booking_changed', 'refund_raised', 'refund_begun', 'refund_accepted', 'refund_unknown', 'refund_postponed', 'refund_refused', 'refund_under_way', 'refund_part_seen', 'refund_seen', 'refund_seen_failed', 'refund_not_made', 'refund_late', 'refund_asked_again', 'refund_overdue')),
    add constraint payment_event_from_state_known check (from_state in ('creating', 'pending', 'completed', 'failed', 'expired', 'review', 'refund_due', 'refund_sent', 'refunded', 'refund_failed')),
    add constraint payment_event_to_state_known check (to_state in ('creating', 'pending', 'completed', 'failed', 'expired', 'review', 'refund_due', 'refund_sent', 'refunded', 'refund_failed'))`,
  `alter table trip_event
    add constraint trip_event_type_known check (type in ('accept', 'decline', 'on_the_way', 'arrived', 'contact_attempt', 'no_show', 'no_show_confirmed', 'no_show_refused', 'on_board', 'completed', 'undo')),
    add constraint trip_event_from_state_known check (from_state in ('offered', 'accepted', 'on_the_way', 'at_pickup', 'no_show_claimed', 'on_board', 'completed', 'no_show', 'released')),
    add constraint trip_event_to_state_known check (to_state in ('offered', 'accepted', 'on_the_way', 'at_pickup', 'no_show_claimed', 'on_board', 'completed', 'no_show', 'released'))`,
  `alter table trip_notification
    add constraint trip_notification_booking_id_foreign foreign key (booking_id) references booking (id)`,
  `alter table outbox
    add constraint outbox_booking_id_foreign foreign key (booking_id) references booking (id) on delete no action,
    add constraint outbox_enquiry_id_foreign foreign key (enquiry_id) references enquiry (id) on delete no action,
    add constraint outbox_webhook_id_foreign foreign key (webhook_id) references webhook (id) on delete cascade,
    add constraint outbox_kind_known check (kind in ('booking-received', 'booking-confirmed', 'booking-rejected', 'booking-cancelled', 'booking-changed', 'change-requested', 'change-to-pay', 'change-declined', 'change-expired', 'chauffeur-assigned', 'chauffeur-on-the-way', 'chauffeur-at-pickup', 'trip-thanks', 'private-link', 'payment-link', 'payment-to-driver', 'payment-received', 'payment-not-completed', 'payment-refunded', 'office-new-booking', 'office-cancellation', 'office-changed-details', 'office-change-request', 'office-change-withdrawn', 'office-changed-trip', 'office-payment-alert', 'office-no-car', 'office-low-rating', 'office-enquiry', 'enquiry-reply', 'receiver-failing'))`,
]
