import { isAtAirport } from '@chauffeur/domain/airports'
import { isCancellationFree } from '@chauffeur/domain/cancellation'
import type { Point } from '@chauffeur/domain/geometry'
import { isPickupTime, instantOf, isPast, isShortNotice, todayIn, type Zone } from '@chauffeur/domain/time'
import { zoneAt } from '@chauffeur/domain/zone-at'
import { useEffect, useState } from 'react'
import { clockTexts } from '@chauffeur/words/en/journey'
import { trpc } from '../../api/trpc.ts'
import type { Draft } from '../draft/draft.ts'

/** Used until the pick-up place is known. */
const HOME_ZONE: Zone = 'Europe/Lisbon'

/** The clock that the pick-up goes by: that of its place. */
export interface PickupClock {
  readonly zone: Zone
  /** yyyy-MM-dd; the first day that can be chosen. */
  readonly today: string
  /** Why the chosen day and time cannot be, in a sentence. */
  readonly problem: string | undefined
  /** The instant of pick-up, once day and time are chosen and exist. */
  readonly instant: Date | undefined
  readonly isShortNotice: boolean
  readonly isCancellationFree: boolean
  /** Whether the chosen day has this time, and it is not past. */
  readonly hasTime: (time: string) => boolean
}

/** The clock of a pick-up whose place is looked up. */
export interface PlacedClock extends PickupClock {
  /** The guest is met at an airport; false while the place is not known. */
  readonly isAtAirport: boolean
}

export function usePickupClock(draft: Draft, now: Date): PlacedClock {
  const point = usePickupPoint(draft)
  const clock = readClock(draft, point ? zoneAt(point) : HOME_ZONE, now)
  return { ...clock, isAtAirport: point !== undefined && isAtAirport(point) }
}

type PickupTime = Pick<Draft, 'pickupDate' | 'pickupTime'>

export function readClock({ pickupDate, pickupTime }: PickupTime, zone: Zone, now: Date): PickupClock {
  const today = todayIn(zone, now)
  const clock = {
    zone,
    today,
    hasTime: (time: string) => isPickupTime(time, { date: pickupDate, zone, now }),
    problem: undefined,
    instant: undefined,
    isShortNotice: false,
    isCancellationFree: false,
  }
  if (pickupDate !== '' && pickupDate < today) return { ...clock, problem: clockTexts.dayIsPast }
  if (pickupDate === '' || pickupTime === '') return clock
  const moment = instantOf({ date: pickupDate, time: pickupTime }, zone)
  if (moment.kind === 'skipped')
    return { ...clock, problem: clockTexts.timeIsSkipped(pickupTime, moment.nextValid.time) }
  const { instant } = moment
  if (isPast(instant, now)) return { ...clock, instant, problem: clockTexts.timeIsPast }
  return {
    ...clock,
    instant,
    isShortNotice: isShortNotice(instant, now),
    isCancellationFree: isCancellationFree(instant, now),
  }
}

function usePickupPoint({ pickupLocation, pickupPlaceId }: Draft): Point | undefined {
  const { data } = trpc.locations.geocode.useQuery(
    { location: pickupLocation, place_id: pickupPlaceId },
    { enabled: pickupLocation !== '' },
  )
  return data
}

const TICK_MS = 30_000

/**
 * The current time by the clock that rendered the page: the first rendering is the same on the server and in the
 * browser, and a visitor's wrong clock has no effect.
 */
export function useNow(openedAt: number): Date {
  const [now, setNow] = useState(openedAt)
  useEffect(() => {
    const ahead = openedAt - Date.now()
    const tick = () => setNow(Date.now() + ahead)
    const timer = setInterval(tick, TICK_MS)
    document.addEventListener('visibilitychange', tick)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', tick)
    }
  }, [openedAt])
  return new Date(now)
}
