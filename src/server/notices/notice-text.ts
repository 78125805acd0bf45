import type { NoticeKind } from '@chauffeur/domain/driver-notices'
import type { Locale } from '@chauffeur/domain/locale'
import { PAST_PICKUP } from '@chauffeur/domain/trip-state'
import { describeDay, wallTimeIn } from '@chauffeur/domain/time'
import { noticeWords, nameIn } from '@chauffeur/words/server-words'
import { Booking } from '../bookings/booking.entity.ts'
import { findRelated } from '../db/find-related.ts'
import { findRows } from '../db/find-rows.ts'
import type { EntityManager } from '../db/orm.ts'
import { Assignment } from '../dispatch/assignment.entity.ts'
import { tripEnds } from '../dispatch/planned-trips.ts'
import { DriverNoticeTrip } from './notice.entity.ts'

/** A notice as a phone or a mail shows it. It names no guest. */
export interface NoticeText {
  /** "New trip", or how many new trips or changes there are. */
  readonly title: string
  /** Each trip in a line. */
  readonly lines: readonly string[]
  /** Whether the driver has something to accept. */
  readonly asksToAccept: boolean
  /** Whether it is of use at once or not at all. */
  readonly isUrgent: boolean
}

/** Reads a notice's text now; undefined where all of it is over: a trip that was given and taken back before it was sent. */
export async function readNoticeText(
  noticeId: string,
  locale: Locale,
  em: EntityManager,
): Promise<NoticeText | undefined> {
  const trips = await findRows(em, DriverNoticeTrip, { noticeId })
  const assignments = await findRelated(trips, 'assignmentId', (id) => findRows(em, Assignment, { id }))
  const bookings = await findRelated([...assignments.values()], 'bookingId', (id) =>
    findRows(em, Booking, { id }),
  )
  const news = trips
    .flatMap(({ assignmentId, kind }) => {
      const assignment = assignments.get(assignmentId)
      const booking = assignment && bookings.get(assignment.bookingId)
      return booking && isTrue(kind, assignment, booking) ? { kind, booking } : []
    })
    .toSorted((a, b) => a.booking.pickupAt.getTime() - b.booking.pickupAt.getTime())
  const [first] = news
  if (!first) return undefined
  const words = noticeWords(locale)
  const isOne = news.length === 1
  const areNew = news.every(({ kind }) => kind === 'new')
  const several = areNew ? words.severalNew : words.several
  return {
    title: isOne ? words.kinds[first.kind] : several(news.length),
    lines: news.map(({ kind, booking }) =>
      isOne || areNew ? tripLine(booking, locale) : `${words.kinds[kind]}: ${tripLine(booking, locale)}`,
    ),
    isUrgent: news.every(({ kind }) => kind === 'guest_here'),
    asksToAccept: news.some(({ kind }) => kind === 'new' || kind === 'changed'),
  }
}

function isTrue(kind: NoticeKind, { releasedAt, state }: Assignment, { guestHereAt }: Booking): boolean {
  if (kind === 'guest_here') return releasedAt == null && guestHereAt != null && !PAST_PICKUP.includes(state)
  return (releasedAt == null) === (kind === 'new' || kind === 'changed' || kind === 'later')
}

/** "27 January, 10:00 Faro Airport → Vilamoura", and when the guest is met where that is another time. */
function tripLine(booking: Booking, locale: Locale): string {
  return `${describeDay(booking.pickupDate, locale)}, ${tripOfDay(booking, locale)}`
}

/** Returns the line of `tripLine` without its day. */
export function tripOfDay(booking: Booking, locale: Locale): string {
  const words = noticeWords(locale)
  const { pickupTime, pickupZone, meetAt, hireHours } = booking
  const { from, to } = tripEnds(booking)
  const way = [from, to ?? words.hire(hireHours ?? 0)].map((place) => nameIn(locale, place)).join(' → ')
  const meeting = meetAt ? ` · ${words.meet(pickupTime, wallTimeIn(pickupZone, meetAt).time)}` : ''
  return `${pickupTime} ${way}${meeting}`
}
