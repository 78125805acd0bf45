import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@chauffeur/domain/duration'
import { DEFAULT_DUTY, dutyTooLong, dutyWith } from '@chauffeur/domain/duty'
import { instantOf, wallTimeIn } from '@chauffeur/domain/time'
import type { TripEventType } from '@chauffeur/domain/trip-state'
import { FLEET } from '@chauffeur/domain/vehicles'
import { toErrorResponse } from '../server/api/error-response.ts'
import type { AppContext } from '../server/api/context.ts'
import { hashSecret } from '../server/core/secrets.ts'
import type { Callers } from './callers.ts'
import { CARS, DRIVERS, FLIGHTS, GUESTS, HIRES, MESSAGES, PARTNERS, ROUTES } from './firm.ts'
import { seededRandom } from './random.ts'
import { reportSteps, type Chauffeur } from './report-steps.ts'

const ZONE = 'Europe/Lisbon'
/** So many days back the drivers have reported each step; before that only the ends of trips, all of a day at once. */
const DAYS_IN_FULL = 10
/** Of a hundred trips, so many in each class, by its id. */
const CLASSES = [1, 1, ...Array<2>(9).fill(2), ...Array<3>(5).fill(3), ...Array<4>(3).fill(4), 5] as const
const REASON = 'Agreed with the driver.'

/** How much there is. */
const WHOLE_FIRM = { daysBehind: 90, daysAhead: 14, tripsToday: 60 }

interface Filling {
  readonly now: Date
  /** Moves the clock that the calls go by. */
  readonly setClock: (instant: Date) => void
  readonly onProgress?: (percent: number) => void
  readonly size?: typeof WHOLE_FIRM
}

interface Act {
  readonly at: Date
  readonly run: (at: Date) => Promise<void>
}

interface Trip {
  readonly id: string
  readonly vehicleId: number
  readonly pickupAt: Date
  readonly endsAt: Date
  isStanding: boolean
  isGiven: boolean
}

/**
 * Has the firm live through three months until now: guests book, the office decides and gives trips out the evening before,
 * drivers report. Everything is done by the product's own calls, at its own time, and two that are filled at the same moment
 * are alike: what happens until then decides which of the seed's numbers each trip gets.
 *
 * @returns the drivers, with the tokens of their links.
 */
