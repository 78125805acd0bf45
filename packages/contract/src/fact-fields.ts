import {
  bookingFacts,
  detailNames,
  factNames,
  factOf,
  factsFor,
  type BookingFact,
  type DetailName,
  type FactName,
  type FactReader,
  type FactsFor,
} from '@chauffeur/domain/booking-facts'
import { z } from 'zod'
import {
  count,
  flightNumber,
  notes,
  oneOf,
  optionalCount,
  optionalFlightNumber,
  optionalNotes,
  optionalText,
  text,
  yesNo,
} from './fields.ts'

// The schemas of a booking's facts follow from the table of the domain: as they are asked for, changed and read.

type Fact<Name extends FactName> = (typeof bookingFacts)[Name]
type Required = { readonly isRequired: true }
type Choices<Row> = Row extends { readonly of: infer Of extends readonly string[] } ? Of : never

const wanted = (name: string) => yesNo(name).default(false)
const optionalChoice = <const Of extends readonly string[]>(name: string, of: Of) => oneOf(name, of).nullish()

type AskedField<Row extends BookingFact> = Row extends { readonly kind: 'count' }
  ? ReturnType<Row extends Required ? typeof count : typeof optionalCount>
  : Row extends { readonly kind: 'yes-no' }
    ? ReturnType<typeof wanted>
    : Row extends { readonly kind: 'choice' }
      ? ReturnType<typeof optionalChoice<Choices<Row>>>
      : ReturnType<Row extends Required ? typeof text : typeof optionalText>

function askedField(fact: BookingFact) {
  switch (fact.kind) {
    case 'count':
      return (fact.isRequired ? count : optionalCount)(fact.name, fact.min, fact.max)
    case 'yes-no':
      return wanted(fact.name)
    case 'choice':
      return optionalChoice(fact.name, fact.of)
    case 'flight':
      return optionalFlightNumber()
    case 'lines':
      return optionalNotes(fact.name, fact.max)
    default:
      return fact.isRequired ? text(fact.name, fact.max) : optionalText(fact.name, fact.max)
  }
}

type ChangedField<Row extends BookingFact> = Row extends { readonly kind: 'count' }
  ? z.ZodOptional<ReturnType<typeof count>>
  : Row extends { readonly kind: 'yes-no' }
    ? z.ZodOptional<ReturnType<typeof yesNo>>
    : Row extends { readonly kind: 'choice' }
      ? z.ZodOptional<z.ZodNullable<ReturnType<typeof oneOf<Choices<Row>>>>>
      : z.ZodOptional<Row extends Required ? ReturnType<typeof text> : z.ZodNullable<ReturnType<typeof text>>>

function changedField(fact: BookingFact) {
  const orNone = <Field extends z.ZodType>(field: Field) =>
    fact.isRequired ? field.optional() : field.nullable().optional()
  switch (fact.kind) {
    case 'count':
      return count(fact.name, fact.min, fact.max).optional()
    case 'yes-no':
      return yesNo(fact.name).optional()
    case 'choice':
      return orNone(oneOf(fact.name, fact.of))
    case 'flight':
      return orNone(flightNumber())
    case 'lines':
      return orNone(notes(fact.name, fact.max))
    default:
      return orNone(text(fact.name, fact.max))
  }
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
type OrNull<Row, Field extends z.ZodType> = Row extends Required ? Field : z.ZodNullable<Field>

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

/** As whoever makes a booking is asked for them. */
export const askedFacts = fieldsOf(factNames, (fact) => {
  const field = askedField(fact)
  return fact.about === undefined ? field : field.describe(fact.about)
}) as { readonly [Name in FactName]: AskedField<Fact<Name>> }

/** Details of a booking that can be changed at no cost. A field that is left out stays as it is; null empties it. */
export const detailFields = fieldsOf(detailNames, changedField) as {
  readonly [Name in DetailName]: ChangedField<Fact<Name>>
}

const bookingDetails = z.object(detailFields)
export type BookingDetails = z.output<typeof bookingDetails>

/** As somebody reads them. */
export function readFacts<Reader extends FactReader>(reader: Reader) {
  return fieldsOf(factsFor(reader), readField) as {
    readonly [Name in FactsFor<Reader>]: ReadField<Fact<Name>>
  }
}
