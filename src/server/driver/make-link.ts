import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DriverLinkAnswer } from '@chauffeur/contract/driver-links'
import { DRIVER_LINK_DAYS } from '@chauffeur/domain/driver-link'
import { LockMode } from '@mikro-orm/core'
import { Booking } from '../bookings/booking.entity.ts'
import { Driver } from '../cars/driver.entity.ts'
import type { Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import { record, type DatabaseAccess, type Transaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { lockAssignment } from '../dispatch/find-assignment.ts'
import { DriverLink } from './driver-link.entity.ts'

const TOKEN_BYTES = 24
const DAY_MS = 24 * 60 * 60_000

/** What a link opens: all jobs of a driver, or one job. */
export type LinkOf = { readonly driverId: string } | { readonly assignmentId: string }

/** The links that work now, without their secrets. */
export async function listLinks({ em, clock }: DatabaseAccess): Promise<DriverLinkAnswer[]> {
  const links = await em.find(
    DriverLink,
    { revokedAt: null, expiresAt: { $gt: clock() } },
    { orderBy: { createdAt: 'asc', id: 'asc' } },
  )
  return links.map(presentLink)
}

/** Makes a link, or a new one in the old one's place, which stops at once. Only here its address is known. */
export async function makeLink(
  of: LinkOf,
  admin: string,
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  tx: Transaction,
): Promise<DriverLinkAnswer & { readonly url: string }> {
  const { em, clock } = tx
  const { id, name } = await lockOwner(of, tx)
  const now = clock()
  const ended = await em.nativeUpdate(DriverLink, { ...of, revokedAt: null }, { revokedAt: now })
  const token = randomBytes(TOKEN_BYTES).toString('base64url')
  const link = em.create(DriverLink, {
    id: randomUUID(),
    ...of,
    tokenHash: hashOf(token),
    createdAt: now,
    createdBy: admin,
    expiresAt: linkEnd(now),
  })
  em.persist(link)
  await em.flush()
  await record(tx, ended > 0 ? 'driver-link.renewed' : 'driver-link.created', { admin, id, name })
  return { ...presentLink(link), url: `${PUBLIC_URL}/d/${token}` }
}

/** Ends a link; without one nothing happens. */
export async function revokeLink(of: LinkOf, admin: string, tx: Transaction): Promise<void> {
  const { id, name } = await lockOwner(of, tx)
  const ended = await tx.em.nativeUpdate(DriverLink, { ...of, revokedAt: null }, { revokedAt: tx.clock() })
  if (ended > 0) await record(tx, 'driver-link.revoked', { admin, id, name })
}

/** Whether a text has the form of our tokens. */
export function isTokenLike(text: string): boolean {
  return /^[\w-]{32}$/.test(text)
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** When a link ends that is used now. */
export function linkEnd(now: Date): Date {
  return new Date(now.getTime() + DRIVER_LINK_DAYS * DAY_MS)
}

/** Two who make a link of the same driver at once follow each other. */
async function lockOwner(
  of: LinkOf,
  { em }: Transaction,
): Promise<{ readonly id: string; readonly name: string }> {
  if ('assignmentId' in of) {
    const { id, bookingId } = await lockAssignment(of.assignmentId, em)
    const { number } = await em.findOneOrFail(Booking, { id: bookingId }, { disableIdentityMap: true })
    return { id, name: number }
  }
  const driver = isUuid(of.driverId)
    ? await em.findOne(Driver, { id: of.driverId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
    : null
  if (!driver) throw new Refusal('NOT_FOUND', 'There is no such driver.')
  return driver
}

function presentLink(link: DriverLink): DriverLinkAnswer {
  return {
    driverId: link.driverId ?? null,
    assignmentId: link.assignmentId ?? null,
    createdAt: link.createdAt.toISOString(),
    createdBy: link.createdBy,
    expiresAt: link.expiresAt.toISOString(),
    lastUsedAt: link.lastUsedAt?.toISOString() ?? null,
  }
}
