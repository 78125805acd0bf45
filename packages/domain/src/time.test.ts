import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, describe, expect, it, vi, test } from 'vitest'
import { Temporal } from 'temporal-polyfill'
import { LANGUAGE_TAGS, LOCALES } from './locale.ts'
import {
  describeClockTime,
  describeDate,
  describeDay,
  atTime,
  theTime,
  describeDeadline,
  describeMonth,
  describeWallTime,
  describeZone,
  instantOf,
  isPast,
  isShortNotice,
  isoIn,
  todayIn,
  wallTimeIn,
  type Zone,
  isPickupTime,
} from './time.ts'
import { parseWallTime } from './wall-time.ts'
import { zoneAt } from './zone-at.ts'

const HOUR_MS = 60 * 60_000
// In Europe, in New York and in Europe again.
const CHANGES = ['2026-03-29', '2026-11-01', '2031-10-26']
const ZONES = ['Europe/Lisbon', 'Europe/Madrid', 'Asia/Kolkata', 'America/New_York']

// Node.js has it behind a flag, and in new realms only.
setFlagsFromString('--harmony-temporal')
const temporal: unknown = runInNewContext('Temporal')

afterEach(() => vi.unstubAllGlobals())

describe('The offset of a zone', () => {
  it('is the same with Temporal as with Intl, before and after clocks change', async () => {
    const instants = CHANGES.flatMap((day) => hoursAround(Date.parse(day)))
    const byIntl = await offsetsAt(instants)
    vi.stubGlobal('Temporal', temporal)
    const byTemporal = await offsetsAt(instants)
    expect(byTemporal).toEqual(byIntl)
    expect(new Set(byTemporal)).toEqual(new Set([0, 60, 120, 330, -240, -300]))
  })
})

/** In a copy of the module that remembers no offset. */
async function offsetsAt(instants: readonly Date[]): Promise<number[]> {
  vi.resetModules()
  const { zoneOffsetMinutes } = await import('./time.ts')
  return ZONES.flatMap((zone) => instants.map((instant) => zoneOffsetMinutes(zone, instant)))
}

/** Of the two days before and after. */
function hoursAround(day: number): Date[] {
  return Array.from({ length: 96 }, (_, index) => new Date(day + (index - 48) * HOUR_MS))
}

describe('wall time', () => {
  test.for([
    ['2027-03-28', '10:30'],
    ['2028-02-29', '00:00'],
    ['2026-12-31', '23:59'],
    ['1970-01-01', '00:00'],
  ] as const)('%s at %s is read', ([date, time]) => {
    expect(parseWallTime(date, time)).toEqual({ date, time })
  })

  test.for([
    ['2027-02-29', '10:30'],
    ['2027-04-31', '10:30'],
    ['2027-13-01', '10:30'],
    ['2027-00-10', '10:30'],
    ['2027-3-28', '10:30'],
    ['27-03-28', '10:30'],
    ['0001-01-01', '10:30'],
    ['1969-12-31', '10:30'],
    ['28/03/2027', '10:30'],
    ['+002027-03-28', '10:30'],
    ['+012027-03-28', '10:30'],
    ['on 2027-03-28', '10:30'],
    ['2027-03-28 ', '10:30'],
    ['2027-03-28', '24:00'],
    ['2027-03-28', ' 10:30'],
    ['2027-03-28', '10:60'],
    ['2027-03-28', '9:30'],
    ['2027-03-28', '10:30:00'],
    ['2027-03-28', '10:30 AM'],
    ['2027-03-28', ''],
  ] as const)('%j at %j is none', ([date, time]) => {
    expect(parseWallTime(date, time)).toBeUndefined()
  })
})

