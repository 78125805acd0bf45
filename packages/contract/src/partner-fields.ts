import { bookingActors } from '@chauffeur/domain/booking-acts'
import { flightRefusal } from '@chauffeur/domain/flight-number'
import { isObject } from '@chauffeur/domain/is-object'
import {
  MAX_METADATA_KEY_LENGTH,
  MAX_METADATA_KEYS,
  MAX_METADATA_VALUE_LENGTH,
  MAX_REFERENCE_LENGTH,
  metadataRefusal,
  type Metadata,
} from '@chauffeur/domain/partner-labels'
import { paymentMethods } from '@chauffeur/domain/payment-methods'
import { ANNOUNCED_BEFORE_HOURS } from '@chauffeur/domain/phone-visibility'
import { changeEndReasons, changeStates } from '@chauffeur/domain/trip-change'
import { tripStates } from '@chauffeur/domain/trip-state'
import { z } from 'zod'
import { changedTrip } from './change-fields.ts'
import { amount, because, instant, oneOf, optionalFlightNumber, optionalText, unless } from './fields.ts'

/** Of every object and message. */
export const livemode = z.boolean().describe('false of what is tried in the sandbox, else true')

/** As partners send it: it must read as a flight number. */
export const partnerFlightNumber = optionalFlightNumber()
  .superRefine(unless(flightRefusal))
  .describe('Flight number, like TP 1234')

/** How a partner's booking is paid. */
export const partnerPaymentMethod = oneOf('Payment method', paymentMethods).describe(
  'account: by your statement. With net terms always, else never',
)

/** The partner's own name for the booking. */
export const reference = optionalText('Reference', MAX_REFERENCE_LENGTH).describe(
  `What you call the booking, like the number of your order: at most ${MAX_REFERENCE_LENGTH} characters. The office sees it`,
)

/** Whether a reference may be booked twice. */
export const onDuplicateReference = oneOf('onDuplicateReference', ['refuse', 'allow'])
  .optional()
  .describe(
    'refuse: answer DUPLICATE_REFERENCE rather than book under the same reference again. Left out, as allow',
  )

/**
 * Values that the partner's system keeps with its booking. Undefined where they are left out, null where they are to
 * be emptied.
 */
export const metadata = z
  .unknown()
  .optional()
  .meta({
    description: `What your system wants to find again with the booking: texts by name, at most ${MAX_METADATA_KEYS}. Nothing of it is shown to the guest`,
    type: ['object', 'null'],
    maxProperties: MAX_METADATA_KEYS,
    propertyNames: { maxLength: MAX_METADATA_KEY_LENGTH },
    additionalProperties: { type: 'string', maxLength: MAX_METADATA_VALUE_LENGTH },
  })
  .transform((value, ctx): Metadata | null | undefined => {
    if (value === undefined || value === null) return value
    const parsed = z.record(z.string(), z.string()).safeParse(value)
    const why = isObject(value) ? metadataRefusal(value) : NO_OBJECT
    if (why === undefined && parsed.success) return parsed.data
    ctx.issues.push({ code: 'custom', input: value, ...because(why ?? NO_OBJECT) })
    return z.NEVER
  })

const NO_OBJECT = { code: 'metadata_no_object' } as const

/** How far one car of a booking is, as partners read it. */
export const partnerTrip = z
  .object({
    carNo: z.int().describe('Which of the booking’s cars, from 1'),
    state: z
      .enum(tripStates)
      .exclude(['released'])
      .describe('offered until the driver has accepted; no_show_claimed until the office has decided'),
    stateSince: instant,
    driverName: z
      .string()
      .nullable()
      .describe(
        `Who drives and in which car, from ${ANNOUNCED_BEFORE_HOURS} hours before the pick-up and once the driver has accepted; null before`,
      ),
    driverPhone: z.string().nullable(),
    plate: z.string().nullable(),
    car: z.string().nullable().describe('Its colour and class'),
    onTheWayAt: instant.nullable(),
    arrivedAt: instant.nullable(),
    onBoardAt: instant.nullable(),
    completedAt: instant.nullable(),
  })
  .describe('Times of steps that nobody has reported are null')
export type PartnerTrip = z.infer<typeof partnerTrip>

/** A trip in a message, which may also say that nobody has it any more. */
export const toldTrip = partnerTrip
  .extend({
    state: z
      .enum(tripStates)
      .describe('released: nobody has it any more, and no read lists it; then all else is null'),
  })
  .describe('What the message is about: one of the booking’s cars, as it is from now on')

/** The partner's own name for a booking and its own values, as they are read. */
export const partnerLabels = {
  reference: z.string().nullable().describe('What the system that made it calls it'),
  metadata: z.record(z.string(), z.string()).describe('What the system that made it keeps with it'),
}

/** The version of a booking, beside its updatedAt. */
export const bookingVersion = z
  .int()
  .describe(
    'Higher with everything that changes of the booking, its trips and a change that is asked for included, as updatedAt is later. Of two readings or messages the one with the higher version is the newer; it is no count of changes, and no place of a message, which is sequence',
  )

/** A change of a booking's trip, as partners read it. Amounts in euros. */
export const partnerChange = z.object({
  id: z.string(),
  by: z.enum(bookingActors).describe('Who asks for it'),
  state: z
    .enum(changeStates)
    .describe(
      'awaiting_payment: the difference is to be paid first. open: the office has to accept it. The others are its end: in messages about it only',
    ),
  proposed: changedTrip.describe('The trip as it would be'),
  totalPrice: amount,
  difference: amount.describe('So much more it would cost; negative where the trip gets cheaper'),
  reason: z.string().nullable().describe('Why it was declined or has ended'),
  reasonCode: z
    .enum(changeEndReasons)
    .nullable()
    .describe('The same where the system has ended it; null of what a person has written'),
  endsAt: instant.nullable().describe('When it ends if nothing happens; null once it has ended'),
})
export type PartnerChange = z.infer<typeof partnerChange>
