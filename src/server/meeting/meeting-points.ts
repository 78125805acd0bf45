import { randomUUID } from 'node:crypto'
import type {
  MeetingPlace,
  MeetingPoint as MeetingPointAnswer,
  MeetingPointInput,
  MeetingPoints,
} from '@chauffeur/contract/meeting-points'
import { airportAt } from '@chauffeur/domain/airports'
import type { Point } from '@chauffeur/domain/geometry'
import { meetingPointAt } from '@chauffeur/domain/meeting-point'
import { airportMeetingTexts } from '@chauffeur/words/server-words'
import { defineEntity, p } from '@mikro-orm/core'
import type { Booking } from '../bookings/booking.entity.ts'
import { listAirports } from '../capacity/trip-to-drive.ts'
import {
  createRow,
  deleteRow,
  editRow,
  lockRow,
  type EditedRow,
  type VersionedKind,
} from '../core/audit/versioned-row.ts'
import { Refusal } from '../core/refusal.ts'
import type { OfficeTransaction } from '../core/transaction.ts'
import { uuidKey } from '../db/columns.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'

const schema = defineEntity({
  name: 'MeetingPoint',
  tableName: 'meeting_point',
  properties: {
    id: uuidKey(),
    name: p.text(),
    // Its IATA code; null of one that is at no airport.
    airport: p.text().nullable(),
    latitude: p.float().columnType('double precision'),
    longitude: p.float().columnType('double precision'),
    textEn: p.text(),
    textPt: p.text(),
    textEs: p.text(),
    imageUrl: p.text().nullable(),
    exits: p.json<readonly string[]>(),
    version: p.integer().default(1),
  },
  uniques: [{ name: 'meeting_point_of_airport', properties: ['airport'] }],
})

/** Where the office has guests met at an airport, a stop or another place. */
export class MeetingPoint extends schema.class {}
schema.setClass(MeetingPoint)

const kind: VersionedKind<MeetingPoint, MeetingPointAnswer, 'meeting-point'> = {
  subject: 'meeting-point',
  present,
  describe(row) {
    const { id, version: _, texts, ...facts } = present(row)
    return { id, name: row.name, facts: { ...facts, ...texts } }
  },
  taken: ({ airport }) => new Refusal('ALREADY_EXISTS', { code: 'meeting_point_exists', airport }),
}

/** Those of the office, and the airports of which it has none, with our own words. */
export async function listMeetingPoints(em: EntityManager): Promise<MeetingPoints> {
  const points = (await em.find(MeetingPoint, {}, { orderBy: { name: 'asc', id: 'asc' } })).map(present)
  const others = listAirports().filter(({ code }) => !points.some(({ airport }) => airport === code))
  return {
    points,
    airports: others
      .map(({ code, name, point }) => ({
        ...placeOfAirport(code),
        name,
        latitude: point.lat,
        longitude: point.lon,
      }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  }
}

export async function createMeetingPoint(
  input: MeetingPointInput,
  tx: OfficeTransaction,
): Promise<MeetingPointAnswer> {
  const row = tx.em.create(MeetingPoint, { id: randomUUID(), airport: airportOf(input), ...input })
  return await createRow(kind, row, tx)
}

export async function changeMeetingPoint(
  { id, version, ...fields }: MeetingPointInput & EditedRow,
  tx: OfficeTransaction,
): Promise<MeetingPointAnswer> {
  const row = await lockRow(MeetingPoint, id, 'meeting point', tx.em)
  const edit = () => Object.assign(row, fields, { airport: airportOf(fields) })
  return await editRow(kind, row, version, edit, tx)
}

export async function deleteMeetingPoint({ id, version }: EditedRow, tx: OfficeTransaction): Promise<void> {
  await deleteRow(kind, await lockRow(MeetingPoint, id, 'meeting point', tx.em), version, tx)
}

/** Where guests are met, for any place. */
export interface MeetingPlaces {
  /** Null where it is the door of the place. */
  readonly at: (place: Point) => MeetingPlace | null
  readonly ofPickup: (booking: Pick<Booking, 'pickupLat' | 'pickupLon'>) => MeetingPlace | null
}

/** Reads all meeting points once, for the places of several trips. */
export async function readMeetingPlaces(em: EntityManager): Promise<MeetingPlaces> {
  return meetingPlacesOf(await findRows(em, MeetingPoint, {}))
}

export function meetingPlacesOf(points: readonly MeetingPoint[]): MeetingPlaces {
  const at: MeetingPlaces['at'] = (place) => {
    const airport = airportAt(place)
    const found = meetingPointAt(points, { ...place, airport })
    if (found) return placeOf(found)
    return airport === undefined ? null : placeOfAirport(airport)
  }
  return { at, ofPickup: ({ pickupLat: lat, pickupLon: lon }) => at({ lat, lon }) }
}

function airportOf({ latitude: lat, longitude: lon }: Pick<MeetingPointInput, 'latitude' | 'longitude'>) {
  return airportAt({ lat, lon }) ?? null
}

function placeOfAirport(airport: string): MeetingPlace {
  return { airport, texts: airportMeetingTexts(airport), imageUrl: null, exits: [] }
}

function placeOf({
  airport = null,
  textEn,
  textPt,
  textEs,
  imageUrl = null,
  exits,
}: MeetingPoint): MeetingPlace {
  return { airport, texts: { en: textEn, pt: textPt, es: textEs }, imageUrl, exits: [...exits] }
}

function present(row: MeetingPoint): MeetingPointAnswer {
  const { id, name, latitude, longitude, version } = row
  return { id, name, latitude, longitude, ...placeOf(row), version }
}
