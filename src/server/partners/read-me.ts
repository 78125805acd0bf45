import type { readMe as endpoint } from '@chauffeur/contract/partners'
import { partnerLimits, rateLimits, type RateLimit } from '@chauffeur/domain/rate-limits'
import type { z } from 'zod'
import { Partner } from '../auth/partner.entity.ts'
import { isLive } from '../core/config.ts'
import type { ApiKeyPrincipal, RequestContext } from '../core/request-context.ts'
import { presentCredit } from './credit.ts'
import { countOpenBookings } from './open-bookings.ts'

/** Whose key a call came with, what it may do, and how often. */
export async function readMe(
  { id, name, scopes, expiresAt, partner }: ApiKeyPrincipal,
  context: Pick<RequestContext, 'config' | 'em' | 'clock'>,
): Promise<z.output<typeof endpoint.output>> {
  const { openBookingsMax, confirmation, terms, commissionBp, discountBp } = await context.em.findOneOrFail(
    Partner,
    { id: partner.id },
  )
  return {
    livemode: isLive(context.config),
    partner: { id: partner.id, name: partner.name, kind: partner.kind, state: partner.state },
    terms,
    commissionBp: terms === 'commission' ? commissionBp : null,
    discountBp: terms === 'net' ? discountBp : null,
    credit: await presentCredit(partner.id, context.em),
    confirmation,
    key: { id, name, expiresAt: expiresAt?.toISOString() ?? null },
    scopes: [...scopes],
    limits: Object.entries(rateLimits).flatMap(([calls, { key }]) => [
      ...limitsOf('key', calls, key),
      ...limitsOf('partner', calls, partnerLimits(key)),
    ]),
    openBookings: await countOpenBookings(partner.id, context),
    openBookingsMax,
    versions: ['v1'],
  }
}

function limitsOf(of: 'key' | 'partner', calls: string, limits: readonly RateLimit[]) {
  return limits.map(({ max, seconds }) => ({ of, calls, max, seconds }))
}
