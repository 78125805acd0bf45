import { randomUUID } from 'node:crypto'
import type { Unit } from '../work.ts'
import { Outbox } from './outbox.entity.ts'

export const mailKinds = ['booking-received', 'booking-confirmed', 'booking-rejected'] as const
export type MailKind = (typeof mailKinds)[number]

export function isMailKind(kind: string): kind is MailKind {
  return mailKinds.some((known) => known === kind)
}

/** Leaves a mail to be sent once this transaction stands; a second one of a kind for a booking is none. */
export async function enqueueMail({ em, clock }: Unit, kind: MailKind, bookingId: string): Promise<void> {
  const now = clock()
  await em.insert(Outbox, {
    id: randomUUID(),
    dedupeKey: `${kind}:${bookingId}`,
    kind,
    bookingId,
    createdAt: now,
    runAt: now,
    attempts: 0,
  })
}
