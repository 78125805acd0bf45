import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { Assignment } from '../../../src/server/dispatch/assignment.entity.ts'
import { Booking } from '../../../src/server/bookings/booking.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { ask, bookPaid, DEARER } from '../../support/changes.ts'
import { carAndDriver, confirmedTrip, tell } from '../../support/dispatch.ts'
import { askForPrice } from '../../support/enquiries.ts'
import { openPaying } from '../../support/payments.ts'
import { test } from '../../support/test.ts'

const NOBODY = randomUUID()

/** Values that the domain never makes: the assignments of one column or more, and the rule of the table that refuses each. */
const nonsense: Readonly<Record<string, readonly (readonly [set: string, rule: string])[]>> = {
  booking: [
    [`status = 'perhaps'`, 'booking_status_known'],
    [`status = 'pending'`, 'booking_decided_once'],
    [`service_type = 'cruise'`, 'booking_service_type_known'],
    [`payment_status = 'banana'`, 'booking_payment_status_known'],
    [`payment_method = 'shells'`, 'booking_payment_method_known'],
    [`refund_status = 'lost'`, 'booking_refund_status_known'],
    [`locale = 'fr'`, 'booking_locale_known'],
    [`pickup_zone = 'Europe/London'`, 'booking_pickup_zone_known'],
    [`vehicle_id = 6`, 'booking_vehicle_id_known'],
    [`passengers = -5`, 'booking_passengers_in_limits'],
    [`passengers = 0`, 'booking_passengers_in_limits'],
    [`passengers = 17`, 'booking_passengers_in_limits'],
    [`child_seat_count = -1`, 'booking_seats_in_limits'],
    [`booster_seat_count = 5`, 'booking_seats_in_limits'],
    [`pickup_date = '2026-13-45'`, 'date/time field value out of range'],
    [`pickup_time = '25:00'`, 'date/time field value out of range'],
    [`pickup_date = pickup_date + 3650`, 'booking_pickup_at_its_time'],
    [`pickup_at = pickup_at + interval '1 hour'`, 'booking_pickup_at_its_time'],
    [`pickup_time = '00:01'`, 'booking_pickup_at_its_time'],
    [`pickup_lat = 91`, 'booking_pickup_on_earth'],
    [`pickup_lon = 'NaN'`, 'booking_pickup_on_earth'],
    [`dropoff_lon = 'infinity'`, 'booking_dropoff_on_earth'],
    [`dropoff_lat = null`, 'booking_dropoff_whole'],
    [`hire_hours = 4`, 'booking_hours_of_hire'],
    [`service_type = 'hourly'`, 'booking_hours_of_hire'],
    [`service_type = 'hourly', hire_hours = 25`, 'booking_hours_of_hire'],
    [`stops = '{}'`, 'booking_stops_listed'],
    [`total_cents = 0`, 'booking_total_positive'],
    [`base_cents = -1`, 'booking_parts_not_negative'],
    [`stop_cents = -1`, 'booking_parts_not_negative'],
    [`driver_cents = -1`, 'booking_driver_not_negative'],
    [`paid_cents = -5`, 'booking_refund_within_paid'],
    [`refund_cents = paid_cents + 1`, 'booking_refund_within_paid'],
    [`refunded_cents = 900`, 'booking_refund_within_paid'],
    [`refunded_cents = -1`, 'booking_refund_within_paid'],
    [`cancelled_at = now()`, 'booking_cancelled_whole'],
    [
      `cancelled_at = now(), cancelled_by = 'customer', cancel_fee_cents = -1`,
      'booking_cancel_fee_not_negative',
    ],
    [`cancelled_at = now(), cancelled_by = 'rain', cancel_fee_cents = 0`, 'booking_cancelled_by_known'],
    [
      `status = 'rejected', cancelled_at = now(), cancelled_by = 'office', cancel_fee_cents = 0`,
      'booking_cancelled_once',
    ],
    [`rating = 6, rated_at = now()`, 'booking_rating_known'],
    [`rating_text = 'Lovely'`, 'booking_rated_whole'],
    [`distance = -1`, 'booking_way_not_negative'],
    [`duration_minutes = -1`, 'booking_way_not_negative'],
    [`ics_sequence = -1`, 'booking_counts_not_negative'],
    [`api_key_id = '${NOBODY}'`, 'booking_of_a_partner'],
    [`partner_id = '${NOBODY}'`, 'booking_partner_id_foreign'],
  ],
  booking_change: [
    [`booking_id = '${NOBODY}'`, 'booking_change_booking_id_foreign'],
    [`"by" = 'ghost'`, 'booking_change_by_known'],
    [`state = 'asleep', ended_at = now()`, 'booking_change_state_known'],
    [`state = 'accepted'`, 'booking_change_ended_once'],
    [`settlement = 'barter', state = 'declined', ended_at = now()`, 'booking_change_settlement_known'],
    [`end_code = 'boredom'`, 'booking_change_end_code_known'],
    [`old_total_cents = 0`, 'booking_change_total_positive'],
  ],
  payment: [
    [`booking_id = '${NOBODY}'`, 'payment_booking_id_foreign'],
    [`change_id = '${NOBODY}'`, 'payment_change_id_foreign'],
    [`state = 'nearly', refund_target_cents = 1`, 'payment_state_known'],
    [`provider = 'barter'`, 'payment_provider_known'],
    [`currency = 'USD'`, 'payment_amount_in_euros'],
    [`amount_cents = 0`, 'payment_amount_in_euros'],
    [`refund_target_cents = amount_cents + 1`, 'payment_refund_within_amount'],
    [`refunded_cents = 1`, 'payment_refund_within_amount'],
    [`refund_reason = 'boredom'`, 'payment_refund_reason_known'],
    [`refund_asked_cents = 1`, 'payment_asked_within_target'],
    [`state = 'refunded'`, 'payment_refund_has_target'],
  ],
  payment_event: [
    [`payment_id = '${NOBODY}'`, 'payment_event_payment_id_foreign'],
    [`event = 'guessed'`, 'payment_event_event_known'],
    [`source = 'ghost'`, 'payment_event_source_known'],
    [`to_state = 'nearly'`, 'payment_event_to_state_known'],
  ],
  assignment: [
    [`booking_id = '${NOBODY}'`, 'assignment_booking_id_foreign'],
    [`car_id = '${NOBODY}'`, 'assignment_car_id_foreign'],
    [`car_id = null, driver_id = null`, 'assignment_of_somebody'],
    [`ends_at = starts_at`, 'assignment_ends_later'],
    [`state = 'lost'`, 'assignment_state_known'],
    [`state = 'released'`, 'assignment_released'],
    [`car_no = 0`, 'assignment_car_no_positive'],
  ],
  trip_event: [
    [`assignment_id = '${NOBODY}'`, 'trip_event_assignment_id_foreign'],
    [`type = 'dream'`, 'trip_event_type_known'],
    [`source = 'ghost'`, 'trip_event_source_known'],
    [`outcome = 'maybe'`, 'trip_event_outcome_known'],
    [`to_state = 'lost'`, 'trip_event_to_state_known'],
    [`type = 'undo'`, 'trip_event_undo_of_one'],
  ],
  car_commitment: [
    [`booking_id = '${NOBODY}'`, 'car_commitment_booking_id_foreign'],
    [`vehicle_id = 0`, 'car_commitment_vehicle_id_known'],
    [`ends_at = starts_at - interval '1 minute'`, 'car_commitment_ends_later'],
    [`released_at = now()`, 'car_commitment_released_for_a_reason'],
    [`released_at = now(), release_reason = 'boredom'`, 'car_commitment_release_reason_known'],
  ],
  trip_notification: [[`booking_id = '${NOBODY}'`, 'trip_notification_booking_id_foreign']],
  outbox: [
    [`booking_id = '${NOBODY}', enquiry_id = null`, 'outbox_booking_id_foreign'],
    [`booking_id = null, enquiry_id = '${NOBODY}'`, 'outbox_enquiry_id_foreign'],
    [`booking_id = null, enquiry_id = null`, 'outbox_about_one_thing'],
    [`kind = 'love-letter'`, 'outbox_kind_known'],
  ],
  enquiry: [
    [`kind = 'gossip'`, 'enquiry_kind_known'],
    [`locale = 'fr'`, 'enquiry_locale_known'],
    [`customer_email = null, customer_phone = null`, 'enquiry_reachable'],
    [`answered_at = now()`, 'enquiry_answered_by_somebody'],
  ],
  car: [
    [`vehicle_id = 9`, 'car_vehicle_id_known'],
    [`base = 'Porto'`, 'car_base_known'],
    [`seats = 0`, 'car_has_seats'],
    [`active_until = active_from - 1`, 'car_days_in_order'],
    [`active_from = '2026-02-30'`, 'date/time field value out of range'],
  ],
}

