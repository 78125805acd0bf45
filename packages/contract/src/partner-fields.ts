import { isObject } from '@chauffeur/domain/is-object'
import {
  MAX_METADATA_KEY_LENGTH,
  MAX_METADATA_KEYS,
  MAX_METADATA_VALUE_LENGTH,
  MAX_REFERENCE_LENGTH,
  metadataRefusal,
  type Metadata,
} from '@chauffeur/domain/partner-labels'
import { ANNOUNCED_BEFORE_HOURS } from '@chauffeur/domain/phone-visibility'
import { tripStates } from '@chauffeur/domain/trip-state'
import { z } from 'zod'
import { because, instant, optionalText } from './fields.ts'

/** The partner's own name for the booking. */
export const reference = optionalText('Reference', MAX_REFERENCE_LENGTH).describe(
  `What you call the booking, like the number of your order: at most ${MAX_REFERENCE_LENGTH} characters. The office sees it`,
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