export async function fill(
  callers: Callers,
  { now, setClock, onProgress, size = WHOLE_FIRM }: Filling,
): Promise<readonly Chauffeur[]> {
  const { daysBehind, daysAhead, tripsToday } = size
  const tripsOn = (offset: number) => {
    // Some are refused, as every car is taken, some rejected or cancelled.
    if (offset === 0) return Math.round(tripsToday * 1.45)
    return Math.round(tripsToday * (offset < 0 ? 0.14 + (offset / daysBehind) * 0.09 : 0.43 - offset * 0.023))
  }
  const random = seededRandom(20_261_127)
  const midnight = atMinute(wallTimeIn(ZONE, now).date, 0)
  const dayAt = (offset: number) =>
    wallTimeIn(ZONE, new Date(midnight.getTime() + offset * DAY_MS + 12 * HOUR_MS)).date
  const acts: Act[] = []
  const plan = (at: Date, run: Act['run']) => {
    if (at <= now) acts.push({ at, run })
  }

  const start = new Date(midnight.getTime() - (daysBehind + 1) * DAY_MS)
  setClock(start)
  const firm = await enterFirm(callers)
  const partners = await enterPartners(callers)
  const roster = new Map<string, Trip[]>()

  const book = (date: string, offset: number) => {
    const minute = random.between(60, 270) * 5
    const leadMs = random.between(34, 20 * 24) * HOUR_MS
    const pickup = atMinute(date, minute).getTime()
    const latest = offset > 0 ? now.getTime() - random.between(1, 200) * HOUR_MS : pickup
    const asked = Math.max(start.getTime() + HOUR_MS, Math.min(pickup - leadMs, latest))
    plan(new Date(asked), async () => {
      const made = await requestTrip({ callers, random, partners }, date, minute)
      if (!made) return
      const { id, vehicleId, minutes } = made
      const pickupAt = atMinute(date, made.minute)
      const endsAt = new Date(pickupAt.getTime() + minutes * MINUTE_MS)
      const trip: Trip = { id, vehicleId, pickupAt, endsAt, isStanding: false, isGiven: false }
      roster.set(date, [...(roster.get(date) ?? []), trip])
      const decision = random.next()
      if (decision < 0.06 && pickupAt > now) return
      plan(new Date(asked + random.between(10, 240) * MINUTE_MS), async () => {
        if (decision > 0.96) {
          await callers.office().bookings.reject({ id, reason: 'We are fully booked at that time.' })
          return
        }
        await callers.office().bookings.accept({ id })
        trip.isStanding = true
        if (random.isOf(4))
          plan(new Date(pickupAt.getTime() - random.between(20, 60) * HOUR_MS), () =>
            cancel(trip, 'The guest has called: the flight was cancelled.'),
          )
      })
    })
  }
  for (let offset = -daysBehind; offset <= daysAhead; offset += 1)
    for (let trip = 0; trip < tripsOn(offset); trip += 1) book(dayAt(offset), offset)

  const cancel = async (trip: Trip, reason: string) => {
    if (!trip.isStanding) return
    trip.isStanding = false
    await callers.office().bookings.cancel({ id: trip.id, reason })
  }
  const giveOut = (offset: number, share: number) => async (evening: Date) => {
    const date = dayAt(offset)
    const wanted = (roster.get(date) ?? []).filter(({ pickupAt }) => pickupAt <= now || random.isOf(share))
    for (const [chauffeur, trips] of await assignDay({ callers, firm }, wanted)) {
      const accepted = new Date(evening.getTime() + random.between(5, 90) * MINUTE_MS)
      const steps = trips.map(({ assignmentId }) => [assignmentId, 'accept', accepted] as const)
      if (offset < -DAYS_IN_FULL) {
        const ends = trips.map(({ assignmentId, endsAt }) => [assignmentId, 'completed', endsAt] as const)
        plan(atMinute(date, 24 * 60 - 1), () => report(callers, chauffeur, [...steps, ...ends]))
        continue
      }
      if (offset < 0 || random.isOf(85)) plan(accepted, () => report(callers, chauffeur, steps))
      if (offset < 0)
        for (const trip of trips) plan(trip.endsAt, () => drive({ callers, random }, chauffeur, trip))
    }
    for (const trip of wanted)
      if (!trip.isGiven && trip.pickupAt <= now)
        await cancel(trip, 'All our drivers are on the road at that time. We are sorry.')
  }
  for (let offset = -daysBehind; offset <= 2; offset += 1) {
    plan(atMinute(dayAt(offset - 1), 18 * 60), giveOut(offset, offset < 0 ? 100 : 93))
    if (offset > 0) plan(atMinute(dayAt(offset - 2), 18 * 60), giveOut(offset, 60))
  }
  MESSAGES.forEach((message, index) => {
    plan(new Date(now.getTime() - (index * 31 + 3) * HOUR_MS), async () => {
      const [customerName, customerEmail, customerPhone] = random.of(GUESTS)
      const { id } = await callers
        .visitor()
        .enquiries.sendMessage({ customerName, customerEmail, customerPhone, message })
      if (index > 2) await callers.office().enquiries.mark({ id, answered: true })
    })
  })
  for (let at = midnight.getTime(); at <= now.getTime(); at += 10 * MINUTE_MS)
    plan(new Date(at), () => reportSteps(callers, firm.chauffeurs, new Date(at)))

  let shown = -1
  await runInOrder(acts, (at) => {
    setClock(at)
    const percent = Math.floor(((at.getTime() - start.getTime()) / (now.getTime() - start.getTime())) * 100)
    if (percent > shown) onProgress?.(percent)
    shown = percent
  })
  return firm.chauffeurs
}

/** Runs what is due in the order of time; what an act plans comes in its turn. */
async function runInOrder(acts: Act[], onTime: (at: Date) => void): Promise<void> {
  let at = new Date(0)
  for (;;) {
    let first: Act | undefined
    for (const act of acts) if (!first || act.at < first.at) first = act
    if (!first) return
    acts.splice(acts.indexOf(first), 1)
    if (first.at > at) at = first.at
    onTime(at)
    await first.run(at)
    // The embedded database answers without a pause, and signals would not be heard.
    await nextTurn()
  }
}

