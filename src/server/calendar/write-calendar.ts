/** Something with a beginning and an end, as a calendar program shows it. */
export interface CalendarEvent {
  /** The same for every edition of the event. */
  readonly uid: string
  /** Counts the editions. */
  readonly sequence: number
  readonly status: 'CONFIRMED' | 'TENTATIVE' | 'CANCELLED'
  readonly createdAt: Date
  readonly changedAt: Date
  readonly start: Date
  readonly end: Date
  readonly summary: string
  readonly location: string
  readonly description: string
  /** Who invites, and who is invited and need not answer: both are in an event that is sent by mail. */
  readonly organizer?: Person
  readonly attendee?: Person
  readonly position?: { readonly lat: number; readonly lon: number }
  readonly url?: string
}

export interface Person {
  readonly name: string
  readonly address: string
}

export interface Calendar {
  /** What made it: a name without slashes. */
  readonly product: string
  /** What is to be done with the events, where the calendar is sent by mail. */
  readonly method?: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** The name that a program shows for a calendar it follows. */
  readonly name?: string
  /** How often a program should look again. */
  readonly refreshMinutes?: number
  readonly events: readonly CalendarEvent[]
}

/** An iCalendar document by RFC 5545. Instants are in UTC, so that no time zone has to be described. */
export function writeCalendar({ product, method, name, refreshMinutes, events }: Calendar): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(product.replaceAll('/', ' '))}//EN`,
    'CALSCALE:GREGORIAN',
    ...(method ? [`METHOD:${method}`] : []),
    ...(name === undefined ? [] : [`NAME:${escaped(name)}`, `X-WR-CALNAME:${escaped(name)}`]),
    ...(refreshMinutes === undefined
      ? []
      : [`REFRESH-INTERVAL;VALUE=DURATION:PT${refreshMinutes}M`, `X-PUBLISHED-TTL:PT${refreshMinutes}M`]),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')
}

function eventLines(event: CalendarEvent): string[] {
  const { organizer, attendee, position, url } = event
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(event.uid)}`,
    `SEQUENCE:${event.sequence}`,
    // Without a method this is when the event was last changed (RFC 5545, 3.8.7.2).
    `DTSTAMP:${utc(event.changedAt)}`,
    `CREATED:${utc(event.createdAt)}`,
    `LAST-MODIFIED:${utc(event.changedAt)}`,
    `DTSTART:${utc(event.start)}`,
    `DTEND:${utc(event.end)}`,
    `STATUS:${event.status}`,
    `SUMMARY:${escaped(event.summary)}`,
    `LOCATION:${escaped(event.location)}`,
    `DESCRIPTION:${escaped(event.description)}`,
    ...(organizer ? [`ORGANIZER;${commonName(organizer)}:mailto:${mailto(organizer)}`] : []),
    ...(attendee
      ? [`ATTENDEE;${commonName(attendee)};PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${mailto(attendee)}`]
      : []),
    ...(position ? [`GEO:${position.lat.toFixed(6)};${position.lon.toFixed(6)}`] : []),
    ...(url === undefined ? [] : [`URL:${url}`]),
    'END:VEVENT',
  ]
}

/** A name as a parameter, where RFC 6868 writes what would end it. */
function commonName({ name }: Person): string {
  const written = name
    .replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll('^', '^^')
    .replaceAll('"', "^'")
  return `CN="${written}"`
}

function mailto({ address }: Person): string {
  return encodeURI(address.replace(/\p{C}/gu, ''))
}

/** "20270127T103000Z". */
function utc(instant: Date): string {
  return instant.toISOString().replace(/[-:]|\.\d+/g, '')
}

/** A text as a property's value: on one line, with the signs that part values marked. */
function escaped(text: string): string {
  return (
    text
      .replace(/\r\n?/g, '\n')
      // The format has no way to write other control characters.
      .replace(/[^\P{Cc}\n\t]/gu, '')
      .replace(/[\\;,]/g, '\\$&')
      .replaceAll('\n', '\\n')
  )
}

const LONGEST_LINE = 75

/** A line in pieces of at most 75 octets, each but the first behind a space; no letter is cut in two. */
function folded(line: string): string {
  const pieces: string[] = []
  let piece = ''
  let octets = 0
  for (const letter of line) {
    const length = Buffer.byteLength(letter)
    if (octets + length > LONGEST_LINE) {
      pieces.push(piece)
      piece = ''
      octets = 1 // the space
    }
    piece += letter
    octets += length
  }
  return [...pieces, piece].join('\r\n ')
}
