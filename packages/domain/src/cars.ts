import { greatCircleKm, type Point } from './geometry.ts'
import type { Zone } from './time.ts'

/** Where cars are kept, and so which trips they drive. */
export const BASES = ['Algarve', 'Lisbon', 'Seville'] as const
export type Base = (typeof BASES)[number]

/** The airports, where most trips begin. */
export const BASE_POINTS: Readonly<Record<Base, Point>> = {
  Algarve: { lat: 37.0196, lon: -7.9681 },
  Lisbon: { lat: 38.7689, lon: -9.1289 },
  Seville: { lat: 37.4231, lon: -5.8997 },
}

export const BASE_ZONES: Readonly<Record<Base, Zone>> = {
  Algarve: 'Europe/Lisbon',
  Lisbon: 'Europe/Lisbon',
  Seville: 'Europe/Madrid',
}

/** The clock by which the office works: a day begins by it, and its hours are counted by it. */
export const OFFICE_ZONE: Zone = BASE_ZONES.Algarve

/** The base that a trip from a point falls to; undefined where there are none to choose from. */
export function nearestBase(point: Point, bases: Iterable<Base>): Base | undefined {
  const [nearest] = [...new Set(bases)]
    .map((base) => ({ base, km: greatCircleKm(point, BASE_POINTS[base]) }))
    .toSorted((a, b) => a.km - b.km)
  return nearest?.base
}

export const MAX_PLATE_LENGTH = 15
export const MAX_CAR_SEATS = 20
/** In cabin bags. */
export const MAX_CAR_LUGGAGE = 60

/** A plate as it is compared and shown: capitals, and one hyphen or space where there were several. */
export function tidyPlate(plate: string): string {
  return plate
    .toUpperCase()
    .trim()
    .replaceAll(/\s*-+\s*/g, '-')
    .replaceAll(/\s+/g, ' ')
}

export function plateRefusal(plate: string) {
  return /^[A-Z\d]+(?:[ -][A-Z\d]+)*$/.test(tidyPlate(plate))
    ? undefined
    : ({ code: 'plate_unusable' } as const)
}

/** Two plates that differ in hyphens and spaces only are one car's. */
export function plateKey(plate: string): string {
  return tidyPlate(plate).replaceAll(/[ -]/g, '')
}

/** Why a car or a driver is not there. */
export const BLOCK_REASONS = ['service', 'lent', 'holiday', 'ill'] as const
export type BlockReason = (typeof BLOCK_REASONS)[number]

export const DRIVER_LANGUAGES = ['en', 'pt', 'es', 'fr', 'de', 'it', 'nl'] as const
export type DriverLanguage = (typeof DRIVER_LANGUAGES)[number]

export interface CarDays {
  /** The first day on which it drives, yyyy-MM-dd. */
  readonly activeFrom: string
  /** The last one, if it is known. */
  readonly activeUntil: string | null
}

export function carDaysRefusal({ activeFrom, activeUntil }: CarDays) {
  return activeUntil !== null && activeUntil < activeFrom
    ? ({ code: 'last_day_before_first' } as const)
    : undefined
}

/** Whether a car is still the firm's on this day, or will be. */
export function isKept({ activeUntil }: CarDays, today: string): boolean {
  return activeUntil === null || activeUntil >= today
}
