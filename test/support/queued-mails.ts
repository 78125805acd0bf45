import { fillBookings } from '../bench/fill-bookings.ts'
import { reply, type SmtpBehaviour } from '@chauffeur/gateways/mail/testing/fake-smtp-server'
import type { Orm } from '../../src/server/db/orm.ts'

/** Queues the acknowledgement of so many bookings, made for it: to guest-0@example.com, guest-1@... */
export async function queueMails(orm: Orm, count: number, now: Date): Promise<void> {
  await fillBookings(orm, count)
  const em = orm.em.fork()
  await em.execute(`
    update booking set customer_email = 'guest-' || place || '@example.com'
    from (select id, row_number() over (order by id) - 1 as place from booking) placed
    where placed.id = booking.id`)
  await em.execute(
    `insert into outbox (id, dedupe_key, kind, booking_id, created_at, run_at, attempts)
    select gen_random_uuid(), 'booking-received:' || id, 'booking-received', id, ?::timestamptz, ?::timestamptz, 0 from booking`,
    [now, now],
  )
}

/** How the mail server of such guests behaves; the first time only, where it does not refuse them for good. */
export type MailOutcome =
  | 'takes it'
  | '451'
  | '550'
  | 'hangs up after the message'
  | 'never answers the message'

export function outcomeOf(address: string): MailOutcome {
  const place = Number(/\d+/.exec(address)?.[0])
  if (place % 10 === 1) return '451'
  if (place % 10 === 2) return '550'
  if (place % 10 === 3) return 'hangs up after the message'
  return place % 100 === 4 ? 'never answers the message' : 'takes it'
}

/** A mail server that does all of this, by the address. */
export function unreliableSmtpServer(): SmtpBehaviour {
  const seen = new Set<string>()
  const isNew = (address: string) => !seen.has(address) && seen.add(address)
  return {
    recipient: (address) => {
      const outcome = outcomeOf(address)
      if (outcome === '550') return reply(550, 'no such mailbox')
      return outcome === '451' && isNew(address) ? reply(451, 'later, please') : undefined
    },
    message: ({ to: [address = ''] }, breakOff) => {
      const outcome = outcomeOf(address)
      if (outcome === 'hangs up after the message' && isNew(address)) breakOff()
      return outcome === 'never answers the message' && isNew(address) ? new Promise(() => {}) : undefined
    },
  }
}
