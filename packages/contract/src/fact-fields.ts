import {
  detailNames,
  factNames,
  factOf,
  factsFor,
  type BookingFact,
  type bookingFacts,
  type DetailName,
  type FactName,
  type FactReader,
  type FactsFor,
  type GuestCorrectedName,
} from '@chauffeur/domain/booking-facts'
import { MAX_NAME_LENGTH } from '@chauffeur/domain/limits'
import { z } from 'zod'
import {
  count,
  flightNumber,
  guestMailAddress,
  notes,
  oneOf,
  optionalCount,
  optionalFlightNumber,
  optionalNotes,
  optionalText,
  optionalTimeOfDay,
  text,
  timeOfDay,
  yesNo,
} from './fields.ts'

// The schemas of a booking's facts follow from the table of the domain: as they are asked for, changed and read.

type Fact<Name extends FactName> = (typeof bookingFacts)[Name]
type IsRequired = { readonly isRequired: true }
type Choices<Row> = Row extends { readonly of: infer Of extends readonly string[] } ? Of : never

const wanted = (name: string) => yesNo(name).default(false)
const optionalChoice = <const Of extends readonly string[]>(name: string, of: Of) => oneOf(name, of).nullish()

type AskedField<Row extends BookingFact> = Row extends { readonly kind: 'count' }
  ? ReturnType<Row extends IsRequired ? typeof count : typeof optionalCount>
  : Row extends { readonly kind: 'yes-no' }
    ? ReturnType<typeof wanted>
    : Row extends { readonly kind: 'choice' }
      ? ReturnType<typeof optionalChoice<Choices<Row>>>
      : ReturnType<Row extends IsRequired ? typeof text : typeof optionalText>

function askedField(fact: BookingFact) {
  if (fact.kind === 'count') return (fact.isRequired ? count : optionalCount)(fact.name, fact.min, fact.max)
  if (fact.kind === 'yes-no') return wanted(fact.name)
  if (fact.kind === 'choice') return optionalChoice(fact.name, fact.of)
  if (fact.kind === 'flight') return optionalFlightNumber()
  if (fact.kind === 'lines') return optionalNotes(fact.name, fact.max)
  if (fact.kind === 'time') return optionalTimeOfDay(fact.name)
  return fact.isRequired ? text(fact.name, fact.max) : optionalText(fact.name, fact.max)
}

type ChangedField<Row extends BookingFact> = Row extends { readonly kind: 'count' }
  ? z.ZodOptional<ReturnType<typeof count>>
  : Row extends { readonly kind: 'yes-no' }
    ? z.ZodOptional<ReturnType<typeof yesNo>>
    : Row extends { readonly kind: 'choice' }
      ? z.ZodOptional<z.ZodNullable<ReturnType<typeof oneOf<Choices<Row>>>>>
      : z.ZodOptional<
          Row extends IsRequired ? ReturnType<typeof text> : z.ZodNullable<ReturnType<typeof text>>
        >

function changedField(fact: BookingFact) {
  const orNone = <Field extends z.ZodType>(field: Field) =>
    fact.isRequired ? field.optional() : field.nullable().optional()
  if (fact.kind === 'count') return count(fact.name, fact.min, fact.max).optional()
  if (fact.kind === 'yes-no') return yesNo(fact.name).optional()
  if (fact.kind === 'choice') return orNone(oneOf(fact.name, fact.of))
  if (fact.kind === 'flight') return orNone(flightNumber())
  if (fact.kind === 'time') return orNone(timeOfDay(fact.name))
  return orNone((fact.kind === 'lines' ? notes : text)(fact.name, fact.max))
}

type ReadField<Row extends BookingFact> = Row extends { readonly kind: 'count' }
  ? z.ZodNumber
  : Row extends { readonly kind: 'yes-no' }
    ? z.ZodBoolean
    : OrNull<
        Row,
        Row extends { readonly kind: 'choice' }
          ? z.ZodEnum<{ [Word in Choices<Row>[number]]: Word }>
          : z.ZodString
      >
type OrNull<Row, Field extends z.ZodType> = Row extends IsRequired ? Field : z.ZodNullable<Field>

function readField(fact: BookingFact) {
  const orNull = (field: z.ZodType) => (fact.isRequired ? field : field.nullable())
  const described = (field: z.ZodType) => (fact.about === undefined ? field : field.describe(fact.about))
  if (fact.kind === 'count') return described(z.number())
  if (fact.kind === 'yes-no') return described(z.boolean())
  return described(orNull(fact.kind === 'choice' ? z.enum(fact.of) : z.string()))
}

function fieldsOf(names: readonly FactName[], field: (fact: BookingFact) => z.ZodType) {
  return Object.fromEntries(names.map((name) => [name, field(factOf(name))]))
}

function askedFields(): { readonly [Name in FactName]: AskedField<Fact<Name>> }
function askedFields(): object {
  return fieldsOf(factNames, (fact) => {
    const field = askedField(fact)
    return fact.about === undefined ? field : field.describe(fact.about)
  })
}

/** The fields of the facts in a call that makes a booking. */
export const askedFacts = askedFields()

function changedFields(): { readonly [Name in DetailName]: ChangedField<Fact<Name>> }
function changedFields(): object {
  return fieldsOf(detailNames, changedField)
}

/** Details of a booking that can be changed at no cost. A field that is left out stays as it is; null empties it. */
export const detailFields = changedFields()

const bookingDetails = z.object(detailFields)
export type BookingDetails = z.output<typeof bookingDetails>

/** The facts that the guest corrects, and the office as well. A field that is left out stays as it is. */
export const guestFields = {
  customerName: text(factOf('customerName').name, MAX_NAME_LENGTH).optional(),
  customerEmail: guestMailAddress().optional(),
} satisfies Readonly<Record<GuestCorrectedName, z.ZodType>>

/** As somebody reads them. */
export function readFacts<Reader extends FactReader>(
  reader: Reader,
): { readonly [Name in FactsFor<Reader>]: ReadField<Fact<Name>> }
export function readFacts(reader: FactReader): object {
  return fieldsOf(factsFor(reader), readField)
}