describe('instant of a wall time', () => {
  test.for([
    ['2026-12-05', '10:30', 'Europe/Lisbon', '2026-12-05T10:30:00.000Z'],
    ['2026-12-05', '10:30', 'Europe/Madrid', '2026-12-05T09:30:00.000Z'],
    ['2027-07-01', '10:30', 'Europe/Lisbon', '2027-07-01T09:30:00.000Z'],
    ['2027-07-01', '10:30', 'Europe/Madrid', '2027-07-01T08:30:00.000Z'],
    ['2027-07-01', '00:15', 'Europe/Madrid', '2027-06-30T22:15:00.000Z'],
  ] as const)('%s %s in %s is %s', ([date, time, zone, iso]) => {
    expect(instantOf({ date, time }, zone)).toEqual({ kind: 'instant', instant: new Date(iso) })
  })

  test.for([
    ['01:00', 'Europe/Lisbon', '02:00'],
    ['01:55', 'Europe/Lisbon', '02:00'],
    ['02:00', 'Europe/Madrid', '03:00'],
    ['02:30', 'Europe/Madrid', '03:00'],
  ] as const)('%s in %s is skipped on 28 March 2027, and %s is the next one', ([time, zone, next]) => {
    expect(instantOf({ date: '2027-03-28', time }, zone)).toEqual({
      kind: 'skipped',
      nextValid: { date: '2027-03-28', time: next },
    })
  })

  test.for([
    ['01:30', 'Europe/Lisbon', '2027-10-31T00:30:00.000Z'],
    ['02:30', 'Europe/Madrid', '2027-10-31T00:30:00.000Z'],
  ] as const)('%s in %s occurs twice on 31 October 2027 and means the first', ([time, zone, iso]) => {
    expect(instantOf({ date: '2027-10-31', time }, zone)).toEqual({ kind: 'instant', instant: new Date(iso) })
  })

  test.for([
    ['Europe/Lisbon', '2027-03-27'],
    ['Europe/Madrid', '2027-03-27'],
    ['Europe/Lisbon', '2027-10-30'],
    ['Europe/Madrid', '2027-10-30'],
  ] as const)('agrees with Temporal in %s over every half hour of three days from %s', ([zone, from]) => {
    const halfHours = Array.from({ length: 3 * 48 }, (_, index) =>
      Temporal.PlainDateTime.from(from).add({ minutes: 30 * index }),
    )
    const walls = halfHours.map(wallOf)
    expect(walls.map((wall) => instantOf(wall, zone))).toEqual(
      halfHours.map((local) => momentByTemporal(local, zone)),
    )
  })
})

function momentByTemporal(local: Temporal.PlainDateTime, zone: Zone) {
  const zoned = local.toZonedDateTime(zone, { disambiguation: 'earlier' })
  if (zoned.toPlainDateTime().equals(local))
    return { kind: 'instant', instant: new Date(zoned.epochMilliseconds) }
  const change = zoned.getTimeZoneTransition('next')
  return { kind: 'skipped', nextValid: change && wallOf(change.toPlainDateTime()) }
}

function wallOf(local: Temporal.PlainDateTime) {
  return { date: local.toPlainDate().toString(), time: local.toPlainTime().toString().slice(0, 5) }
}

