import type { BookingState } from '@chauffeur/domain/booking-status'
import ical, {
  escape,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalAttendeeData,
  type ICalEventData,
  type ICalLocation,
} from 'ical-generator'

/** An event as a calendar program shows it. */
export interface CalendarEvent {
  /** Stays the same when the event changes. */
  readonly uid: string
  /** Grows by one with each change. */
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

interface Person {
  readonly name: string
  readonly address: string
}

interface Calendar {
  /** The name of the program that made it. */
  readonly product: string
  /** The act that a mail program performs with the events, where the calendar is sent by mail. */
  readonly method?: 'PUBLISH' | 'REQUEST' | 'CANCEL'
  /** The name that a program shows for a calendar it follows. */
  readonly name?: string
  /** How often a program should look again. */
  readonly refreshMinutes?: number
  readonly events: readonly CalendarEvent[]
}

/** The status of a calendar entry by the state of its booking. */
export const EVENT_STATUS = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  rejected: 'CANCELLED',
  cancelled: 'CANCELLED',
} as const satisfies Readonly<Record<BookingState, CalendarEvent['status']>>

/** An iCalendar document by RFC 5545. Instants are in UTC, so that no time zone has to be described. */
export function writeCalendar({ product, method, name, refreshMinutes, events }: Calendar): string {
  const calendar = ical({
    prodId: `//${escapedText(product.replaceAll('/', ' '))}//EN`,
    scale: 'GREGORIAN',
    method: method ? ICalCalendarMethod[method] : null,
    name: name === undefined ? null : escapedText(name),
    ttl: refreshMinutes === undefined ? null : refreshMinutes * 60,
    events: events.map(toEvent),
  })
  // Every line ends with a line break, the last one, too; the library leaves it out.
  return `${calendar.toString()}\r\n`
}

function toEvent(event: CalendarEvent): ICalEventData {
  const { organizer, attendee } = event
  return {
    id: event.uid,
    sequence: event.sequence,
    // Without a method this is when the event was last changed (RFC 5545, 3.8.7.2).
    stamp: event.changedAt,
    created: event.createdAt,
    lastModified: event.changedAt,
    start: event.start,
    end: event.end,
    status: ICalEventStatus[event.status],
    summary: printable(event.summary),
    location: toLocation(event),
    description: printable(event.description),
    organizer: organizer ? { name: onOneLine(organizer.name), email: toUri(organizer.address) } : null,
    attendees: attendee ? [toAttendee(attendee)] : [],
    url: event.url ?? null,
  }
}

function toLocation({ location, position }: CalendarEvent): ICalLocation | null {
  const title = printable(location)
  const geo = position && { lat: Number(position.lat.toFixed(6)), lon: Number(position.lon.toFixed(6)) }
  if (title === '') return geo ? { geo } : null
  return geo ? { title, geo } : { title }
}

function toAttendee({ name, address }: Person): ICalAttendeeData {
  return { name: onOneLine(name), email: toUri(address), status: ICalAttendeeStatus.ACCEPTED, rsvp: false }
}

/** The library escapes the texts of events, but not those of the calendar. */
function escapedText(text: string): string {
  return escape(printable(text), false)
}

/** The format has no way to write control characters other than line breaks and tabs. */
function printable(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '')
}

function onOneLine(name: string): string {
  return name.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')
}

/** An address as it stands behind "mailto:", where the library would escape a comma as in a text. */
function toUri(address: string): string {
  return encodeURI(address.replace(/\p{C}/gu, '')).replace(/[,;]/g, encodeURIComponent)
}
