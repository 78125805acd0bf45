import { randomUUID } from 'node:crypto'
import type { makeTestSignInLink as endpoint } from '@chauffeur/contract/sandbox'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { foldAddress, SIGN_IN_LINK_MINUTES } from '@chauffeur/domain/partner-members'
import { TEST_ACTOR } from '@chauffeur/domain/sandbox'
import type { z } from 'zod'
import { lockPartner } from '../auth/lock-partner.ts'
import { PartnerSignIn } from '../auth/partner-member.entity.ts'
import { signInLinkOf } from '../bookings/booking-link.ts'
import type { LinkServices } from '../bookings/payment-link.ts'
import { only } from '../core/only.ts'
import type { PartnerPrincipal, RequestContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import { setMember } from '../partners/members.ts'

/**
 * Signs in the owner of a partner of the sandbox, where no mail is sent: whoever holds its key may do all there. So its contact
 * owns the team, also where somebody has given them another role.
 */
export async function makeSignInLink(
  { id: partnerId }: Pick<PartnerPrincipal, 'id'>,
  tx: Transaction,
  { config, links }: Pick<RequestContext, 'config'> & LinkServices,
): Promise<z.output<typeof endpoint.output>> {
  const now = tx.clock()
  const { contactEmail } = await lockPartner(partnerId, tx.em)
  const email = foldAddress(contactEmail ?? 'developer@example.com')
  const owner = { partnerId, email, role: 'owner', isInvited: false } as const
  const team = await setMember(owner, { ...tx, admin: TEST_ACTOR })
  const id = randomUUID()
  const member = only(team.filter((one) => one.email === email)).id
  await tx.em.insert(PartnerSignIn, { id, member, createdAt: now })
  return {
    livemode: false,
    url: signInLinkOf({ id, locale: DEFAULT_LOCALE }, links, config.PUBLIC_URL),
    endsAt: new Date(now.getTime() + SIGN_IN_LINK_MINUTES * MINUTE_MS).toISOString(),
  }
}
