import { randomUUID } from 'node:crypto'
import type { makeTestSignInLink as endpoint } from '@chauffeur/contract/sandbox'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { foldAddress, SIGN_IN_LINK_MINUTES } from '@chauffeur/domain/partner-members'
import { TEST_ACTOR } from '@chauffeur/domain/sandbox'
import type { z } from 'zod'
import { lockPartner } from '../auth/lock-partner.ts'
import { PartnerMember, PartnerSignIn } from '../auth/partner-member.entity.ts'
import { signInLinkOf } from '../bookings/booking-link.ts'
import type { LinkServices } from '../bookings/payment-link.ts'
import type { PartnerPrincipal, RequestContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'

/** Signs in the owner of a partner of the sandbox, where no mail is sent: whoever holds its key may do all there. */
export async function makeSignInLink(
  { id: partnerId }: Pick<PartnerPrincipal, 'id'>,
  { em, clock }: Transaction,
  { config, links }: Pick<RequestContext, 'config'> & LinkServices,
): Promise<z.output<typeof endpoint.output>> {
  const now = clock()
  const { contactEmail } = await lockPartner(partnerId, em)
  const email = foldAddress(contactEmail ?? 'developer@example.com')
  const known = await em.findOne(PartnerMember, { partner: partnerId, email })
  const memberId = known?.id ?? randomUUID()
  const made = { createdAt: now, createdBy: TEST_ACTOR }
  if (!known)
    await em.insert(PartnerMember, { id: memberId, partner: partnerId, email, role: 'owner', ...made })
  const id = randomUUID()
  await em.insert(PartnerSignIn, { id, member: memberId, createdAt: now })
  return {
    livemode: false,
    url: signInLinkOf({ id, locale: DEFAULT_LOCALE }, links, config.PUBLIC_URL),
    endsAt: new Date(now.getTime() + SIGN_IN_LINK_MINUTES * MINUTE_MS).toISOString(),
  }
}