describe('clocks', () => {
  test('Seville is an hour ahead of Faro, also about which day it is', () => {
    const now = new Date('2026-12-05T23:30:30.500Z')
    expect(wallTimeIn('Europe/Lisbon', now)).toEqual({ date: '2026-12-05', time: '23:30' })
    expect(wallTimeIn('Europe/Madrid', now)).toEqual({ date: '2026-12-06', time: '00:30' })
    expect(todayIn('Europe/Lisbon', now)).toBe('2026-12-05')
    expect(todayIn('Europe/Madrid', now)).toBe('2026-12-06')
  })

  test('a moment ago is past, now is not', () => {
    const now = new Date('2026-12-05T10:00:00Z')
    expect(isPast(new Date('2026-12-05T09:59:59.999Z'), now)).toBe(true)
    expect(isPast(now, now)).toBe(false)
  })

  test('a pick-up in less than three hours is at short notice', () => {
    const now = new Date('2026-12-05T10:00:00Z')
    expect(isShortNotice(new Date('2026-12-05T12:59:00Z'), now)).toBe(true)
    expect(isShortNotice(new Date('2026-12-05T13:00:00Z'), now)).toBe(false)
    expect(isShortNotice(new Date('2026-12-05T13:00:00Z'), now, 6)).toBe(true)
  })

  test.for([
    ['Europe/Lisbon', 'Saturday, 5 December 2026, 10:30 (Lisbon time)'],
    ['Europe/Madrid', 'Saturday, 5 December 2026, 10:30 (Seville time)'],
  ] as const)('people read a time in %s as "%s"', ([zone, text]) => {
    expect(describeWallTime({ date: '2026-12-05', time: '10:30' }, zone)).toBe(text)
    expect(text).toContain(`(${describeZone(zone)})`)
  })

  test.for([
    ['pt', '10:30', 'sábado, 5 de dezembro de 2026, às 10:30', 'sábado, 5 de dezembro, às 10:30'],
    ['pt', '01:00', 'sábado, 5 de dezembro de 2026, à 01:00', 'sábado, 5 de dezembro, à 01:00'],
    ['es', '10:30', 'sábado 5 de diciembre de 2026 a las 10:30', 'sábado 5 de diciembre a las 10:30'],
    ['es', '01:30', 'sábado 5 de diciembre de 2026 a la 01:30', 'sábado 5 de diciembre a la 01:30'],
  ] as const)('in %s a time of %s follows its date as in "%s"', ([locale, time, whole, deadline]) => {
    const wall = { date: '2026-12-05', time }
    expect(describeClockTime(wall, locale)).toBe(whole)
    expect(describeDeadline(wall, 'Europe/Lisbon', locale)).toBe(`${deadline} (hora de Lisboa)`)
  })

  test.for([
    ['pt', 'às 10:30', 'as 10:30', 'à 01:30', 'a 01:30'],
    ['es', 'a las 10:30', 'las 10:30', 'a la 01:30', 'la 01:30'],
  ] as const)('in %s one o’clock is in the singular', ([locale, ...texts]) => {
    const both = (time: string) => [atTime(time, locale), theTime(time, locale)]
    expect([...both('10:30'), ...both('01:30')]).toEqual(texts)
  })
})

describe('zone of a place', () => {
  test.for([
    ['Faro Airport', 37.0196, -7.9681],
    ['Lisbon', 38.7223, -9.1393],
    ['Porto', 41.15, -8.61],
    ['Vila Real de Santo António', 37.1945, -7.4157],
    ['its ferry', 37.1935, -7.4139],
    ['its railway station', 37.1998, -7.4214],
    ['Castro Marim', 37.217, -7.4433],
    ['Monte Gordo', 37.1798, -7.4517],
    ['Alcoutim', 37.4712, -7.4715],
    ['Pomarão', 37.5555, -7.526],
    ['Mértola', 37.643, -7.6633],
    ['Vila Verde de Ficalho', 37.9476, -7.3005],
    ['Barrancos', 38.1317, -6.975],
    ['Monsaraz', 38.4433, -7.3805],
    ['Juromenha', 38.7383, -7.2389],
    ['Elvas', 38.881, -7.1635],
    ['Campo Maior', 39.0128, -7.0689],
    ['Marvão', 39.394, -7.376],
  ] as const)('%s keeps the time of Lisbon', ([, lat, lon]) => {
    expect(zoneAt({ lat, lon })).toBe('Europe/Lisbon')
  })

  test.for([
    ['Seville Airport', 37.4229, -5.8993],
    ['Huelva', 37.2664, -6.94],
    ['Ayamonte', 37.2099, -7.4027],
    ['its marina', 37.212, -7.406],
    ['its ferry', 37.2125, -7.409],
    ['Isla Canela', 37.176, -7.38],
    ['Isla Cristina', 37.1989, -7.3232],
    ['Sanlúcar de Guadiana', 37.4728, -7.4669],
    ['Paymogo', 37.74, -7.345],
    ['Rosal de la Frontera', 37.9686, -7.2199],
    ['Encinasola', 38.135, -6.871],
    ['Cheles', 38.513, -7.282],
    ['Olivenza', 38.686, -7.1],
    ['Badajoz', 38.8779, -6.9706],
    ['Valencia de Alcántara', 39.413, -7.243],
    ['Jerez Airport', 36.75, -6.0639],
    ['Cádiz', 36.5267, -6.2891],
    ['Málaga Airport', 36.6765, -4.4915],
    ['Madrid', 40.4168, -3.7038],
    ['Vigo', 42.24, -8.72],
    ['Palma', 39.57, 2.65],
  ] as const)('%s keeps the time of Madrid', ([, lat, lon]) => {
    expect(zoneAt({ lat, lon })).toBe('Europe/Madrid')
  })
})