describe('the database refuses what the domain never makes', () => {
  test('in every table that holds money, trips and what follows from them', async ({ open }) => {
    const app = await openPaying(open)
    const paid = await bookPaid(app)
    await callAsAdmin(app, 'tRPC', 'acceptBooking', { id: paid.id })
    await ask(app, paid, DEARER)
    const trip = await confirmedTrip(app, { pickupDate: '2027-06-20' })
    const who = await carAndDriver(app, '12-AB-34', 'Ana Martins')
    const { done } = await callAsAdmin(app, 'tRPC', 'assignTrip', { id: trip.id, carNo: 1, ...who })
    await tell(app, 'tRPC', done.id, 'accept')
    await app.clients.REST.ask('createQuoteRequest', askForPrice({ pickupDate: '2027-06-20' }))

    const accepted: string[] = []
    for (const [table, rows] of Object.entries(nonsense)) {
      const [{ count } = { count: 0 }] = await app.database
        .fresh()
        .execute<{ count: number }[]>(`select count(*)::int as count from ${table}`)
      expect(count, `${table} has a row to spoil`).toBeGreaterThan(0)
      for (const [set, rule] of rows) {
        const error = await app.database
          .fresh()
          .execute(`update ${table} set ${set}`)
          .then(() => 'nothing', String)
        if (!error.includes(rule)) accepted.push(`${table}: ${set} is refused by ${error.slice(0, 200)}`)
      }
    }
    expect(accepted).toEqual([])
  })

  test('a booking that others belong to cannot be deleted', async ({ open }) => {
    const app = await open()
    const { id } = await confirmedTrip(app)
    await expect(app.database.fresh().nativeDelete(Booking, { id })).rejects.toThrow(/_booking_id_foreign/)
    expect(await app.database.fresh().count(Assignment, {})).toBe(0)
  })
})
