import { defineEntity, p } from '@mikro-orm/core'
import { MAX_DISCOUNT_BASIS_POINTS, MAX_LEGS } from '@chauffeur/domain/journeys'
import { ApiKey } from '../auth/api-key.entity.ts'
import { Partner } from '../auth/partner.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { checksOf, indexesOf, uuidKey } from '../db/columns.ts'

const schema = defineEntity({
  name: 'Journey',
  tableName: 'journey',
  properties: {
    id: uuidKey(),
    number: p.text().unique(),
    createdAt: p.datetime(),
    /** Was taken off the price of each leg, in hundredths of a per cent. */
    discountBasisPoints: p.integer(),
    apiKeyId: () => p.manyToOne(ApiKey).mapToPk().nullable().deleteRule('no action'),
    partnerId: () => p.manyToOne(Partner).mapToPk().nullable().deleteRule('no action'),
    /** Of one that is paid online and was sent without an Idempotency-Key: tells a repeat from another request. */
    requestFingerprint: p.text().nullable(),
  },
  indexes: indexesOf('journey', {
    of_request: '(request_fingerprint) where request_fingerprint is not null',
  }),
  checks: checksOf('journey', {
    discount_in_limits: `discount_basis_points >= 0 and discount_basis_points <= ${MAX_DISCOUNT_BASIS_POINTS}`,
  }),
})

/** Several bookings that were made and are paid together. Who travels and what it costs is on each of them. */
export class Journey extends schema.class {}
schema.setClass(Journey)

const legSchema = defineEntity({
  name: 'JourneyLeg',
  tableName: 'journey_leg',
  properties: {
    bookingId: () => p.manyToOne(Booking).mapToPk().primary().deleteRule('no action'),
    journeyId: () => p.manyToOne(Journey).mapToPk().deleteRule('no action'),
    /** From 1, in the order in which they are driven. */
    leg: p.integer(),
  },
  uniques: [{ name: 'journey_leg_once', properties: ['journeyId', 'leg'] }],
  checks: checksOf('journey_leg', { in_limits: `leg >= 1 and leg <= ${MAX_LEGS}` }),
})

/** A booking as a leg of its journey. Never changed. */
export class JourneyLeg extends legSchema.class {}
legSchema.setClass(JourneyLeg)
