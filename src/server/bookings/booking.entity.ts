import { randomUUID } from 'node:crypto'
import { defineEntity, p, type Opt } from '@mikro-orm/core'
import type { BookingFlag } from '@chauffeur/domain/booking-list'
import { bookingStatuses, type BookingStatus } from '@chauffeur/domain/booking-status'
import { rejectCodes, type RejectCode } from '@chauffeur/domain/decide-by'
import { MAX_HIRE_HOURS, MIN_HIRE_HOURS } from '@chauffeur/domain/hire'
import { MAX_PASSENGERS, MAX_SEATS_PER_KIND, MIN_PASSENGERS } from '@chauffeur/domain/limits'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@chauffeur/domain/locale'
import type { Metadata } from '@chauffeur/domain/partner-labels'
import { paymentMethods, type PaymentMethod } from '@chauffeur/domain/payment-methods'
import {
  paymentStatuses,
  refundStatuses,
  type PaymentStatus,
  type RefundStatus,
} from '@chauffeur/domain/payment-status'
import { wheelchairs, type Wheelchair } from '@chauffeur/domain/needs'
import { serviceTypes, type ServiceType } from '@chauffeur/domain/service-type'
import { ZONES, type Zone } from '@chauffeur/domain/time'
import { VEHICLE_IDS } from '@chauffeur/domain/vehicles'
import { ApiKey } from '../auth/api-key.entity.ts'
import { FILLS_PARTNER, Partner } from '../auth/partner.entity.ts'
import { checksOf, day, indexesOf, known, timeOfDay } from '../db/columns.ts'

/** A stop as it was booked; the office may change or delete its stop suggestion later. */
export interface BookedStop {
  readonly id: string
  readonly location: string
  /** Minutes. */
  readonly duration: number
  readonly priceCents: number
}

const cancelledBy = ['customer', 'office', 'partner'] as const
export type CancelledBy = (typeof cancelledBy)[number]

export interface BillingAddress {
  readonly companyName: string | null
  readonly taxNumber: string | null
  readonly street: string | null
  readonly streetNumber: string | null
  readonly city: string | null
  readonly state: string | null
  readonly postalCode: string | null
  readonly country: string | null
}

/** Each of the two coordinates is one, where there is any. */
function onEarth(place: 'pickup' | 'dropoff'): string {
  return `abs(${place}_lat::numeric) <= 90 and abs(${place}_lon::numeric) <= 180`
}

