import { DAY_MS } from '@chauffeur/domain/duration'
import { bookingState } from '@chauffeur/domain/booking-status'
import {
  dueChauffeurMail,
  isSameDrive,
  isWorthSending,
  MAILED_STATES,
  whatIsNew,
  type AnnouncedDrives,
  type DrivenTrip,
  type WhatIsNew,
  chauffeurMailKinds,
  isChauffeurMailKind,
  type ChauffeurMailKind,
} from '@chauffeur/domain/mail-kinds'
import { includedWait } from '@chauffeur/domain/no-show'
import { ANNOUNCED_BEFORE_MS } from '@chauffeur/domain/phone-visibility'
import { Booking } from '../bookings/booking.entity.ts'
import { carsNeededFor, readEnds } from '../bookings/cars-needed-for.ts'
import { Car, Driver } from '../cars/car.entity.ts'
import type { Log } from '../core/logging.ts'
import type { OperationContext } from '../core/request-context.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { typedQueries } from '../db/typed-queries.ts'
import { joinWorkers, startWatch, type Worker } from '../jobs/poller.ts'
import { dedupeKeyOf, enqueueMail } from '../mail/enqueue-mail.ts'
import { Outbox, type MailDetails } from '../mail/outbox.entity.ts'
import { Assignment } from './assignment.entity.ts'
import { isPickupAtAirport } from './planned-trips.ts'
import { carName } from './present-trip.ts'
import { sql } from 'kysely'
import { bookingActRefusal } from '@chauffeur/domain/booking-acts'
import { isThanksDue, type TripEnding } from '@chauffeur/domain/trip-thanks'
import { readDriven } from './read-trip-progress.ts'
import { readRemindersDue, type AnnouncedChauffeur } from './trip-reminders.ts'
import { findRows } from '../db/find-rows.ts'

// A reminder and thanks are as good half a minute later, and are looked for among the trips of days.
const COURTESY_DEBOUNCE_MS = 30_000

type MailContext = Pick<OperationContext, 'orm' | 'clock' | 'transaction'>

/**
 * Mails guests who drives and how far the chauffeur is, reminds them of their trips, and thanks them at the end.
 * It looks at how trips stand rather than at what happened, so guests do not hear of a step that was taken back.
 * Any number of processes may run one: each mail is stored once.
 */
export function startChauffeurWorker(context: MailContext, log: Log): Worker {
  const onError = (error: unknown) =>
    log.error({ err: error }, 'what guests are to hear of their trips could not be read')
  return joinWorkers(
    startWatch(() => writeChauffeurMails(context), onError),
    startWatch(() => writeCourtesyMails(context), onError, COURTESY_DEBOUNCE_MS),
  )
}

/** Writes down the mails about the trip of one booking that are due now. */
export async function writeDueMails(context: MailContext, bookingId: string): Promise<void> {
  await writeChauffeurMails(context, bookingId)
  await writeCourtesyMails(context, bookingId)
}

/** Who drives, and how far the chauffeur is: of all bookings, or of one. */
async function writeChauffeurMails({ orm, clock, transaction }: MailContext, only?: string): Promise<void> {
  const due = await readDueChauffeurMails({ em: orm.em.fork(), clock })
  const mails = due.filter(({ bookingId }) => only === undefined || bookingId === only)
  if (mails.length === 0) return
  await transaction(async (tx) => {
    for (const { kind, bookingId, details } of mails) await enqueueMail(tx, kind, bookingId, details)
  })
}

/** Reminders and thanks: of all bookings, or of one. */
async function writeCourtesyMails({ orm, clock, transaction }: MailContext, only?: string): Promise<void> {
  const isMeant = (bookingId: string) => only === undefined || bookingId === only
  const reading = () => ({ em: orm.em.fork(), clock })
  const reminders = (await readRemindersDue(reading())).filter((mail) => isMeant(mail.bookingId))
  const thanks = (await readThanksDue(reading())).filter(isMeant)
  if (reminders.length + thanks.length === 0) return
  await transaction(async (tx) => {
    for (const { bookingId, details } of reminders) await enqueueMail(tx, 'trip-reminder', bookingId, details)
    for (const bookingId of thanks) await enqueueMail(tx, 'trip-thanks', bookingId)
  })
}

/** A mail that is to be written to a guest. */
interface DueChauffeurMail {
  readonly kind: ChauffeurMailKind
  readonly bookingId: string
  readonly details: MailDetails
}

