import { randomUUID } from 'node:crypto'
import type { DriverLinkAnswer } from '@chauffeur/contract/driver-links'
import { DRIVER_LINK_DAYS } from '@chauffeur/domain/driver-link'
import { DAY_MS } from '@chauffeur/domain/duration'
import { LockMode, defineEntity, p } from '@mikro-orm/core'
import type { MemoryCounter } from '../auth/count-in-memory.ts'
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
import { Assignment } from './assignment.entity.ts'
import { uuidKey } from '../db/columns.ts'
import { findRow } from '../db/find-rows.ts'

const schema = defineEntity({
  name: 'DriverLink',
  tableName: 'driver_link',
  properties: {
    id: uuidKey(),
    driverId: () => p.manyToOne(Driver).mapToPk().nullable().fieldName('driver_id').deleteRule('no action'),
    assignmentId: () =>
      p.manyToOne(Assignment).mapToPk().nullable().fieldName('assignment_id').deleteRule('no action'),
    /** SHA-256 of the token in the address: who reads this table cannot open a driver's page. */
    tokenHash: p.text().unique(),
    createdAt: p.datetime(),
    createdBy: p.text(),
    expiresAt: p.datetime(),
    lastUsedAt: p.datetime().nullable(),
    revokedAt: p.datetime().nullable(),
  },
  indexes: [
    {
      name: 'driver_link_works_once',
      expression:
        'create unique index driver_link_works_once on driver_link (coalesce(driver_id, assignment_id)) where revoked_at is null',
    },
  ],
  checks: [{ name: 'driver_link_of_one', expression: '(driver_id is null) <> (assignment_id is null)' }],
})

/** The secret address of a driver's page: all jobs of one driver, or one job of a partner's driver. */
export class DriverLink extends schema.class {}
schema.setClass(DriverLink)

/** The scope of a link: all jobs of a driver, or one job. */
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
> & { readonly wrongLinks: MemoryCounter }

/** Who holds a link: a driver, or somebody who drives one job for us. */
export interface LinkHolder {
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
  return { driver: found.driver, assignmentId: found.link.assignmentId ?? null }
}

/** The link that a call came with, if it works: what is no token of ours by its form is looked for nowhere. */
export async function findLink({
  em,
  clock,
  driverToken: token,
}: Pick<PhoneContext, 'em' | 'clock' | 'driverToken'>): Promise<
  { readonly link: DriverLink; readonly driver: Driver | null } | undefined
> {
  const link =
    token === undefined || !isTokenLike(token)
      ? null
      : await findRow(em, DriverLink, {
          tokenHash: hashSecret(token),
          revokedAt: null,
          expiresAt: { $gt: clock() },
        })
  const driver =
    link?.driverId == null ? null : await findRow(em, Driver, { id: link.driverId, isActive: true })
  return !link || (link.driverId != null && !driver) ? undefined : { link, driver }
}

async function noteUse({ id, lastUsedAt }: DriverLink, { em, clock }: PhoneContext): Promise<void> {
  const now = clock()
  if (lastUsedAt != null && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS) return
  await em.nativeUpdate(DriverLink, { id, revokedAt: null }, { lastUsedAt: now, expiresAt: linkEnd(now) })
}
