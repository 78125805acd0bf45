import type { DriverJob, DriverJobs } from '@chauffeur/contract/driver-jobs'
import { Assignment } from '../assignments/assignment.entity.ts'
import { withProgress } from '../assignments/read-trip-progress.ts'
import { TripProof } from '../assignments/trip-proof.entity.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { languagesOf } from '../cars/languages-of.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import type { CurrentFirm } from '../firm/current-firm.ts'
import { openLink, type LinkHolder, type PhoneContext } from './open-link.ts'
import { presentJob } from './present-job.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
/** How long a trip that is over, or was taken back, is still shown. */
const SHOWN_AFTER_MS = 12 * HOUR_MS
/** Today, tomorrow and the seven days after, whatever the hour. */
const DAYS_AHEAD = 9

/** The jobs of whoever holds the link. */
export async function readJobs(context: PhoneContext & { readonly firm: CurrentFirm }): Promise<DriverJobs> {
  const holder = await openLink(context)
  const { em, clock, firm } = context
  const { phone, brandName } = firm.current()
  const assignments = await findAssignments(holder, context)
  return {
    driverName: holder.driver?.name ?? null,
    languages: holder.driver ? languagesOf(holder.driver) : [],
    officePhone: phone,
    brandName,
    isOneJob: holder.assignmentId !== null,
    now: clock().toISOString(),
    jobs: await presentJobs(assignments, { em, clock }),
  }
}

/** Some of them, as they are now. */
export async function presentJobs(
  assignments: readonly Assignment[],
  { em, clock }: DatabaseAccess,
): Promise<DriverJob[]> {
  const progress = await withProgress(assignments, em)
  const unmanaged = { disableIdentityMap: true } as const
  const bookings = await em.find(
    Booking,
    { id: { $in: assignments.map(({ bookingId }) => bookingId) } },
    unmanaged,
  )
  const bookingOf = new Map(bookings.map((booking) => [booking.id, booking]))
  const proofs = await em.find(
    TripProof,
    { assignmentId: { $in: assignments.map(({ id }) => id) } },
    { fields: ['assignmentId'], ...unmanaged },
  )
  return progress
    .flatMap((trip) => {
      const booking = bookingOf.get(trip.assignment.bookingId)
      if (!booking) return []
      const photos = proofs.filter(({ assignmentId }) => assignmentId === trip.assignment.id).length
      return [presentJob(trip, { booking, photos, now: clock() })]
    })
    .toSorted((a, b) => a.pickupAt.localeCompare(b.pickupAt))
}

async function findAssignments(
  { driver, assignmentId }: LinkHolder,
  { em, clock }: DatabaseAccess,
): Promise<Assignment[]> {
  const unmanaged = { disableIdentityMap: true } as const
  if (assignmentId !== null) return em.find(Assignment, { id: assignmentId }, unmanaged)
  if (!driver) return []
  const now = clock()
  const shown = await em.find(
    Assignment,
    {
      driverId: driver.id,
      startsAt: { $lt: new Date(now.getTime() + DAYS_AHEAD * DAY_MS) },
      $or: [
        { releasedAt: null, endsAt: { $gt: new Date(now.getTime() - SHOWN_AFTER_MS) } },
        { releasedAt: null, state: { $in: ['on_the_way', 'at_pickup', 'no_show_claimed', 'on_board'] } },
        { releasedAt: { $gt: new Date(now.getTime() - SHOWN_AFTER_MS) } },
      ],
    },
    unmanaged,
  )
  // What was taken back and given again is shown as it stands.
  const standing = new Set(
    shown.filter(({ releasedAt }) => releasedAt == null).map(({ bookingId }) => bookingId),
  )
  return shown.filter(({ releasedAt, bookingId }) => releasedAt == null || !standing.has(bookingId))
}