/** A trip that was to begin longer ago than this is no longer written about. */
const LATEST_MS = DAY_MS

// Of most trips there is nothing to write: the guest was told who drives, and the chauffeur has not set out.
const isUnwritten = sql<boolean>`(assignment.state <> 'accepted' or not exists (
  select from outbox where dedupe_key =
    'chauffeur-assigned:' || assignment.booking_id || ':' || assignment.id || '-' || assignment.version
))`

/** The mails about chauffeurs that are to be written to guests now. */
async function readDueChauffeurMails({ em, clock }: DatabaseAccess): Promise<DueChauffeurMail[]> {
  const now = clock()
  const assignments = await typedQueries<{ assignment: Assignment; booking: Booking }>(em)
    .selectFrom('assignment')
    .innerJoin('booking', 'booking.id', 'assignment.bookingId')
    .selectAll('assignment')
    .select('booking.pickupAt')
    .where('assignment.releasedAt', 'is', null)
    .where('assignment.driverId', 'is not', null)
    .where('assignment.state', 'in', MAILED_STATES)
    .where(isUnwritten)
    .where('assignment.startsAt', '>', new Date(now.getTime() - LATEST_MS))
    .where('assignment.startsAt', '<=', new Date(now.getTime() + ANNOUNCED_BEFORE_MS))
    .where('booking.status', '=', 'confirmed')
    .where('booking.cancelledAt', 'is', null)
    .orderBy('assignment.startsAt')
    .orderBy('assignment.id')
    .execute()
  if (assignments.length === 0) return []
  const found = await findMails(
    assignments.map(({ bookingId }) => bookingId),
    em,
  )
  const mails = Map.groupBy(found, ({ bookingId }) => bookingId)
  return assignments.flatMap(
    (assignment) =>
      dueMailOf(assignment, assignment.pickupAt, mails.get(assignment.bookingId) ?? [], now) ?? [],
  )
}

function dueMailOf(
  assignment: Assignment,
  pickupAt: Date,
  mails: readonly Outbox[],
  now: Date,
): DueChauffeurMail | undefined {
  const { id: assignmentId, bookingId, carNo, version } = assignment
  const trip = drivenTrip(assignment, pickupAt)
  const kind = trip && dueChauffeurMail(trip, announcedDrives(assignment, mails), now)
  if (!kind) return undefined
  const { driverId, carId } = trip
  const details = {
    // A guest hears of each step once; of who drives, again with each version.
    occasion: kind === 'chauffeur-assigned' ? `${assignmentId}-${version}` : assignmentId,
    drives: { assignmentId, carNo, driverId, carId, pickupAt: trip.pickupAt },
  }
  // A mail that failed counts as written, too: the office can send it again.
  const dedupeKey = dedupeKeyOf(kind, bookingId, details)
  return mails.some((mail) => mail.dedupeKey === dedupeKey) ? undefined : { kind, bookingId, details }
}

/** Undefined while nobody drives. */
function drivenTrip(
  { driverId, carId = null, endsAt, state, stateSince }: Assignment,
  pickupAt: Date,
): DrivenTrip | undefined {
  if (driverId == null) return undefined
  return { driverId, carId, pickupAt: pickupAt.toISOString(), endsAt, state, stateSince }
}

/** All mails about who drives these bookings, also those that wait. */
function findMails(bookingIds: readonly string[], em: EntityManager): Promise<Outbox[]> {
  return findRows(
    em,
    Outbox,
    { bookingId: { $in: [...bookingIds] }, kind: { $in: [...chauffeurMailKinds] } },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  )
}

/** The driver, car and time of one of the booking's cars in the last mail to the guest. */
function lastAnnounced(carNo: number, mails: readonly Outbox[]): MailDetails['drives'] {
  return mails
    .filter(({ doneAt, details }) => doneAt && details?.drives?.carNo === carNo)
    .toSorted((a, b) => Number(a.doneAt) - Number(b.doneAt))
    .at(-1)?.details?.drives
}

function announcedDrives({ id, carNo }: Assignment, mails: readonly Outbox[]): AnnouncedDrives {
  const alive = mails.filter(({ deadAt }) => !deadAt)
  const last = lastAnnounced(carNo, mails)
  const underWay = alive.flatMap(({ doneAt, details }) =>
    !doneAt && details?.drives?.carNo === carNo ? details.drives : [],
  )
  const kinds = alive
    .filter(({ details }) => details?.drives?.assignmentId === id)
    .map(({ kind }) => kind)
    .filter(isChauffeurMailKind)
  return { known: [...(last ? [last] : []), ...underWay], kinds: new Set(kinds) }
}

