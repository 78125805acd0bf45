import { SENTENCES } from '@chauffeur/contract/sentences'
import type { User } from '@chauffeur/contract/session'
import { refuseKey } from './api-key-rights.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { findAdmin } from './find-admin.ts'

/** The administrator who is signed in. Refuses everybody else. */
export async function requireAdmin(context: Pick<RequestContext, 'signIn' | 'em' | 'apiKey'>): Promise<User> {
  refuseKey(context)
  const { signIn, em } = context
  const admin = await findAdmin(signIn.userId, em)
  if (!admin) throw new Refusal('UNAUTHENTICATED', SENTENCES.notSignedIn)
  return admin
}
