import { randomUUID } from 'node:crypto'
import type { DriverLinkAnswer } from '@chauffeur/contract/driver-links'
import { DRIVER_LINK_DAYS } from '@chauffeur/domain/driver-link'
import { DAY_MS } from '@chauffeur/domain/duration'
import { LockMode } from '@mikro-orm/core'
import type { MemoryCounter } from '../auth/count-in-memory.ts'
import type { BookingLinks } from '../bookings/booking-link.ts'
import { Booking } from '../bookings/booking.entity.ts'
import { Driver } from '../cars/car.entity.ts'
import type { Config } from '../core/config.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { hashSecret, newToken } from '../core/secrets.ts'
import { record, type DatabaseAccess, type Transaction, type OfficeTransaction } from '../core/transaction.ts'
import { UNMANAGED } from '../db/orm.ts'
import { isUuid } from '../db/is-uuid.ts'
import { lockAssignment } from './change-assignment.ts'
import { DriverLink } from './driver-link.entity.ts'
import { findRow } from '../db/find-rows.ts'

/** The scope of a link: all jobs of a driver, or one job. */
type LinkOf = { readonly driverId: string } | { readonly assignmentId: string }

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
  { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>,
  tx: OfficeTransaction,
): Promise<DriverLinkAnswer & { readonly url: string }> {
  const { em, clock } = tx
  const { id, name } = await lockOwner(of, tx)
  const now = clock()
  const ended = await em.nativeUpdate(DriverLink, { ...of, revokedAt: null }, { revokedAt: now })
  const token = newToken()
  const link = em.create(DriverLink, {
    id: randomUUID(),
    ...of,
    tokenHash: hashSecret(token),
    createdAt: now,
    createdBy: tx.admin,
    expiresAt: linkEnd(now),
  })
  em.persist(link)
  await em.flush()
  await record(tx, ended > 0 ? 'driver-link.renewed' : 'driver-link.created', { admin: tx.admin, id, name })
  return { ...presentLink(link), url: `${PUBLIC_URL}/d/${token}` }
}

/** Ends a link; without one nothing happens. */
export async function revokeLink(of: LinkOf, tx: OfficeTransaction): Promise<void> {
  const { id, name } = await lockOwner(of, tx)
  const ended = await tx.em.nativeUpdate(DriverLink, { ...of, revokedAt: null }, { revokedAt: tx.clock() })
  if (ended > 0) await record(tx, 'driver-link.revoked', { admin: tx.admin, id, name })
}

/** Whether a text has the form of our tokens. */
function isTokenLike(text: string): boolean {
  return /^[\w-]{32}$/.test(text)
}

/** By what the link of a token is found: the token that the office was shown is stored nowhere, that of a mail is signed. */
function keyOf(token: string, links: BookingLinks): { tokenHash: string } | { id: string } | undefined {
  if (isTokenLike(token)) return { tokenHash: hashSecret(token) }
  const id = links.read('driver', token)
  return id === undefined ? undefined : { id }
}

/** The address of a driver's page, for a mail; null where no link of the driver works. */
export async function mailedLinkOf(
  driverId: string,
  {
    em,
    clock,
    links,
    config,
  }: Pick<PhoneContext, 'em' | 'clock' | 'links'> & { readonly config: Pick<Config, 'PUBLIC_URL'> },
): Promise<string | null> {
  const link = await findRow(em, DriverLink, { driverId, revokedAt: null, expiresAt: { $gt: clock() } })
  return link && `${config.PUBLIC_URL}/d/${links.sign('driver', link.id)}`
}

/** When a link ends that is used now. */
function linkEnd(now: Date): Date {
  return new Date(now.getTime() + DRIVER_LINK_DAYS * DAY_MS)
}

/** Two who make a link of the same driver at once follow each other. */
async function lockOwner(
  of: LinkOf,
  { em }: Transaction,
): Promise<{ readonly id: string; readonly name: string }> {
  if ('assignmentId' in of) {
    const { id, bookingId } = await lockAssignment(of.assignmentId, em)
    const { number } = await em.findOneOrFail(Booking, { id: bookingId }, UNMANAGED)
    return { id, name: number }
  }
  const driver = isUuid(of.driverId)
    ? await em.findOne(Driver, { id: of.driverId }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true })
    : null
  if (!driver) throw new Refusal('NOT_FOUND', { code: 'not_found', what: 'driver' })
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

export type PhoneContext = Pick<
  RequestContext,
  'em' | 'clock' | 'config' | 'caller' | 'driverToken' | 'transaction'
> & { readonly wrongLinks: MemoryCounter; readonly links: BookingLinks }

/** Who holds a link: a driver, or somebody who drives one job for us. */
export interface LinkHolder {
  readonly linkId: string
  readonly driver: Driver | null
  /** The one job that the link shows; null of a driver's own link. */
  readonly assignmentId: string | null
}

/** That a link was used is written down again after so long. */
const NOTED_EVERY_MS = 5 * 60_000

/**
 * Whose link a call came with. One that is unknown, has ended or was revoked gets the same answer, and is counted as
 * a guessed private link of a guest is.
 */
export async function openLink(context: PhoneContext): Promise<LinkHolder> {
  const { config, wrongLinks } = context
  const found = await findLink(context)
  if (!found) {
    if (config.RATE_LIMIT !== 'off') wrongLinks.count(context.caller())
    throw new Refusal('LINK_ENDED', { code: 'driver_link_ended' })
  }
  await noteUse(found.link, context)
  return { linkId: found.link.id, driver: found.driver, assignmentId: found.link.assignmentId ?? null }
}

/** The link that a call came with, if it works: what is no token of ours by its form is looked for nowhere. */
export async function findLink({
  em,
  clock,
  links,
  driverToken: token,
}: Pick<PhoneContext, 'em' | 'clock' | 'links' | 'driverToken'>): Promise<
  { readonly link: DriverLink; readonly driver: Driver | null } | undefined
> {
  const key = token === undefined ? undefined : keyOf(token, links)
  const link =
    key && (await findRow(em, DriverLink, { ...key, revokedAt: null, expiresAt: { $gt: clock() } }))
  const driver =
    link?.driverId == null ? null : await findRow(em, Driver, { id: link.driverId, isActive: true })
  return !link || (link.driverId != null && !driver) ? undefined : { link, driver }
}

async function noteUse({ id, lastUsedAt }: DriverLink, { em, clock }: PhoneContext): Promise<void> {
  const now = clock()
  if (lastUsedAt != null && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS) return
  await em.nativeUpdate(DriverLink, { id, revokedAt: null }, { lastUsedAt: now, expiresAt: linkEnd(now) })
}
