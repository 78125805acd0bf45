import { DRIVER_LINK_ENDED } from '@chauffeur/domain/driver-link'
import type { MemoryCounter } from '../auth/count-in-memory.ts'
import { Driver } from '../cars/driver.entity.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { DriverLink } from './driver-link.entity.ts'
import { hashOf, isTokenLike, linkEnd } from './make-link.ts'

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
    throw new Refusal('LINK_ENDED', DRIVER_LINK_ENDED)
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
      : await em.findOne(
          DriverLink,
          { tokenHash: hashOf(token), revokedAt: null, expiresAt: { $gt: clock() } },
          { disableIdentityMap: true },
        )
  const driver =
    link?.driverId == null
      ? null
      : await em.findOne(Driver, { id: link.driverId, isActive: true }, { disableIdentityMap: true })
  return !link || (link.driverId != null && !driver) ? undefined : { link, driver }
}

async function noteUse({ id, lastUsedAt }: DriverLink, { em, clock }: PhoneContext): Promise<void> {
  const now = clock()
  if (lastUsedAt != null && now.getTime() - lastUsedAt.getTime() < NOTED_EVERY_MS) return
  await em.nativeUpdate(DriverLink, { id, revokedAt: null }, { lastUsedAt: now, expiresAt: linkEnd(now) })
}
