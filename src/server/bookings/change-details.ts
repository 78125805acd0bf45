import { randomUUID } from 'node:crypto'
import type { BookingDetails } from '@chauffeur/contract/detail-fields'
import type { BookingAct, BookingActor } from '@chauffeur/domain/booking-acts'
import { searchedNumbers, searchedText } from '@chauffeur/domain/booking-search'
import { fits } from '@chauffeur/domain/capacity'
import { normaliseFlightNumber } from '@chauffeur/domain/flight-number'
import { isSameMetadata, type Metadata } from '@chauffeur/domain/partner-labels'
import { e164, phoneRefusal } from '@chauffeur/domain/phone-number'
import { seatsRefusal } from '@chauffeur/domain/seats'
import { hasBegun } from '../assignments/has-begun.ts'
import { vehicleOf } from '../catalogue/common/resolve-vehicle.ts'
import { checkLuggage } from '../catalogue/luggage/check-luggage.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import { Booking } from './booking.entity.ts'
import { lockBooking } from './lock-booking.ts'
import { refuseUnlessOpen } from './refuse-act.ts'
import { searchableOf } from './searchable.ts'

const LABELS = {
  customerPhone: 'Phone',
  signName: 'Name on the sign',
  notes: 'Special requests',
  whatsappNotifications: 'WhatsApp updates',
  luggageConfig: 'Luggage',
  passengers: 'Passengers',
  childSeatCount: 'Child seats',
  boosterSeatCount: 'Booster seats',
  flightNumber: 'Flight',
  reference: 'Reference',
  metadata: 'Metadata',
} as const

type Field = keyof typeof LABELS
type Details = Pick<Booking, Field>

const fields = Object.keys(LABELS).filter((key): key is Field => key in LABELS)

interface ChangeOfDetails {
  readonly bookingId: string
  readonly actor: BookingActor
  /** The API key's name, of a partner; the administrator's, of the office. */
  readonly name?: string
  /** Of the office: a number is kept as it is typed. */
  readonly phoneUnchecked?: boolean | undefined
  /** What is left out stays as it is. */
  readonly wish: BookingDetails & {
    readonly reference?: string | null | undefined
    readonly metadata?: Metadata | null | undefined
  }
}

/** Changes what costs nothing. Takes effect at once; the office is told of what others change. */
export async function changeDetails(
  { bookingId, actor, name = 'the customer', phoneUnchecked = false, wish }: ChangeOfDetails,
  tx: Transaction,
): Promise<void> {
  const { em } = tx
  const booking = await lockBooking(bookingId, tx)
  const changed = fields.filter((field) => wish[field] !== undefined && !isSame(field, wish, booking))
  const { status, cancelledAt, pickupAt } = booking
  const facts = { status, cancelledAt, pickupAt, hasBegun: await hasBegun(bookingId, em) }
  for (const act of actsFor(changed)) refuseUnlessOpen(actor, act, facts, tx.clock())
  if (changed.length === 0) return
  const details: Details = detailsAfter(booking, wish)
  const phone = phoneUnchecked ? undefined : phoneRefusal(details.customerPhone, booking.customerPhone)
  if (phone) throw invalid('customerPhone', phone)
  await checkDetails(details, booking, changed, tx)
  await em.nativeUpdate(
    Booking,
    { id: bookingId },
    {
      ...details,
      customerPhoneE164: e164(details.customerPhone),
      flightNumberNormalised: details.flightNumber
        ? (normaliseFlightNumber(details.flightNumber) ?? null)
        : null,
      searchText: searchedText({ ...searchableOf(booking), reference: details.reference }),
      searchNumber: searchedNumbers({ ...details, bookingNumber: booking.number }),
      icsSequence: booking.icsSequence + 1,
    },
  )
  const changes = changed.map((field) => inWords(field, booking, details)).join('\n')
  const occasion = randomUUID()
  await record(tx, 'booking.details-changed', {
    admin: name,
    id: bookingId,
    name: booking.number,
    bookingId,
    occasion,
    changes,
    notifiesOffice: actor !== 'office' && changed.some((field) => field !== 'metadata'),
    details: { note: changes },
  })
  await record(tx, 'booking.changed', { bookingId, occasion, fields: changed })
}

/** What a call that changes nothing asks for is judged like a change of details. */
function actsFor(changed: readonly Field[]): BookingAct[] {
  const isFlight = changed.includes('flightNumber')
  const isOther = changed.some((field) => field !== 'flightNumber')
  return [
    ...(isFlight ? (['changeFlight'] as const) : []),
    ...(isOther || !isFlight ? (['changeDetails'] as const) : []),
  ]
}

function detailsAfter(booking: Booking, wish: ChangeOfDetails['wish']): Details {
  const keep = <F extends Field>(field: F, asked: Booking[F] | undefined): Booking[F] =>
    asked === undefined ? booking[field] : asked
  return {
    customerPhone: keep('customerPhone', wish.customerPhone),
    signName: keep('signName', wish.signName),
    notes: keep('notes', wish.notes),
    whatsappNotifications: keep('whatsappNotifications', wish.whatsappNotifications),
    luggageConfig: keep('luggageConfig', wish.luggageConfig),
    passengers: keep('passengers', wish.passengers),
    childSeatCount: keep('childSeatCount', wish.childSeatCount),
    boosterSeatCount: keep('boosterSeatCount', wish.boosterSeatCount),
    flightNumber: keep('flightNumber', wish.flightNumber),
    reference: keep('reference', wish.reference),
    metadata: keep('metadata', wish.metadata),
  }
}

/** The rules of a new booking, as far as they are about what has changed. */
async function checkDetails(
  details: Details,
  { vehicleId, vehicleName }: Booking,
  changed: readonly Field[],
  { em }: Transaction,
): Promise<void> {
  const isAbout = (...some: Field[]) => some.some((field) => changed.includes(field))
  if (isAbout('passengers', 'luggageConfig')) {
    const vehicle = vehicleOf({ vehicleId, vehicleName })
    const fit = fits(vehicle, details.passengers)
    if (!fit.fits) throw new Refusal('INSUFFICIENT_CAPACITY', fit.message)
    if (isAbout('luggageConfig')) await checkLuggage(details.luggageConfig ?? null, vehicle, em)
  }
  const seats = isAbout('passengers', 'childSeatCount', 'boosterSeatCount') && seatsRefusal(details)
  if (seats) throw invalid('childSeatCount', seats)
}

function isSame(field: Field, wish: ChangeOfDetails['wish'], booking: Booking): boolean {
  if (field === 'metadata') return isSameMetadata(wish.metadata, booking.metadata)
  return (wish[field] ?? null) === (booking[field] ?? null)
}

/** The office reads what has changed, but nothing of what a partner keeps for itself. */
function inWords(field: Field, before: Details, after: Details): string {
  if (field === 'metadata') return LABELS.metadata
  return `${LABELS[field]}: ${wordsOf(before[field])} → ${wordsOf(after[field])}`
}

function wordsOf(value: Details[Exclude<Field, 'metadata'>]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return value == null || value === '' ? 'none' : String(value)
}
