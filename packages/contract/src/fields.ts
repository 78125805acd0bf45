import { collectionMethods } from '@chauffeur/domain/cash'
import { ADDRESS_NOT_MAILED, isMailAddress, isPublicMailAddress } from '@chauffeur/domain/contact-formats'
import { parseCount } from '@chauffeur/domain/parse-number'
import { imageUrlRefusal } from '@chauffeur/domain/pictures'
import { spellFlightNumber } from '@chauffeur/domain/flight-number'
import { LOCALES } from '@chauffeur/domain/locale'
import { formatDecimal, parseDecimal, toCents, toEuros } from '@chauffeur/domain/money'
import {
  MAX_IMAGE_URL_LENGTH,
  MAX_NOTES_LENGTH,
  MAX_PRICE_REASON_LENGTH,
  MAX_TEXT_LENGTH,
} from '@chauffeur/domain/limits'
import { hasControlCharacters, tidyLine, tidyLines } from '@chauffeur/domain/text'
import { parseWallTime } from '@chauffeur/domain/wall-time'
import { z } from 'zod'

/**
 * The kinds of field that the documented calls consist of, each with the sentence that a person reads when it is wrong.
 * The label names the field in that sentence ("Pick-up location is required.").
 */

const expected =
  (label: string, kind: string, missing = `${label} is required.`) =>
  (issue: { input?: unknown }) =>
    issue.input === undefined || issue.input === null ? missing : `${label} must be ${kind}.`

/** The issue of a failed check whose sentence names the field. */
export const saying = (message: string, why: Readonly<Record<'code', string> & Record<string, unknown>>) => ({
  message,
  params: { reason: why },
})

const unusable = (label: string) =>
  saying(`${label} contains characters that cannot be used.`, { code: 'unusable_characters' })

const DECIMAL_PATTERN = '^[0-9]{1,7}([.][0-9]{1,2})?$'

const MAX_LISTED_COUNTS = 30

const FLIGHT_NUMBER = 'Flight number'

/** Addresses that isImageUrl accepts, but for the finer rules of host names. */
export const IMAGE_URL_PATTERN = '^(https://[^\\s"<>\\\\^`{|}]+|/([^/\\s"<>\\\\^`{|}][^\\s"<>\\\\^`{|}]*)?)$'

/** Why something is not possible: a code, and the values that its sentence is made of. */
export const reason = z.looseObject({ code: z.string() })

/** The issue of a failed check by its reason, whose sentence the server writes. */
export const because = <R extends { readonly code: string }>(why: R) => ({
  message: why.code,
  params: { reason: why },
})

/** Refuses a value as a rule of the domain does, for its reason. */
export const unless =
  <T>(refusalOf: (value: T) => { readonly code: string } | undefined) =>
  (value: T, ctx: z.core.$RefinementCtx<T>) => {
    const why = refusalOf(value)
    if (why) ctx.issues.push({ code: 'custom', input: value, ...because(why) })
  }

/** Whether a text is a day of the calendar, yyyy-MM-dd. */
export const isDay = (day: string) => parseWallTime(day, '00:00') !== undefined
/** Whether a text is a time of day, HH:mm. */
export const isTime = (time: string) => parseWallTime('2000-01-01', time) !== undefined

const noDay = (label: string) => `${label} must be a day written like 2027-03-28.`

/** A day that must be there. */
export const day = (label: string) =>
  text(label)
    .refine(isDay, noDay(label))
    .meta({ format: 'date', description: `${label}, yyyy-MM-dd` })

/** A day that may be missing. */
export const optionalDay = (label: string) =>
  optionalText(label).refine((value) => value === null || isDay(value), noDay(label))

const noTime = (label: string) => `${label} must be a time written like 14:30.`

