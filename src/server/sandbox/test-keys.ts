import type { createTestKey as endpoint } from '@chauffeur/contract/sandbox'
import { apiKeyScopes } from '@chauffeur/domain/api-keys'
import { DEFAULT_LOCALE } from '@chauffeur/domain/locale'
import { DEFAULT_OPEN_BOOKINGS } from '@chauffeur/domain/partners'
import { TEST_ACTOR, TEST_TERMS } from '@chauffeur/domain/sandbox'
import type { z } from 'zod'
import { createKey } from '../auth/api-keys.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Transaction } from '../core/transaction.ts'
import type { LinkServices } from '../bookings/payment-link.ts'
import { makeSignInLink } from './sign-in-link.ts'
import { createPartner } from '../partners/partners.ts'

/** Makes a partner of the sandbox and its key, of the same name. */
export async function createTestKey(
  { name, email, terms }: z.output<typeof endpoint.input>,
  tx: Transaction,
  context: Pick<RequestContext, 'config'> & LinkServices,
): Promise<z.output<typeof endpoint.output>> {
  const by = { ...tx, admin: TEST_ACTOR }
  const about = { name, kind: 'developer', contactEmail: email } as const
  const usual = { locale: DEFAULT_LOCALE, openBookingsMax: DEFAULT_OPEN_BOOKINGS, returnOrigins: [] }
  const { commissionBp, discountBp, creditCents } = TEST_TERMS
  const agreed = {
    confirmation: 'office',
    guestMails: 'firm',
    terms,
    commissionBp: terms === 'commission' ? commissionBp : 0,
    discountBp: terms === 'net' ? discountBp : 0,
    creditLimit: terms === 'net' ? creditCents : 0,
  } as const
  const { id: partnerId } = await createPartner({ ...about, ...usual, ...agreed }, by)
  const key = { partnerId, name, scopes: [...apiKeyScopes], allowedIps: null, expiresAt: null }
  const { secret } = await createKey(key, by, context)
  const { url: signInUrl } = await makeSignInLink({ id: partnerId }, tx, context)
  return { livemode: false, partner: { id: partnerId, name }, secret, signInUrl }
}
