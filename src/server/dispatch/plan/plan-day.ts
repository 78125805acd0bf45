import type { DayPlan, DayPlanTrip, PlanDayInput } from '@chauffeur/contract/day-plan'
import { metOn } from '@chauffeur/domain/meeting-time'
import type { PlannedTrip, PlanReason, PlanSide } from '@chauffeur/domain/plan/describe-plan'
import { wallTimeIn } from '@chauffeur/domain/time'
import { planReasonText, type DayPlanReason } from '@chauffeur/words/en/day-plan'
import { objectionText } from '@chauffeur/words/en/dispatch-reasons'
import type { Booking } from '../../bookings/booking.entity.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { tripEnds } from '../planned-trips.ts'
import { carName } from '../present-trip.ts'
import { objectionsToClass } from '../read-objections.ts'
import { planInThread } from './plan-in-thread.ts'
import { readDayToPlan, type ReadDay } from './read-day-to-plan.ts'

/** Proposes who drives the trips of a day, beside the day as it stands. Changes nothing. */
export async function planDay(input: PlanDayInput, context: RequestContext): Promise<DayPlan> {
  const read = await readDayToPlan(input, context)
  const { now, plan, changes } = await planInThread(read.day, context.signal())
  const { cars, drivers, slots } = read
  const slotById = new Map(slots.map((slot) => [slot.id, slot]))
  const holdById = new Map(read.day.trips.map(({ id, hold, isPending }) => [id, { hold, isPending }]))
  const nowById = new Map(now.planned.map((trip) => [trip.id, trip]))
  const bookings = new Map([...read.beside, ...slots.map(({ id, booking }) => [id, booking] as const)])
  const trips = plan.planned.flatMap((proposed): DayPlanTrip[] => {
    const slot = slotById.get(proposed.id)
    const held = holdById.get(proposed.id)
    const standing = nowById.get(proposed.id)
    const job = read.day.trips.find(({ id }) => id === proposed.id)?.job
    if (!slot || !held || !standing || !job) return []
    const { booking, carNo, assignment, isPinned } = slot
    return [
      {
        bookingId: booking.id,
        bookingNumber: booking.number,
        carNo,
        pickupTime: metOn(booking).time,
        ...tripEnds(booking),
        startsAt: new Date(job.start).toISOString(),
        endsAt: new Date(job.end).toISOString(),
        ...held,
        isPinned,
        state: assignment?.state ?? null,
        version: assignment?.version ?? 0,
        now: presentSide(standing, bookings),
        proposed: presentSide(proposed, bookings),
      },
    ]
  })
  const proposedById = new Map(plan.planned.map((trip) => [trip.id, trip]))
  return {
    date: input.date,
    now: presentFigures(now),
    proposed: presentFigures(plan),
    trips,
    changes: changes.flatMap(({ id, group, km }) => {
      const slot = slotById.get(id)
      const car = cars.find((one) => one.id === proposedById.get(id)?.carId)
      if (!slot || !car) return []
      const objections = objectionsToClass(car, slot.booking)
      return [
        {
          bookingId: slot.booking.id,
          carNo: slot.carNo,
          group,
          emptyKm: rounded(km),
          objections,
          warnings: objections.map(objectionText),
        },
      ]
    }),
    cars: cars.map((car) => ({ id: car.id, plate: car.plate, name: carName(car) })),
    drivers: drivers.map(({ id, name }) => ({ id, name })),
    spanMinutes: read.day.duty.spanMinutes,
  }
}

function presentFigures({
  trips,
  driven,
  objections,
  otherClass,
  emptyKm,
  drivers,
}: PlanSide): DayPlan['now'] {
  return {
    trips,
    driven,
    objections,
    otherClass,
    emptyKm: rounded(emptyKm),
    drivers: drivers.map(({ driverId, start, end }) => ({
      driverId,
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(end).toISOString(),
    })),
  }
}

function presentSide(
  { carId, driverId, kmBefore, reason, undriven }: PlannedTrip,
  bookings: ReadDay['beside'],
): DayPlanTrip['now'] {
  const why = reason && presentReason(reason, bookings)
  return {
    carId,
    driverId,
    emptyKm: rounded(kmBefore),
    reason: why,
    why: why && planReasonText(why),
    undriven,
  }
}

function presentReason(reason: PlanReason, bookings: ReadDay['beside']): DayPlanReason {
  if (reason.code === 'from_base') return { code: 'from_base', km: Math.round(reason.km) }
  const before = bookings.get(reason.afterId)
  const where = before ? whereItEnds(before, reason.at) : { place: '', time: '' }
  return reason.code === 'is_there'
    ? { code: 'is_there', ...where }
    : { code: 'comes_from', ...where, km: Math.round(reason.km) }
}

function whereItEnds(booking: Booking, at: number) {
  const { from, to } = tripEnds(booking)
  return { place: to ?? from, time: wallTimeIn(booking.pickupZone, new Date(at)).time }
}

function rounded(km: number): number {
  return Math.round(km * 10) / 10
}
