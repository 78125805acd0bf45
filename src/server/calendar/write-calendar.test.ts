import ICAL from 'ical.js'
import { describe, expect, test } from 'vitest'
import { writeCalendar, type CalendarEvent } from './write-calendar.ts'

const event: CalendarEvent = {
  uid: '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b',
  sequence: 2,
  status: 'CONFIRMED',
  createdAt: new Date('2026-11-20T08:00:00.500Z'),
  changedAt: new Date('2026-11-20T09:00:00.000Z'),
  start: new Date('2027-01-27T10:30:00.000Z'),
  end: new Date('2027-01-27T11:00:00.000Z'),
  summary: 'Ana Silva: Faro Airport to Vilamoura',
  location: 'Faro Airport',
  description: 'Vehicle: Mercedes E Class',
}

const write = (change: Partial<CalendarEvent> = {}) =>
  writeCalendar({ product: 'Costa bookings', events: [{ ...event, ...change }] })

/** The one event as another program reads it. */
function read(text: string) {
  const [component] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  if (!component) throw new Error('There is an event')
  return new ICAL.Event(component)
}

describe('a calendar', () => {
  test('is written as RFC 5545 words it, line by line', () => {
    expect(
      writeCalendar({
        product: 'Costa/bookings',
        method: 'REQUEST',
        name: 'Costa; bookings',
        refreshMinutes: 15,
        events: [
          { ...event, position: { lat: 37.0144, lon: -7.9659 }, url: 'https://costa.example/admin?q=1' },
        ],
      }).split('\r\n'),
    ).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Costa bookings//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:REQUEST',
      'NAME:Costa\\; bookings',
      'X-WR-CALNAME:Costa\\; bookings',
      'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
      'X-PUBLISHED-TTL:PT15M',
      'BEGIN:VEVENT',
      'UID:6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b',
      'SEQUENCE:2',
      'DTSTAMP:20261120T090000Z',
      'DTSTART:20270127T103000Z',
      'DTEND:20270127T110000Z',
      'SUMMARY:Ana Silva: Faro Airport to Vilamoura',
      'LOCATION:Faro Airport',
      'GEO:37.0144;-7.9659',
      'DESCRIPTION:Vehicle: Mercedes E Class',
      'URL;VALUE=URI:https://costa.example/admin?q=1',
      'STATUS:CONFIRMED',
      'CREATED:20261120T080000Z',
      'LAST-MODIFIED:20261120T090000Z',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  test('is read by another program as it was meant', () => {
    const { uid, sequence, startDate, endDate, summary } = read(write())
    expect([uid, sequence, summary]).toEqual([event.uid, 2, event.summary])
    expect([startDate.toJSDate(), endDate.toJSDate()]).toEqual([event.start, event.end])
  })

  test.each([
    'semicolon; comma, backslash \\ and \\n',
    'two\nlines\n\nand a gap',
    'BEGIN:VEVENT\nATTACH:javascript:alert(1)\nEND:VEVENT',
    '=HYPERLINK("x")',
    '<img src=x onerror=alert(1)>',
    'مرحبا بالعالم',
    'W'.repeat(500),
    '👩‍👩‍👧‍👦é🇵🇹'.repeat(40),
    `${'a'.repeat(66)}\\,;\n`.repeat(5),
    ' spaces before and behind ',
  ])('gives back the text %j', (text) => {
    const written = write({ summary: text, location: text, description: text })
    const { summary, location, description } = read(written)
    expect([summary, location, description]).toEqual([text, text, text])
    expect(written.match(/^BEGIN:VEVENT/gm)).toHaveLength(1)
  })

  test('has no line of more than 75 octets, and no letter in two pieces', () => {
    for (const letter of ['a', 'é', '€', '😀', '\\']) {
      const lines = write({ summary: letter.repeat(200) }).split('\r\n')
      expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
      expect(lines.filter((line) => line.includes('\uFFFD') || !line.isWellFormed())).toEqual([])
    }
  })

  test('leaves out control characters, and takes any line break for one', () => {
    expect(read(write({ description: 'a\u0000b\u001bc\r\nd\re' })).description).toBe('abc\nd\ne')
  })

  test('says who invites and who is invited, and that no answer is wanted', () => {
    const name = 'Zoë "Z"; Ltd,\r\nATTACH:x ^'
    const text = write({
      organizer: { name: 'Costa', address: 'office@costa.example' },
      attendee: { name, address: 'zoe@example.com' },
    })
    const { component } = read(text)
    expect(component.getFirstPropertyValue('organizer')).toBe('mailto:office@costa.example')
    const attendee = component.getFirstProperty('attendee')
    expect(attendee?.getFirstValue()).toMatch(/^mailto:zoe@example\.com$/i)
    expect(['cn', 'partstat', 'rsvp'].map((parameter) => attendee?.getFirstParameter(parameter))).toEqual([
      'Zoë "Z"; Ltd, ATTACH:x ^',
      'ACCEPTED',
      'FALSE',
    ])
    expect(text).not.toMatch(/^ATTACH/m)
  })

  test('has a name and a product that end on their own line', () => {
    const hostile = 'Costa, the\r\nATTACH:x\u0000'
    const calendar = new ICAL.Component(
      ICAL.parse(writeCalendar({ product: hostile, name: hostile, events: [event] })),
    )
    // Of a property that no standard types, the reader gives the text as it is written.
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Costa\\, the\\nATTACH:x')
    expect(calendar.getFirstPropertyValue('prodid')).toBe('-//Costa, the\nATTACH:x//EN')
    expect(calendar.getFirstProperty('attach')).toBeNull()
  })

  test('is written for an event without a place or a name, too', () => {
    const { location, component } = read(
      write({ location: '\u0007', position: { lat: 37.0144, lon: -7.9659 } }),
    )
    expect([location, component.getFirstPropertyValue('geo')]).toEqual([null, [37.0144, -7.9659]])
    expect(
      read(write({ location: '', attendee: { name: '', address: 'a,b@c.example' } })).attendees,
    ).toHaveLength(1)
  })

  test('may hold nothing', () => {
    expect(ICAL.parse(writeCalendar({ product: 'x', events: [] }))[0]).toBe('vcalendar')
  })
})
