import { defineEntity, p } from '@mikro-orm/core'
import type { StoredEnquiryTrip } from '@chauffeur/contract/enquiries'
import { enquiryKinds, type EnquiryKind } from '@chauffeur/domain/enquiry'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@chauffeur/domain/locale'
import type { OfferedTrip } from '@chauffeur/contract/offers'
import { VEHICLE_IDS, type VehicleId } from '@chauffeur/domain/vehicles'
import { Booking } from '../bookings/booking.entity.ts'
import { checksOf, known, uuidKey } from '../db/columns.ts'

const enquirySchema = defineEntity({
  name: 'Enquiry',
  tableName: 'enquiry',
  properties: {
    id: uuidKey(),
    reference: p.text().unique().comment('What we call it towards the guest.'),
    kind: p.text().$type<EnquiryKind>(),
    createdAt: p.datetime(),
    answeredAt: p.datetime().nullable(),
    answeredBy: p.text().nullable(),

    customerName: p.text(),
    customerEmail: p.text().nullable(),
    customerPhone: p.text().nullable(),
    customerPhoneE164: p.text().nullable(),
    whatsappNotifications: p.boolean(),
    locale: p.text().$type<Locale>().default(DEFAULT_LOCALE),

    bookingNumber: p.text().nullable(),
    message: p.text().nullable(),
    trip: p.json<StoredEnquiryTrip>().nullable(),
  },
  indexes: [{ name: 'enquiry_newest_first', properties: ['createdAt', 'id'] }],
  checks: [
    known('enquiry', 'kind', enquiryKinds),
    known('enquiry', 'locale', LOCALES),
    ...checksOf('enquiry', {
      trip_of_quote: `(kind = 'quote') = (trip is not null)`,
      message_of_contact: `kind = 'quote' or message is not null`,
      reachable: 'coalesce(customer_email, customer_phone) is not null',
      answered_by_somebody: '(answered_at is null) = (answered_by is null)',
    }),
  ],
})

/** A request to the office without a booking: a price for a trip, or anything else. */
export class Enquiry extends enquirySchema.class {}
enquirySchema.setClass(Enquiry)

const offerSchema = defineEntity({
  name: 'Offer',
  tableName: 'offer',
  properties: {
    id: uuidKey(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    expiresAt: p.datetime(),
    trip: p.json<OfferedTrip>(),
    /** The inputs that its quote is signed for (quotes/routes/plan-trip.ts). */
    inputs: p.text(),
    vehicleId: p.integer().$type<VehicleId>(),
    totalCents: p.integer(),
    distance: p.integer().nullable().comment('Tenths of a kilometre, as charged.'),
    // Driving without the stays; null, as the distance, where the way could not be measured.
    durationMinutes: p.integer().nullable(),
    routeFallback: p.boolean(),
    /** When the customer first looked at it. */
    openedAt: p.datetime().nullable(),
    withdrawnAt: p.datetime().nullable(),
    withdrawnBy: p.text().nullable(),
    bookingId: () => p.manyToOne(Booking).mapToPk().nullable().unique().deleteRule('no action'),
  },
  checks: [
    known('offer', 'vehicle_id', VEHICLE_IDS),
    ...checksOf('offer', {
      total_positive: 'total_cents > 0',
      ends_later: 'expires_at > created_at',
      way_not_negative: 'distance >= 0 and duration_minutes >= 0',
      booked_or_withdrawn: 'booking_id is null or withdrawn_at is null',
      withdrawn_by_somebody: '(withdrawn_at is null) = (withdrawn_by is null)',
    }),
  ],
})

/** A price that the office promised for one trip. It can be booked once. */
export class Offer extends offerSchema.class {}
offerSchema.setClass(Offer)

const enquiryReplySchema = defineEntity({
  name: 'EnquiryReply',
  tableName: 'enquiry_reply',
  properties: {
    id: uuidKey(),
    enquiryId: () => p.manyToOne(Enquiry).mapToPk(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    subject: p.text(),
    text: p.text(),
    offerId: () => p.manyToOne(Offer).mapToPk().nullable().unique().deleteRule('no action'),
  },
  indexes: [{ name: 'enquiry_reply_of_enquiry', properties: ['enquiryId', 'createdAt'] }],
})

/** A reply of the office, as it was sent. */
export class EnquiryReply extends enquiryReplySchema.class {}
enquiryReplySchema.setClass(EnquiryReply)