describe('an instant with its offset', () => {
  test.for([
    ['Europe/Lisbon', '2027-01-27T10:30:00Z'],
    ['Europe/Lisbon', '2027-06-01T09:30:00Z'],
    ['Europe/Madrid', '2027-01-27T23:30:00Z'],
    ['Europe/Madrid', '2027-06-01T22:15:00Z'],
    ['Europe/Lisbon', '2027-10-31T00:59:59Z'],
    ['Europe/Lisbon', '2027-10-31T01:00:00Z'],
  ] as const)('is written in %s for %s', ([zone, instant]) => {
    const zoned = Temporal.Instant.from(instant).toZonedDateTimeISO(zone)
    const expected = zoned.toString({ timeZoneName: 'never', smallestUnit: 'second' })
    expect(isoIn(zone, new Date(instant))).toBe(expected)
  })
})

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['any time, before a day is chosen', '', 'Europe/Lisbon', '00:00', true],
  ['any time of a later day', '2026-11-21', 'Europe/Lisbon', '00:00', true],
  ['this very minute', '2026-11-20', 'Europe/Lisbon', '12:00', true],
  ['not a minute ago', '2026-11-20', 'Europe/Lisbon', '11:59', false],
  ['not what is past on the clock of the place', '2026-11-20', 'Europe/Madrid', '12:59', false],
  ['what is still to come on the clock of the place', '2026-11-20', 'Europe/Madrid', '13:00', true],
  ['not what the clock change skips', '2027-03-28', 'Europe/Lisbon', '01:30', false],
  ['what the same night has elsewhere', '2027-03-28', 'Europe/Madrid', '01:30', true],
  ['what the clocks show twice', '2027-10-31', 'Europe/Lisbon', '01:30', true],
] as const)('%s', (_, date, zone, time, expected) => {
  expect(isPickupTime(time, { date, zone, now })).toBe(expected)
})

test.each(LOCALES)('the days and months in %s are those of the language’s own tables', (locale) => {
  const format = (date: string, parts: Intl.DateTimeFormatOptions) =>
    new Date(`${date}T00:00Z`).toLocaleDateString(LANGUAGE_TAGS[locale], { ...parts, timeZone: 'UTC' })
  for (const month of Array.from(
    { length: 12 },
    (_, index) => `2026-${String(index + 1).padStart(2, '0')}`,
  )) {
    const date = `${month}-${String(Number(month.slice(5)) + 6).padStart(2, '0')}`
    expect(describeDay(date, locale)).toBe(format(date, { day: 'numeric', month: 'long' }))
    expect(describeMonth(month, locale)).toBe(format(date, { month: 'long', year: 'numeric' }))
    expect(describeDate(date, locale)).toContain(format(date, { weekday: 'long' }))
    expect(describeDate(date, locale)).toContain(
      format(date, { day: 'numeric', month: 'long', year: 'numeric' }),
    )
  }
})
