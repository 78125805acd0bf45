import { randomUUID } from 'node:crypto'
import type { BookingDetails } from '@chauffeur/contract/fact-fields'
import type { BookingAct, BookingActor } from '@chauffeur/domain/booking-acts'
import { bookingFacts, detailNames } from '@chauffeur/domain/booking-facts'
import { fits } from '@chauffeur/domain/capacity'
import { needsRefusal } from '@chauffeur/domain/needs'
import type { Metadata } from '@chauffeur/domain/partner-labels'
import { phoneRefusal } from '@chauffeur/domain/phone-number'
import { seatsRefusal } from '@chauffeur/domain/seats'
import { vehicleOf } from '../catalogue/common/resolve-vehicle.ts'
import { checkLuggage } from '../catalogue/luggage/luggage.ts'
import { invalid, Refusal } from '../core/refusal.ts'
import { record, type Transaction } from '../core/transaction.ts'
import type { Booking } from './booking.entity.ts'
import { presentInMessages } from './present-partner-booking.ts'
import { differences, editBooking, edited } from './edit-booking.ts'
import { lockBooking } from './read-booking.ts'
import { readFactsOfActs, refuseUnlessOpen } from './refuse-act.ts'

const FIELDS = [...detailNames, 'reference', 'metadata'] as const

type Field = (typeof FIELDS)[number]

interface ChangeOfDetails {
  readonly bookingId: string
  readonly actor: BookingActor
  /** The API key's name, of a partner; the administrator's, of the office. */
  readonly name?: string
  /** Of the office: a number is kept as it is typed. */
  readonly phoneUnchecked?: boolean | undefined
  /** The new values; a field that is left out stays as it is. */
  readonly requested: BookingDetails & {
    readonly reference?: string | null | undefined
    readonly metadata?: Metadata | null | undefined
  }
}

/** Changes what costs nothing. Takes effect at once; the office is told of what others change. */
export async function changeDetails(
  { bookingId, actor, name = 'the customer', phoneUnchecked = false, requested }: ChangeOfDetails,
  tx: Transaction,
): Promise<void> {
  const booking = await lockBooking(bookingId, tx)
  const { fields, changes } = differences(booking, requested, FIELDS)
  const facts = await readFactsOfActs(booking, tx.em)
  for (const act of actsFor(fields)) refuseUnlessOpen(actor, act, facts, tx.clock())
  if (fields.length === 0) return
  const after = edited(booking, requested)
  const phone = phoneUnchecked ? undefined : phoneRefusal(requested.customerPhone, booking.customerPhone)
  if (phone) throw invalid('customerPhone', phone)
  await checkDetails(after, fields, tx)
  await editBooking(tx, booking, requested, { isEntryRenewed: true })
  const occasion = randomUUID()
  await record(tx, 'booking.details-changed', {
    admin: name,
    id: bookingId,
    name: booking.number,
    bookingId,
    occasion,
    notifiesOffice: actor !== 'office' && fields.some((field) => field !== 'metadata'),
    details: { changes },
  })
  const before = presentInMessages(booking)
  await record(tx, 'booking.changed', { bookingId, occasion, fields, before })
}

/** The acts that a change is judged as. One of no field at all is judged as a change of details. */
function actsFor(fields: readonly Field[]): BookingAct[] {
  const acts = fields.map((field) =>
    field === 'reference' || field === 'metadata' ? 'changeDetails' : bookingFacts[field].changedBy,
  )
  if (acts.length === 0) return ['changeDetails']
  return (['changeFlight', 'changeDetails'] as const).filter((act) => acts.includes(act))
}

/** The rules of a new booking, as far as they are about what has changed. */
async function checkDetails(after: Booking, fields: readonly Field[], { em }: Transaction): Promise<void> {
  const isAbout = (...some: Field[]) => some.some((field) => fields.includes(field))
  const needs = isAbout('wheelchair') && needsRefusal(after)
  if (needs) throw new Refusal('WHEELCHAIR_NOT_CARRIED', needs)
  if (isAbout('passengers', 'luggageConfig', 'wheelchair')) {
    const vehicle = vehicleOf(after)
    const fit = fits(vehicle, after.passengers)
    if (!fit.fits) throw new Refusal('INSUFFICIENT_CAPACITY', fit.reason)
    if (isAbout('luggageConfig', 'wheelchair')) await checkLuggage(after, vehicle, em)
  }
  const seats = isAbout('passengers', 'childSeatCount', 'boosterSeatCount') && seatsRefusal(after)
  if (seats) throw invalid('childSeatCount', seats)
}