const schema = defineEntity({
  name: 'Booking',
  tableName: 'booking',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    number: p.text().unique(),
    status: p
      .text()
      .$type<BookingStatus>()
      .default('pending')
      .comment('The decision of the office. One that is cancelled keeps it: see cancelled_at.'),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.text().nullable(),
    rejectReason: p.text().nullable(),
    rejectCode: p.text().$type<RejectCode>().nullable().comment('Of one that no person has rejected.'),
    /** When it is rejected by itself unless it is decided; null where it waits without an end. Kept once it is decided. */
    decideBy: p.datetime().nullable(),
    /** When it was said that it must be decided soon. */
    decideRemindedAt: p.datetime().nullable(),
    // Of one that was cancelled, which keeps its status: who, and how much of what was paid stays.
    cancelledAt: p.datetime().nullable(),
    cancelledBy: p.text().$type<CancelledBy>().nullable(),
    cancelReason: p.text().nullable(),
    cancelFeeCents: p.integer().nullable(),
    // Counting it up ends every link to its private page.
    linkGeneration: p.integer().default(0),
    // Counts the versions of its calendar entry.
    icsSequence: p.integer().default(0),
    // When its calendar entry last got a new version: the trip, its details or the meeting time had changed.
    changedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    // Written by the database itself, whoever changes the row.
    updatedAt: p.datetime().$type<Opt<Date>>(),
    // Counted up by the database with every change, as updatedAt is moved.
    version: p.integer().default(1),
    // So many messages about it were written for partners and the office's own receivers.
    messageCount: p.integer().default(0),
    // Of one that a partner's system has made: with which key, and whose it is by now.
    apiKeyId: () => p.manyToOne(ApiKey).mapToPk().nullable().deleteRule('no action'),
    partnerId: () => p.manyToOne(Partner).mapToPk().nullable().deleteRule('no action'),
    // The partner's commission when the booking was made, in basis points; null where there was none.
    commissionBp: p.integer().nullable(),
    // The VAT within the price of a partner's booking when it was made, in basis points; null where the firm had set none.
    vatBp: p.integer().nullable(),
    // Of one on account: so much its price was below the list when it was made, in basis points.
    discountBp: p.integer().nullable(),
    reference: p.text().nullable().comment('What the system calls it that made it.'),
    // Values that this system stores with the booking and reads back.
    metadata: p.json<Metadata>().nullable(),
    // Marks of the office; null without any.
    flags: p.json<readonly BookingFlag[]>().nullable(),

    customerName: p.text(),
    customerEmail: p.text(),
    customerPhone: p.text(),
    customerPhoneE164: p.text().nullable(),
    // Of mails, calendar entries and private pages.
    locale: p.text().$type<Locale>().default(DEFAULT_LOCALE),
    // Who travels, where it is not the customer.
    travellerName: p.text().nullable(),
    travellerPhone: p.text().nullable(),
    signName: p.text().nullable(),
    whatsappNotifications: p.boolean(),
    notes: p.text().nullable(),
    billing: p.json<BillingAddress>().nullable(),

    serviceType: p.text().$type<ServiceType>(),
    hireHours: p.integer().nullable(),
    pickupLocation: p.text(),
    pickupPlaceId: p.text().nullable(),
    pickupName: p.text().nullable(),
    pickupLat: p.float().columnType('double precision'),
    pickupLon: p.float().columnType('double precision'),
    dropoffLocation: p.text().nullable(),
    dropoffPlaceId: p.text().nullable(),
    dropoffName: p.text().nullable(),
    dropoffLat: p.float().columnType('double precision').nullable(),
    dropoffLon: p.float().columnType('double precision').nullable(),
    // The name of the house, and how to find it.
    pickupNote: p.text().nullable(),
    dropoffNote: p.text().nullable(),
    stops: p.json<readonly BookedStop[]>(),
    // The wall time as it was typed, the clock it was meant on, and the instant that follows.
    pickupDate: day(),
    pickupTime: timeOfDay(),
    pickupZone: p.text().$type<Zone>(),
    pickupAt: p.datetime(),
    /** When the guest is met whose flight is late; null at the booked time. Never before it is set by a person. */
    meetAt: p.datetime().nullable(),
    /** When the guest's flight has landed, where that is known. */
    landedAt: p.datetime().nullable(),
    /** When the guest has said to be at the meeting point, and at which of its exits. */
    guestHereAt: p.datetime().nullable(),
    guestHereExit: p.text().nullable(),
    shortNotice: p.boolean(),
    isAirportService: p.boolean(),
    flightNumber: p.text().nullable(),
    flightNumberNormalised: p.text().nullable(),
    flightDepartsAt: p.text().nullable().comment('Of a trip to an airport: HH:mm on its clock.'),

    vehicleId: p.integer(),
    vehicleName: p.text(),
    luggageConfig: p.text().nullable(),
    passengers: p.integer(),
    childSeatCount: p.integer(),
    boosterSeatCount: p.integer(),
    // Emptied some time after the trip: see forget-needs.ts.
    wheelchair: p.text().$type<Wheelchair>().nullable(),
    assistanceDog: p.boolean().default(false),
    pet: p.boolean().default(false),
    helpToCar: p.boolean().default(false),

    paymentMethod: p.text().$type<PaymentMethod>(),
    paymentStatus: p.text().$type<PaymentStatus>(),
    refundStatus: p.text().$type<RefundStatus>().nullable(),
    // In step with its payments.
    paidCents: p.integer().default(0),
    refundCents: p.integer().default(0).comment('Of what was paid, so much is to go back in all.'),
    refundedCents: p.integer().default(0).comment('Of what is to go back, so much has gone back.'),
    driverCents: p
      .integer()
      .default(0)
      .comment('Beside what was paid online, so much is paid to the driver.'),
    baseCents: p.integer(),
    stopCents: p.integer(),
    totalCents: p.integer(),
    distance: p.integer().nullable().comment('Tenths of a kilometre, as charged.'),
    durationMinutes: p.integer().nullable(),
    // Where its partner has the guest led once it is paid.
    returnUrl: p.text().nullable(),
    // Measured by the embedded road graph because the routing service did not answer.
    routeFallback: p.boolean().default(false),

    // The guest's rating after the trip.
    rating: p.integer().nullable(),
    ratingText: p.text().nullable(),
    ratedAt: p.datetime().nullable(),

    // Of one that is paid online and was sent without an Idempotency-Key: tells a repeat from a corrected request.
    requestFingerprint: p.text().nullable(),

    // Compared by the office's search, as the domain folds it.
    searchText: p.text(),
    searchNumber: p.text(),
  },
  indexes: [
    { name: 'booking_newest_first', properties: ['createdAt', 'id'] },
    { name: 'booking_of_status', properties: ['status', 'createdAt', 'id'] },
    { name: 'booking_by_pickup', properties: ['pickupDate', 'status', 'createdAt', 'id'] },
    { name: 'booking_by_instant', properties: ['pickupAt', 'id'] },
    ...indexesOf('booking', {
      of_email: '(lower(customer_email))',
      unpaid: `(created_at, id) where status <> 'rejected' and cancelled_at is null and payment_method = 'sumup' and payment_status in ('pending', 'failed')`,
      confirmed_by_pickup: `(pickup_at) where status = 'confirmed'`,
      cancelled: '(created_at, id) where cancelled_at is not null',
      of_key: '(api_key_id, updated_at, id) where api_key_id is not null',
      of_reference: '(api_key_id, reference) where reference is not null',
      of_partner: '(partner_id, updated_at, id) where partner_id is not null',
      of_partners_reference: '(partner_id, reference) where reference is not null',
      flagged: '(created_at, id) where flags is not null',
      search: 'using gin (search_text gin_trgm_ops, search_number gin_trgm_ops)',
    }),
  ],
  checks: [
    known('booking', 'status', bookingStatuses),
    known('booking', 'service_type', serviceTypes),
    known('booking', 'vehicle_id', VEHICLE_IDS),
    known('booking', 'pickup_zone', ZONES),
    known('booking', 'payment_method', paymentMethods),
    known('booking', 'payment_status', paymentStatuses),
    known('booking', 'refund_status', refundStatuses),
    known('booking', 'cancelled_by', cancelledBy),
    known('booking', 'reject_code', rejectCodes),
    known('booking', 'wheelchair', wheelchairs),
    known('booking', 'locale', LOCALES),
    ...checksOf('booking', {
      decided_once: `(status = 'pending') = (decided_at is null)`,
      cancelled_whole: `(cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null) = (cancel_fee_cents is null)`,
      cancelled_once: `cancelled_at is null or status <> 'rejected'`,
      driver_not_negative: 'driver_cents >= 0',
      rating_known: 'rating >= 1 and rating <= 5',
      rated_whole: '(rating is null) = (rated_at is null) and (rating_text is null or rating is not null)',
      total_positive: 'total_cents > 0',
      // The office may set a price that is not the sum of its parts.
      parts_not_negative: 'base_cents >= 0 and stop_cents >= 0',
      refund_within_paid:
        '0 <= refunded_cents and refunded_cents <= refund_cents and refund_cents <= paid_cents',
      cancel_fee_not_negative: 'cancel_fee_cents >= 0',
      // Of the two instants that a wall time has when clocks go back, either is right.
      pickup_at_its_time: 'pickup_at at time zone pickup_zone = pickup_date + pickup_time',
      pickup_on_earth: onEarth('pickup'),
      dropoff_on_earth: onEarth('dropoff'),
      dropoff_whole: 'num_nonnulls(dropoff_lat, dropoff_lon) in (0, 2)',
      hours_of_hire: `(service_type = 'hourly') = (hire_hours is not null) and (hire_hours is null or (hire_hours >= ${MIN_HIRE_HOURS} and hire_hours <= ${MAX_HIRE_HOURS}))`,
      way_not_negative: 'distance >= 0 and duration_minutes >= 0',
      passengers_in_limits: `passengers >= ${MIN_PASSENGERS} and passengers <= ${MAX_PASSENGERS}`,
      seats_in_limits: `child_seat_count >= 0 and child_seat_count <= ${MAX_SEATS_PER_KIND} and booster_seat_count >= 0 and booster_seat_count <= ${MAX_SEATS_PER_KIND}`,
      stops_listed: `jsonb_typeof(stops) = 'array'`,
      on_account_whole: `(payment_method = 'account') = (discount_bp is not null) and (discount_bp is null or partner_id is not null)`,
      of_a_partner: 'api_key_id is null or partner_id is not null',
      counts_not_negative: 'link_generation >= 0 and ics_sequence >= 0',
    }),
  ],
  triggers: [
    FILLS_PARTNER,
    {
      name: 'touch',
      timing: 'before',
      events: ['insert', 'update'],
      // Whole milliseconds, as a Date holds them, and later with every change: a reader's place in the list is exact.
      body: `if new is distinct from old then new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond'); new.version := coalesce(old.version, 0) + 1; end if; return new`,
    },
  ],
})

export class Booking extends schema.class {}
schema.setClass(Booking)
