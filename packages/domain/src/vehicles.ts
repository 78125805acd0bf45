import { fold } from './fold.ts'
import type { Locale } from './locale.ts'

export const VEHICLE_IDS = [1, 2, 3, 4, 5] as const
export type VehicleId = (typeof VEHICLE_IDS)[number]

/** A vehicle class that can be booked. */
export interface Vehicle {
  readonly id: VehicleId
  readonly name: string
  /** The most passengers that it can be booked for. */
  readonly maxPassengers: number
  readonly category: 'first class' | 'business'
  readonly badge?: 'Most Popular'
  /** Figures for the landing pages and the presets of the office. They may differ: an S Class is advertised with 3 seats. */
  readonly landing?: { readonly capacity: number; readonly luggage: number }
}

const S_CLASS: Vehicle = {
  id: 1,
  name: 'Mercedes S Class',
  maxPassengers: 2,
  category: 'first class',
  landing: { capacity: 3, luggage: 3 },
}

const E_CLASS: Vehicle = {
  id: 2,
  name: 'Mercedes E Class',
  maxPassengers: 3,
  category: 'business',
  badge: 'Most Popular',
  landing: { capacity: 3, luggage: 3 },
}

const V_CLASS: Vehicle = {
  id: 3,
  name: 'Mercedes V Class',
  maxPassengers: 7,
  category: 'first class',
  landing: { capacity: 7, luggage: 8 },
}

const VITO: Vehicle = {
  id: 4,
  name: 'Mercedes Vito',
  maxPassengers: 8,
  category: 'business',
  landing: { capacity: 8, luggage: 10 },
}

const SPRINTER: Vehicle = { id: 5, name: 'Sprinter (or two vans)', maxPassengers: 16, category: 'business' }

/** Every vehicle, in the order of their ids. */
export const FLEET: readonly Vehicle[] = [S_CLASS, E_CLASS, V_CLASS, VITO, SPRINTER]

/** The vehicle names that a price can be set for. */
export const vehicleChoices: readonly string[] = FLEET.map(({ name }) => name)

const SPRINTER_NAMES: Readonly<Record<Locale, string>> = {
  en: SPRINTER.name,
  pt: 'Sprinter (ou duas carrinhas)',
  es: 'Sprinter (o dos furgonetas)',
}

/** A vehicle's name as a guest reads it. The other names are the maker's, and the same in every language. */
export function vehicleNameIn(locale: Locale, name: string): string {
  return name === SPRINTER.name ? SPRINTER_NAMES[locale] : name
}

/** The shorter name of a vehicle, which findVehicle reads as well. */
export function vehicleAlias({ name }: Pick<Vehicle, 'name'>): string {
  return name.replace(/^Mercedes /, '').replace(/ \(or two vans\)$/, '')
}

/** The shorter names of all. */
export const vehicleAliases: readonly string[] = FLEET.map(vehicleAlias)

/** Where no Sprinter is free two of the other go in its place. */
export const SPRINTER_ID = 5 satisfies VehicleId
export const VITO_ID = 4 satisfies VehicleId

const SPRINTER_FROM_PASSENGERS = 8

/**
 * The vehicles offered to a party, in the order shown. From 8 passengers the Sprinter replaces the S Class; vehicles that
 * are too small stay in the list, greyed.
 */
export function fleetFor(passengers: number): readonly Vehicle[] {
  const first = passengers < SPRINTER_FROM_PASSENGERS ? S_CLASS : SPRINTER
  return [first, E_CLASS, V_CLASS, VITO]
}

/** The vehicle with this id. */
export function vehicleById(id: number): Vehicle | undefined {
  return FLEET.find((vehicle) => vehicle.id === id)
}

/** The vehicle of this name, whatever its case and spacing; "S Class" is the Mercedes S Class. */
export function findVehicle(name: string): Vehicle | undefined {
  const wanted = shortName(name)
  return FLEET.find((vehicle) => shortName(vehicle.name) === wanted)
}

function shortName(name: string): string {
  return fold(name)
    .replace(/^mercedes /, '')
    .replace(/ or two vans$/, '')
}
