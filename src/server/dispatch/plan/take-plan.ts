import type { TakePlanInput } from '@chauffeur/contract/day-plan'
import { isTripOver, isUnderWay } from '@chauffeur/domain/trip-state'
import { LockMode } from '@mikro-orm/core'
import { Booking } from '../../bookings/booking.entity.ts'
import { noSuchBooking } from '../../bookings/read-booking.ts'
import { Block } from '../../cars/blocks.ts'
import { Car, Driver } from '../../cars/car.entity.ts'
import { readDuty } from '../../cars/duty.ts'
import { invalid, Refusal } from '../../core/refusal.ts'
import type { OfficeTransaction } from '../../core/transaction.ts'
import { findRows } from '../../db/find-rows.ts'
import { isUuid } from '../../db/is-uuid.ts'
import {
  findCandidate,
  giveTrip,
  readLastVersion,
  recordAssigned,
  refuseTaken,
  refuseUnlessConfirmed,
  refuseWithoutReason,
  SHARED,
} from '../assign-trip.ts'
import { Assignment } from '../assignment.entity.ts'
import { checkOverlaps, lockDispatch } from '../change-assignment.ts'
import { jobsByPlan, readPlannedTrips, spanOf, titleOf } from '../planned-trips.ts'
import { isDuring, readPartyInCars, refuseTooSmall } from '../read-objections.ts'

type TakenTrip = TakePlanInput['trips'][number]

interface Taking {
  readonly taken: TakenTrip
  readonly booking: Booking
  /** Who and what has it now. */
  readonly current: Assignment | null
}

/**
 * Gives several trips to drivers and cars as they were planned: all of them, or none. Two of them may swap cars or drivers, so
 * what speaks against each is read once all are given.
 */
export async function takePlan(
  { trips, override }: TakePlanInput,
  tx: OfficeTransaction,
): Promise<readonly Assignment[]> {
  const { em } = tx
  const takings = await lockTrips(trips, tx)
  refuseOutdated(takings)
  for (const { booking, current } of takings) {
    refuseUnlessConfirmed(booking)
    if (current && (isUnderWay(current.state) || isTripOver(current.state)))
      throw new Refusal('TRIP_MOVED_ON', { code: 'one_trip_over' }, { state: current.state })
  }
  const jobOf = await jobsByPlan(em)
  const toGive = takings.map((taking) => {
    const { booking, current } = taking
    const plan = jobOf(booking)
    const own = current && { start: current.startsAt.getTime(), end: current.endsAt.getTime() }
    return { ...taking, plan, job: { ...plan, ...own } }
  })
  await lockDispatch(
    toGive.map(({ job }) => spanOf(job)),
    em,
  )
  await lockChosen(trips, em)
  const given = []
  for (const one of toGive) {
    const { taken, booking, current, job } = one
    const { carNo } = taken
    const candidate = await findCandidate(taken, booking, em)
    const lastVersion = current?.version ?? (await readLastVersion(booking, carNo, em))
    const trip = { booking, job }
    const assignment = await giveTrip({ current, candidate, trip, override: null }, carNo, lastVersion, tx)
    given.push({ ...one, candidate, assignment })
  }
  await em.flush()

  const around = {
    start: Math.min(...given.map(({ job }) => job.start)),
    end: Math.max(...given.map(({ job }) => job.end)),
  }
  const planned = await readPlannedTrips(around, em)
  const known = {
    driven: planned.filter(({ assignment }) => isTripOver(assignment.state)),
    blocks: await findRows(em, Block, isDuring(around)),
    cars: await findRows(em, Car, {}),
    duty: await readDuty({ em }),
  }
  const objections = []
  for (const { booking, plan, job, candidate, assignment } of given) {
    const party = await readPartyInCars({ booking, carNo: assignment.carNo }, em)
    if (candidate.car) refuseTooSmall(candidate.car, party)
    const others = planned.filter(
      (trip) => trip.assignment.id !== assignment.id && !isTripOver(trip.assignment.state),
    )
    const ofTrip = refuseTaken(candidate, { ...known, booking, plan, job, others })
    if (ofTrip.length > 0) assignment.overrideReason = override
    objections.push(...ofTrip)
  }
  await checkOverlaps(em)
  refuseWithoutReason(objections, override)
  for (const one of given) await recordAssigned(one, tx)
  return given.map(({ assignment }) => assignment)
}

/** Until the transaction ends nobody changes or blocks the cars, or switches the drivers off. */
async function lockChosen(trips: readonly TakenTrip[], em: OfficeTransaction['em']): Promise<void> {
  const idsOf = (ids: readonly string[]) => [...new Set(ids)].filter(isUuid)
  const inOrder = { ...SHARED, orderBy: { id: 'asc' } } as const
  await em.find(Car, { id: { $in: idsOf(trips.map(({ carId }) => carId)) } }, inOrder)
  await em.find(Driver, { id: { $in: idsOf(trips.map(({ driverId }) => driverId)) } }, inOrder)
}

/** The bookings and what stands of them, locked in the order of all who lock them. */
async function lockTrips(trips: readonly TakenTrip[], { em }: OfficeTransaction): Promise<Taking[]> {
  const slots = new Set(trips.map(({ bookingId, carNo }) => `${bookingId} ${carNo}`))
  if (slots.size < trips.length) throw invalid('trips', { code: 'trip_twice' })
  const ids = [...new Set(trips.map(({ bookingId }) => bookingId))].filter(isUuid).toSorted()
  const lock = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const
  const bookings = await em.find(Booking, { id: { $in: ids } }, { ...lock, orderBy: { id: 'asc' } })
  const standing = await em.find(
    Assignment,
    { bookingId: { $in: ids }, releasedAt: null },
    { ...lock, orderBy: { bookingId: 'asc', carNo: 'asc' } },
  )
  return trips.map((taken) => {
    const booking = bookings.find(({ id }) => id === taken.bookingId)
    if (!booking) throw noSuchBooking()
    const current =
      standing.find((one) => one.bookingId === taken.bookingId && one.carNo === taken.carNo) ?? null
    return { taken, booking, current }
  })
}

function refuseOutdated(takings: readonly Taking[]): void {
  const outdated = takings.filter(({ taken, current }) => taken.version !== (current?.version ?? 0))
  if (outdated.length === 0) return
  throw new Refusal(
    'PLAN_OUTDATED',
    { code: 'plan_outdated', trips: outdated.map(({ booking }) => titleOf(booking)) },
    {
      trips: outdated.map(({ booking, taken }) => ({
        bookingId: booking.id,
        bookingNumber: booking.number,
        carNo: taken.carNo,
      })),
    },
  )
}