/** The facts of who drives, for a mail. */
export interface ChauffeurOfMail extends AnnouncedChauffeur {
  readonly carNo: number
  /** How many cars the booking has. */
  readonly carCount: number
  readonly isAtAirport: boolean
  /** Minutes. */
  readonly includedWait: number
  /** Compared with what the guest knew before. */
  readonly news: WhatIsNew
}

/** Who drives, for a mail that was stored before; undefined when that has changed since, or the guest knows it. */
export async function readChauffeurOfMail(
  kind: ChauffeurMailKind,
  booking: Booking,
  drives: MailDetails['drives'],
  { em, clock }: DatabaseAccess,
): Promise<ChauffeurOfMail | undefined> {
  if (!drives || bookingState(booking) !== 'confirmed') return undefined
  const assignment = await em.findOne(Assignment, { id: drives.assignmentId, releasedAt: null })
  const trip = assignment && drivenTrip(assignment, booking.pickupAt)
  if (!trip || !isSameDrive(trip, drives) || !isWorthSending(kind, trip, clock())) return undefined
  const driver = await em.findOneOrFail(Driver, { id: trip.driverId })
  const car = trip.carId === null ? null : await em.findOneOrFail(Car, { id: trip.carId })
  const isAtAirport = isPickupAtAirport(booking)
  const before = lastAnnounced(drives.carNo, await findMails([booking.id], em))
  return {
    name: driver.name,
    phone: driver.phoneE164,
    car: car && carName(car),
    plate: car && car.plate,
    carNo: drives.carNo,
    carCount: (await carsNeededFor([booking], em)).of(booking.id),
    isAtAirport,
    includedWait: includedWait({ isAtAirport }),
    news: whatIsNew(before, trip),
  }
}

/** A trip that was to begin longer ago than this is no longer thanked for. */
const LATEST_THANKS_MS = 72 * 60 * 60_000

/** The bookings whose guests are to be thanked now, and asked how it was. */
async function readThanksDue({ em, clock }: DatabaseAccess): Promise<string[]> {
  const now = clock()
  const unthanked = await typedQueries<{ assignment: Assignment; outbox: Outbox }>(em)
    .selectFrom('assignment')
    .select('bookingId')
    .distinct()
    .where('releasedAt', 'is', null)
    .where('state', '=', 'completed')
    .where('startsAt', '>', new Date(now.getTime() - LATEST_THANKS_MS))
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.bookingId', '=', 'assignment.bookingId')
            .where('outbox.kind', '=', 'trip-thanks'),
        ),
      ),
    )
    .execute()
  if (unthanked.length === 0) return []
  const ids = unthanked.map(({ bookingId }) => bookingId)
  const bookings = await findRows(
    em,
    Booking,
    { id: { $in: ids }, status: 'confirmed', cancelledAt: null, rating: null },
    { orderBy: { pickupAt: 'asc', id: 'asc' } },
  )
  const driven = await readDriven(
    bookings.map(({ id }) => id),
    em,
  )
  return bookings.flatMap((booking) => {
    const trip = driven.get(booking.id)
    return trip && isThanksDue(trip.since, now) && mayRate(booking, now) ? [booking.id] : []
  })
}

/** How a trip has ended, for the mail after it. */
export interface AfterTrip {
  readonly end: TripEnding
  /** Who has driven. */
  readonly chauffeurs: readonly string[]
}

/** How a trip has ended, for the mail after it; undefined where there is nothing to say or to ask any more. */
export async function readThanks(
  booking: Booking,
  { em, clock }: DatabaseAccess,
): Promise<AfterTrip | undefined> {
  const end = (await readEnds([booking], em))(booking)
  if (end === 'missed') return { end, chauffeurs: [] }
  const trip = (await readDriven([booking.id], em)).get(booking.id)
  if (!trip || !mayRate(booking, clock())) return undefined
  const drivers = await em.find(Driver, { id: { $in: [...trip.driverIds] } }, { orderBy: { name: 'asc' } })
  return { end: 'driven', chauffeurs: drivers.map(({ name }) => name) }
}

/** Whether the guest may rate the booking, which was driven. */
function mayRate({ status, cancelledAt, pickupAt, rating }: Booking, now: Date): boolean {
  const facts = { status, cancelledAt, pickupAt, isDriven: true, isRated: rating != null }
  return bookingActRefusal('guest', 'rate', facts, now) === undefined
}
