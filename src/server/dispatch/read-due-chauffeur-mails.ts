import {
  dueChauffeurMail,
  MAILED_STATES,
  ANNOUNCED_BEFORE_MS,
  type DrivenTrip,
  type AnnouncedDrives,
} from '@chauffeur/domain/chauffeur-mails'
import { chauffeurMailKinds, isChauffeurMailKind, type ChauffeurMailKind } from '@chauffeur/domain/mail-kinds'
import { Assignment } from '../assignments/assignment.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { EntityManager } from '../db/orm.ts'
import { dedupeKeyOf } from '../outbox/enqueue-mail.ts'
import { Outbox, type MailDetails } from '../outbox/outbox.entity.ts'

/** A mail that is to be written to a guest. */
export interface DueChauffeurMail {
  readonly kind: ChauffeurMailKind
  readonly bookingId: string
  readonly details: MailDetails
}

/** A trip that was to begin longer ago than this is no longer written about. */
const LATEST_MS = 24 * 60 * 60_000
const UNMANAGED = { disableIdentityMap: true } as const

/** The mails about chauffeurs that are to be written to guests now. */
export async function readDueChauffeurMails({ em, clock }: DatabaseAccess): Promise<DueChauffeurMail[]> {
  const now = clock()
  const assignments = await em.find(
    Assignment,
    {
      releasedAt: null,
      driverId: { $ne: null },
      state: { $in: [...MAILED_STATES] },
      startsAt: {
        $gt: new Date(now.getTime() - LATEST_MS),
        $lte: new Date(now.getTime() + ANNOUNCED_BEFORE_MS),
      },
    },
    { orderBy: { startsAt: 'asc', id: 'asc' }, ...UNMANAGED },
  )
  if (assignments.length === 0) return []
  const ids = assignments.map(({ bookingId }) => bookingId)
  const bookings = await em.find(
    Booking,
    { id: { $in: ids }, status: 'confirmed', cancelledAt: null },
    { fields: ['id', 'pickupAt'], ...UNMANAGED },
  )
  const pickupOf = new Map(bookings.map(({ id, pickupAt }) => [id, pickupAt]))
  const mails = Map.groupBy(await findMails(ids, em), ({ bookingId }) => bookingId)
  return assignments.flatMap((assignment) => {
    const pickupAt = pickupOf.get(assignment.bookingId)
    return pickupAt ? (dueMailOf(assignment, pickupAt, mails.get(assignment.bookingId) ?? [], now) ?? []) : []
  })
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
export function drivenTrip(
  { driverId, carId = null, endsAt, state, stateSince }: Assignment,
  pickupAt: Date,
): DrivenTrip | undefined {
  if (driverId == null) return undefined
  return { driverId, carId, pickupAt: pickupAt.toISOString(), endsAt, state, stateSince }
}

/** All mails about who drives these bookings, also those that wait. */
export function findMails(bookingIds: readonly string[], em: EntityManager): Promise<Outbox[]> {
  return em.find(
    Outbox,
    { bookingId: { $in: [...bookingIds] }, kind: { $in: [...chauffeurMailKinds] } },
    { orderBy: { createdAt: 'asc', id: 'asc' }, ...UNMANAGED },
  )
}

/** What the guest was last told of one of the booking's cars. */
export function lastAnnounced(carNo: number, mails: readonly Outbox[]): MailDetails['drives'] {
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
