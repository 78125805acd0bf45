import { SENTENCES } from '@chauffeur/contract/sentences'
import type { User } from '@chauffeur/contract/session'
import { Refusal } from '../refusal.ts'
import type { Work } from '../work.ts'
import { findAdmin } from './find-admin.ts'

/** The administrator who is signed in. Refuses everybody else. */
export async function requireAdmin({ signIn, em }: Pick<Work, 'signIn' | 'em'>): Promise<User> {
  const admin = await findAdmin(signIn.userId, em)
  if (!admin) throw new Refusal('UNAUTHENTICATED', SENTENCES.notSignedIn)
  return admin
}
