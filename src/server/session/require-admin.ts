import { SENTENCES } from '@chauffeur/contract/sentences'
import type { User } from '@chauffeur/contract/session'
import { refuseKey } from '../keys/key-rights.ts'
import { Refusal } from '../refusal.ts'
import type { Work } from '../work.ts'
import { findAdmin } from './find-admin.ts'

/** The administrator who is signed in. Refuses everybody else. */
export async function requireAdmin(work: Pick<Work, 'signIn' | 'em' | 'apiKey'>): Promise<User> {
  refuseKey(work)
  const { signIn, em } = work
  const admin = await findAdmin(signIn.userId, em)
  if (!admin) throw new Refusal('UNAUTHENTICATED', SENTENCES.notSignedIn)
  return admin
}