/** A time of day that must be there. */
export const timeOfDay = (label: string) =>
  text(label)
    .refine(isTime, noTime(label))
    .meta({ pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$', description: `${label}, HH:mm` })

/** A time of day that may be missing. */
export const optionalTimeOfDay = (label: string) =>
  optionalText(label).refine((value) => value === null || isTime(value), noTime(label))

/** A point in time, as it is answered: in UTC. */
export const instant = z.iso.datetime()

/** The name of a place in an answer. */
export const placeName = z
  .string()
  .nullable()
  .describe('What the place is called; null where only its address is known')

/** A text of one line that must be there: trimmed, not blank, at most `max` characters. */
export const text = (label: string, max: number = MAX_TEXT_LENGTH, missing = `${label} is required.`) =>
  z
    .string({ error: expected(label, 'text', missing) })
    .overwrite(tidyLine)
    .min(1, missing)
    .max(max, `${label} can be at most ${max} characters long.`)
    .refine((value) => !hasControlCharacters(value), unusable(label))
    .meta({ description: label })

/** In characters; a token has 43. */
const MAX_TOKEN_LENGTH = 100

/** The token of a link that came by mail; whether it is one of ours only the server knows. */
export const linkToken = (of: string) =>
  z
    .string({ error: `The token of the ${of} is required.` })
    .max(MAX_TOKEN_LENGTH, `The token can have at most ${MAX_TOKEN_LENGTH} characters.`)

/** An address that mail can be sent to, also one that was stored before addresses needed an ending. */
export const mailAddress = () => text('Email').refine(isMailAddress, because(ADDRESS_NOT_MAILED))

/** A guest's address as it is entered now: one without an ending is a slip. */
export const guestMailAddress = () => text('Email').refine(isPublicMailAddress, because(ADDRESS_NOT_MAILED))

/** The address of a picture: https, or a path on this site. The second check runs only on a value that is text. */
export const imageUrl = (label: string, missing?: string) =>
  text(label, MAX_IMAGE_URL_LENGTH, missing)
    .meta({ description: label, pattern: IMAGE_URL_PATTERN })
    .pipe(z.string().superRefine(unless(imageUrlRefusal)))

/** A text of one line that may be missing, null or blank; read as null then. */
export const optionalText = (label: string, max: number = MAX_TEXT_LENGTH) =>
  z
    .string({ error: expected(label, 'text') })
    .overwrite(tidyLine)
    .max(max, `${label} can be at most ${max} characters long.`)
    .refine((value) => !hasControlCharacters(value), unusable(label))
    .nullish()
    .transform((value) => value || null)
    .meta({ description: label })

/** An address that mail can be sent to, which may be missing; read as null then. */
export const optionalMailAddress = (label: string, max?: number) =>
  optionalText(label, max).refine(
    (address) => address === null || isMailAddress(address),
    because(ADDRESS_NOT_MAILED),
  )

/** A flight number in one spelling, and any other text as it was typed; read as null where it is missing or blank. */
export const optionalFlightNumber = () =>
  optionalText(FLIGHT_NUMBER)
    .transform((value) => value && spellFlightNumber(value))
    .meta({ description: FLIGHT_NUMBER })

/** A flight number that must be there. */
export const flightNumber = () => text(FLIGHT_NUMBER).overwrite(spellFlightNumber)

/** Like text, but may hold line breaks. */
export const notes = (label: string, max: number = MAX_NOTES_LENGTH) =>
  z
    .string({ error: expected(label, 'text') })
    .overwrite(tidyLines)
    .min(1, `${label} is required.`)
    .max(max, `${label} can be at most ${max} characters long.`)
    .refine((value) => !hasControlCharacters(value, 'several lines'), unusable(label))
    .meta({ description: label })

/** Like optionalText, but may hold line breaks. */
export const optionalNotes = (label: string, max: number = MAX_NOTES_LENGTH) =>
  z
    .string({ error: expected(label, 'text') })
    .overwrite(tidyLines)
    .max(max, `${label} can be at most ${max} characters long.`)
    .refine((value) => !hasControlCharacters(value, 'several lines'), unusable(label))
    .nullish()
    .transform((value) => value || null)
    .meta({ description: label })

/** A whole number, as a JSON number or as its digits in a string: clients send both. */
export const count = (label: string, min: number, max: number) =>
  z
    .union([z.number(), z.string()], { error: expected(label, 'a whole number') })
    .meta(countSchema(label, min, max))
    .transform((value, ctx) => {
      const read = parseCount(value)
      if (read !== undefined && read >= min && read <= max) return read
      ctx.issues.push({
        code: 'custom',
        input: value,
        ...saying(`${label} must be a whole number from ${min} to ${max}.`, {
          code: 'not_in_range',
          min,
          max,
        }),
      })
      return z.NEVER
    })

/** A whole number that may be missing or null, which reads as 0. */
export const optionalCount = (label: string, min: number, max: number) =>
  count(label, min, max)
    .nullish()
    .transform((value) => value ?? 0)

/** The JSON Schema of a count, which the types alone do not express. */
export function countSchema(label: string, minimum: number, maximum: number, step = 1) {
  return {
    description: `${label}: a whole number, or its digits as text`,
    anyOf: [
      { type: 'integer', minimum, maximum, ...(step !== 1 && { multipleOf: step }) },
      { type: 'string', pattern: countPattern(minimum, maximum, step) },
    ],
  }
}

/** Each number of a short range, for programs that check text by its pattern; any number of a long one. */
function countPattern(minimum: number, maximum: number, step: number): string {
  const length = Math.floor((maximum - minimum) / step) + 1
  if (length > MAX_LISTED_COUNTS) return '^(0|[1-9][0-9]{0,8})$'
  return `^(${Array.from({ length }, (_, index) => minimum + index * step).join('|')})$`
}

/** An amount of euros as a JSON number or a decimal string; read as integer cents. */
export const euros = (label: string) =>
  z
    .union([z.number(), z.string()], { error: expected(label, 'an amount in euros') })
    .meta({
      description: `${label} in euros, as a number or a decimal`,
      anyOf: [
        { type: 'number', minimum: 0 },
        { type: 'string', pattern: DECIMAL_PATTERN },
      ],
    })
    .transform((value, ctx) => {
      const cents =
        typeof value === 'string' ? parseDecimal(value) : Number.isFinite(value) ? toCents(value) : undefined
      if (cents !== undefined && cents >= 0 && Number.isSafeInteger(cents)) return cents
      ctx.issues.push({ code: 'custom', input: value, message: `${label} must be an amount in euros.` })
      return z.NEVER
    })

/** An amount in an answer: integer cents in code, a number of euros with at most two decimals where it is sent. */
export const amount = z.codec(z.number(), z.number(), { decode: toCents, encode: toEuros })

/** An amount in an answer: integer cents in code, euros as text with two decimals where it is sent. */
export const decimal = z
  .codec(z.string(), z.number(), { decode: (text) => toCents(Number(text)), encode: formatDecimal })
  .meta({
    type: 'string',
    pattern: '^-?[0-9]+[.][0-9]{2}$',
    description: 'Euros as text with two decimals, like 49.00',
  })

/** A guest's payment to a driver, in answers. */
export const collectedAnswer = z.object({
  method: z.enum(collectionMethods),
  amount: amount.describe('In euros'),
})

/** A boolean, or `yes` or `no`. */
export const yesNo = (label: string) =>
  z
    .union([z.enum(['yes', 'no']), z.boolean()], { error: expected(label, '"yes" or "no"') })
    .meta({ description: label })
    .transform((value) => value === true || value === 'yes')

/** One of the listed words. */
export const oneOf = <const Words extends readonly string[]>(label: string, words: Words) =>
  z.enum(words, { error: expected(label, `one of: ${words.join(', ')}`) }).meta({ description: label })

/** The language that somebody reads. */
export const locale = oneOf('Locale', LOCALES)
  .nullish()
  .describe('The language of the customer’s emails, calendar entries and pages; left out, English')

/** Why the office overrides an objection to a trip. */
export const overrideReason = optionalText('The reason', MAX_PRICE_REASON_LENGTH).describe(
  'Where no car is free, the notice is short or nothing is driven at that time: why it is taken all the same; kept in the history. Without one it is refused',
)

/** Set by the office, which knows better than the rule. */
export const phoneUnchecked = z
  .boolean({ error: 'phoneUnchecked must be true or false.' })
  .optional()
  .describe('true: a phone number that cannot be dialled is kept as it is typed; else it is refused')

/** An id that the server issued. A malformed id is simply not found, so any short text is valid here. */
export const id = (label: string) =>
  z
    .string({ error: expected(label, 'text') })
    .trim()
    .min(1)
    .max(64)
    .meta({ description: label })

/** The version that the row had when it was read, before it is changed or deleted. */
export const version = z
  .int({ error: 'The version must be a whole number.' })
  .optional()
  .describe(
    'The version that was read: when the row has been changed since, nothing is done and CHANGED_MEANWHILE answered. Without one, whatever there is is changed.',
  )

/** The version of a row, in an answer. */
export const rowVersion = z
  .int()
  .describe('One more after each change; sent back with a change or a deletion')

/** A point on the earth, in degrees. */
export const latitude = z.number().min(-90).max(90)
export const longitude = z.number().min(-180).max(180)

/** Degrees that somebody sends, between the most of either sign. */
export const degrees = (label: string, most: 90 | 180) => {
  const range = `${label} must be from -${most} to ${most}.`
  return z
    .number({ error: `${label} must be a number.` })
    .min(-most, range)
    .max(most, range)
    .meta({ description: `${label} in degrees, WGS 84` })
}

/** The number of rows of one page, at most `max`. */
export const pageSize = (max: number) =>
  z
    .int({ error: 'The limit must be a whole number.' })
    .min(1, 'The limit must be at least 1.')
    .max(max, `The limit can be at most ${max}.`)
