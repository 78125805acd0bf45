import { randomUUID } from 'node:crypto'
import { defineEntity, p, type Opt } from '@mikro-orm/core'
import type { BookingFlag } from '@chauffeur/domain/booking-list'
import type { BookingStatus } from '@chauffeur/domain/booking-status'
import { DEFAULT_LOCALE, type Locale } from '@chauffeur/domain/locale'
import type { Metadata } from '@chauffeur/domain/partner-labels'
import type { PaymentMethod } from '@chauffeur/domain/payment-methods'
import type { PaymentStatus, RefundStatus } from '@chauffeur/domain/payment-status'
import type { ServiceType } from '@chauffeur/domain/service-type'
import type { Zone } from '@chauffeur/domain/time'
import { ApiKey } from '../auth/api-key.entity.ts'

/** A stop as it was booked; the office may change or delete its stop suggestion later. */
export interface BookedStop {
  readonly id: string
  readonly location: string
  /** Minutes. */
  readonly duration: number
  readonly priceCents: number
}

export type CancelledBy = 'customer' | 'office' | 'partner'

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

const schema = defineEntity({
  name: 'Booking',
  tableName: 'booking',
  properties: {
    id: p
      .uuid()
      .primary()
      .onCreate(() => randomUUID()),
    number: p.text().unique(),
    status: p.text().$type<BookingStatus>().default('pending'),
    decidedAt: p.datetime().nullable(),
    decidedBy: p.text().nullable(),
    rejectReason: p.text().nullable(),
    // Of one that was cancelled, which keeps its status: who, and how much of what was paid stays.
    cancelledAt: p.datetime().nullable(),
    cancelledBy: p.text().$type<CancelledBy>().nullable(),
    cancelReason: p.text().nullable(),
    cancelFeeCents: p.integer().nullable(),
    // Counting it up ends every link to its private page.
    linkGeneration: p.integer().default(0),
    // Counts the versions of its calendar entry.
    icsSequence: p.integer().default(0),
    // When its trip or price was changed last.
    changedAt: p.datetime().nullable(),
    createdAt: p.datetime(),
    // Written by the database itself, whoever changes the row.
    updatedAt: p.datetime().$type<Opt<Date>>(),
    // Of one that another company's system has made.
    apiKeyId: () => p.manyToOne(ApiKey).mapToPk().nullable().fieldName('api_key_id').deleteRule('no action'),
    // What that system calls it, and keeps with it.
    reference: p.text().nullable(),
    metadata: p.json<Metadata>().nullable(),
    // What the office marks it with; null without any.
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
    stops: p.json<readonly BookedStop[]>(),
    // The wall time as it was typed, the clock it was meant on, and the instant that follows.
    pickupDate: p.text(),
    pickupTime: p.text(),
    pickupZone: p.text().$type<Zone>(),
    pickupAt: p.datetime(),
    shortNotice: p.boolean(),
    isAirportService: p.boolean(),
    flightNumber: p.text().nullable(),
    flightNumberNormalised: p.text().nullable(),

    vehicleId: p.integer(),
    vehicleName: p.text(),
    luggageConfig: p.text().nullable(),
    passengers: p.integer(),
    childSeatCount: p.integer(),
    boosterSeatCount: p.integer(),

    paymentMethod: p.text().$type<PaymentMethod>(),
    paymentStatus: p.text().$type<PaymentStatus>(),
    refundStatus: p.text().$type<RefundStatus>().nullable(),
    // In step with its payments: paid, to go back of that, and gone back.
    paidCents: p.integer().default(0),
    refundCents: p.integer().default(0),
    refundedCents: p.integer().default(0),
    // Beside what was paid online, so much is paid to the driver.
    driverCents: p.integer().default(0),
    baseCents: p.integer(),
    stopCents: p.integer(),
    totalCents: p.integer(),
    // Tenths of a kilometre, as charged.
    distance: p.integer().nullable(),
    durationMinutes: p.integer().nullable(),
    // Measured by the embedded road graph because the routing service did not answer.
    routeFallback: p.boolean().default(false),

    // What its guest said after the trip.
    rating: p.integer().nullable(),
    ratingText: p.text().nullable(),
    ratedAt: p.datetime().nullable(),

    // Of one that is paid online and was sent without an Idempotency-Key: tells a repeat from a corrected request.
    requestFingerprint: p.text().nullable(),

    // What the office's search compares, as the domain folds it.
    searchText: p.text(),
    searchNumber: p.text(),
  },
  indexes: [
    { name: 'booking_newest_first', properties: ['createdAt', 'id'] },
    { name: 'booking_of_status', properties: ['status', 'createdAt', 'id'] },
    {
      name: 'booking_of_email',
      expression: 'create index booking_of_email on booking (lower(customer_email))',
    },
    { name: 'booking_by_pickup', properties: ['pickupDate', 'status', 'createdAt', 'id'] },
    { name: 'booking_by_instant', properties: ['pickupAt', 'id'] },
    {
      name: 'booking_unpaid',
      expression: `create index booking_unpaid on booking (created_at, id) where status <> 'rejected' and cancelled_at is null and payment_method = 'sumup' and payment_status in ('pending', 'failed')`,
    },
    {
      name: 'booking_confirmed_by_pickup',
      expression: `create index booking_confirmed_by_pickup on booking (pickup_at) where status = 'confirmed'`,
    },
    {
      name: 'booking_of_key',
      expression:
        'create index booking_of_key on booking (api_key_id, updated_at, id) where api_key_id is not null',
    },
    {
      name: 'booking_of_reference',
      expression:
        'create index booking_of_reference on booking (api_key_id, reference) where reference is not null',
    },
    {
      name: 'booking_flagged',
      expression: 'create index booking_flagged on booking (created_at, id) where flags is not null',
    },
    {
      name: 'booking_search',
      expression:
        'create index booking_search on booking using gin (search_text gin_trgm_ops, search_number gin_trgm_ops)',
    },
  ],
  checks: [
    { name: 'booking_status_known', expression: `status in ('pending', 'confirmed', 'rejected')` },
    { name: 'booking_decided_once', expression: `(status = 'pending') = (decided_at is null)` },
    {
      name: 'booking_refund_known',
      expression: `refund_status in ('under_way', 'completed', 'failed')`,
    },
    { name: 'booking_cancelled_by_known', expression: `cancelled_by in ('customer', 'office', 'partner')` },
    {
      name: 'booking_cancelled_whole',
      expression: `(cancelled_at is null) = (cancelled_by is null) and (cancelled_at is null) = (cancel_fee_cents is null)`,
    },
    { name: 'booking_cancelled_once', expression: `cancelled_at is null or status <> 'rejected'` },
    { name: 'booking_locale_known', expression: `locale in ('en', 'pt', 'es')` },
    { name: 'booking_driver_not_negative', expression: 'driver_cents >= 0' },
    { name: 'booking_rating_known', expression: 'rating >= 1 and rating <= 5' },
    {
      name: 'booking_rated_whole',
      expression: '(rating is null) = (rated_at is null) and (rating_text is null or rating is not null)',
    },
    { name: 'booking_total_positive', expression: 'total_cents > 0' },
  ],
  triggers: [
    {
      name: 'touch',
      timing: 'before',
      events: ['insert', 'update'],
      // Whole milliseconds, as a Date holds them, and later with every change: a reader's place in the list is exact.
      body: `if new is distinct from old then new.updated_at := greatest(date_trunc('milliseconds', clock_timestamp()), old.updated_at + interval '1 millisecond'); end if; return new`,
    },
  ],
})

export class Booking extends schema.class {}
schema.setClass(Booking)
