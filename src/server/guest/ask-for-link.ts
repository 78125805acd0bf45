import { randomUUID } from 'node:crypto'
import type { DatabaseAccess } from '../core/transaction.ts'
import { LinkRequest } from './link-request.entity.ts'

interface Asked {
  readonly email: string
  readonly bookingNumber: string | null
}

/** Notes that somebody has lost a link. No booking is looked at here, so that neither the answer nor its time tells of any. */
export async function askForLink(
  { email, bookingNumber }: Asked,
  { em, clock }: DatabaseAccess,
): Promise<void> {
  const now = clock()
  await em.insert(LinkRequest, {
    id: randomUUID(),
    email,
    bookingNumber: bookingNumber?.toUpperCase() ?? null,
    createdAt: now,
    runAt: now,
    attempts: 0,
  })
}