function atMinute(date: string, minute: number): Date {
  const two = (value: number) => String(value).padStart(2, '0')
  const moment = instantOf({ date, time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}` }, ZONE)
  return moment.kind === 'skipped' ? atMinute(date, minute + 60) : moment.instant
}

interface Firm {
  readonly cars: readonly { readonly id: string; readonly vehicleId: number }[]
  readonly chauffeurs: readonly (Chauffeur & { readonly usualCarId: string | null })[]
}

async function enterFirm({ office }: Callers): Promise<Firm> {
  const cars = []
  for (const [plate, vehicleId, label, colour, seats] of CARS)
    cars.push(
      await office().cars.create({
        plate,
        vehicleId,
        label,
        colour,
        seats,
        childSeats: null,
        base: 'Algarve',
        activeFrom: '2020-01-01',
        activeUntil: null,
      }),
    )
  const chauffeurs = []
  for (const [index, [name, languages, car]] of DRIVERS.entries()) {
    const usualCarId = cars[car]?.id ?? null
    const { id } = await office().drivers.create({
      name,
      phone: `+351 912 346 2${String(index).padStart(2, '0')}`,
      email: null,
      languages: [...languages],
      usualCarId,
      isActive: true,
    })
    const { url } = await office().driverLinks.make({ id })
    chauffeurs.push({ id, name, usualCarId, token: url.split('/').at(-1) ?? '' })
  }
  return { cars, chauffeurs }
}

async function enterPartners({ office }: Callers): Promise<NonNullable<AppContext['apiKey']>[]> {
  const partners = []
  for (const name of PARTNERS) {
    const made = await office().partners.create({ name, kind: 'hotel', openBookingsMax: 1000 })
    const { id, kind, state, terms, discountBp } = made
    const key = await office().keys.create({ partnerId: id, name, scopes: ['quote', 'book', 'read'] })
    const partner = { id, name, kind, state, stateSince: new Date(), terms, discountBp }
    partners.push({ ...key, expiresAt: null, secretHash: hashSecret(key.secret), partner })
  }
  return partners
}

interface Market {
  readonly callers: Callers
  readonly random: ReturnType<typeof seededRandom>
  readonly partners: readonly NonNullable<AppContext['apiKey']>[]
}

/** Asks for a trip at that minute of the day, or at another one where every car is taken; undefined where none is free. */
async function requestTrip({ callers, random, partners }: Market, date: string, wanted: number) {
  const [customerName, customerEmail, customerPhone, locale] = random.of(GUESTS)
  const vehicle = FLEET.find(({ id }) => id === random.of(CLASSES)) ?? FLEET[1]
  const [from, to, driving] = random.of(ROUTES)
  const hours = random.isOf(8) ? random.between(3, 8) : undefined
  const isFlight = hours === undefined && (from.includes('Airport') || to.includes('Airport'))
  const caller = random.isOf(12) ? callers.partner(random.of(partners)) : callers.visitor()
  for (
    let minute = wanted, tries = 0;
    vehicle && tries < 5;
    tries += 1, minute = random.between(60, 270) * 5
  ) {
    const two = (value: number) => String(value).padStart(2, '0')
    try {
      const { id } = await caller.bookings.create({
        customerName,
        customerEmail,
        customerPhone,
        locale,
        pickupLocation: hours === undefined ? from : random.of(HIRES),
        dropoffLocation: hours === undefined ? to : null,
        pickupDate: date,
        pickupTime: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
        vehicleId: vehicle.id,
        vehicleName: vehicle.name,
        serviceType: hours === undefined ? 'point-to-point' : 'hourly',
        serviceDuration: String(hours ?? 2),
        passengers: String(random.between(1, vehicle.maxPassengers)),
        flightNumber: isFlight && random.isOf(80) ? random.of(FLIGHTS) : '',
        childSeatCount: random.isOf(12) ? 1 : 0,
        boosterSeatCount: 0,
        whatsappNotifications: 'no',
        isAirportService: isFlight ? 'yes' : 'no',
        paymentMethod: random.isOf(60) ? 'cash' : 'card_on_pickup',
      })
      const waiting = from.includes('Airport') ? 45 : 15
      return {
        id,
        vehicleId: vehicle.id,
        minute,
        minutes: hours === undefined ? waiting + driving : hours * 60,
      }
    } catch (error) {
      if (toErrorResponse(error).code !== 'NO_CAR') throw error
    }
  }
  return undefined
}

interface GivenTrip extends Trip {
  readonly assignmentId: string
}

/** Between the end of a trip and the next pick-up of the same driver or car. */
const GAP_MS = 50 * MINUTE_MS

/** Gives the trips of a day to cars of their class, and to their usual drivers or who has been free for longest. */
async function assignDay({ callers, firm }: { callers: Callers; firm: Firm }, trips: readonly Trip[]) {
  const given = new Map<Chauffeur, GivenTrip[]>()
  const open = trips.filter(({ isStanding, isGiven }) => isStanding && !isGiven)
  for (const trip of open.toSorted((a, b) => a.pickupAt.getTime() - b.pickupAt.getTime())) {
    const cars = firm.cars.filter(({ vehicleId }) => vehicleId === trip.vehicleId)
    const [car] = freeOf(cars, trip).toSorted((a, b) => lastEnd(b, trip) - lastEnd(a, trip))
    const others = freeOf(firm.chauffeurs, trip)
      .filter((one) => isWithinDuty(one, trip))
      .toSorted((a, b) => lastEnd(a, trip) - lastEnd(b, trip))
    const chauffeur = others.find(({ usualCarId }) => usualCarId === car?.id) ?? others[0]
    if (!car || !chauffeur) continue
    try {
      const { id: assignmentId } = await callers.office().dispatch.assign({
        id: trip.id,
        carId: car.id,
        driverId: chauffeur.id,
        version: 0,
        override: REASON,
      })
      trip.isGiven = true
      for (const taken of [car, chauffeur]) busyOf(taken).push(trip)
      given.set(chauffeur, [...(given.get(chauffeur) ?? []), { ...trip, assignmentId }])
    } catch (error) {
      if (toErrorResponse(error).status >= 500) throw error
    }
  }
  return given
}

const busy = new WeakMap<object, Trip[]>()

function busyOf(who: object): Trip[] {
  const trips = busy.get(who) ?? []
  busy.set(who, trips)
  return trips
}

function freeOf<T extends object>(all: readonly T[], { pickupAt, endsAt }: Trip): T[] {
  return all.filter((who) =>
    busyOf(who).every(
      (trip) =>
        trip.endsAt.getTime() + GAP_MS <= pickupAt.getTime() ||
        endsAt.getTime() + GAP_MS <= trip.pickupAt.getTime(),
    ),
  )
}

/** Whether the day of a driver stays as short as the firm's limits have it. */
function isWithinDuty(chauffeur: Chauffeur, trip: Trip): boolean {
  const span = ({ pickupAt, endsAt }: Trip) => ({ start: pickupAt.getTime(), end: endsAt.getTime() })
  const duty = dutyWith(span(trip), busyOf(chauffeur).map(span), DEFAULT_DUTY)
  return dutyTooLong(duty, DEFAULT_DUTY) === undefined
}

/** When their last trip before this one is over; 0 where there is none. */
function lastEnd(who: object, { pickupAt }: Trip): number {
  return Math.max(0, ...busyOf(who).map(({ endsAt }) => (endsAt <= pickupAt ? endsAt.getTime() : 0)))
}

async function report(
  callers: Callers,
  { token }: Chauffeur,
  steps: readonly (readonly [assignmentId: string, type: TripEventType, at: Date])[],
): Promise<void> {
  await callers.driver(token).driver.report({
    sentAt: null,
    events: steps.map(([assignmentId, type, at]) => ({
      id: randomUUID(),
      assignmentId,
      type,
      version: 1,
      occurredAt: at.toISOString(),
      note: null,
      undoes: null,
    })),
  })
}

/** A trip that is over, as its driver has reported it; now and then nobody came. */
async function drive(
  { callers, random }: Pick<Market, 'callers' | 'random'>,
  chauffeur: Chauffeur,
  { assignmentId, pickupAt, endsAt }: GivenTrip,
): Promise<void> {
  const pickup = pickupAt.getTime()
  const after = (minutes: number) => new Date(pickup + minutes * MINUTE_MS)
  const began = [
    [assignmentId, 'on_the_way', after(-random.between(25, 45))],
    [assignmentId, 'arrived', after(-random.between(1, 9))],
  ] as const
  if (random.isOf(2)) {
    await report(callers, chauffeur, began)
    await callers
      .office()
      .dispatch.recordEvent({ id: assignmentId, eventId: randomUUID(), type: 'no_show', version: 1 })
    await callers
      .office()
      .dispatch.decideNoShow({ id: assignmentId, decision: 'confirm', note: 'Not to be reached by phone.' })
    return
  }
  const boarded = Math.min(endsAt.getTime() - 10 * MINUTE_MS, pickup + random.between(2, 30) * MINUTE_MS)
  await report(callers, chauffeur, [
    ...began,
    [assignmentId, 'on_board', new Date(boarded)],
    [assignmentId, 'completed', endsAt],
  ])
}
