import { SENTENCES } from '@chauffeur/contract/sentences'
import type { User } from '@chauffeur/contract/session'
import { refuseKey } from './api-key-rights.ts'
import { Refusal } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { EntityManager } from '../db/orm.ts'
import { AdminUser } from './admin-user.entity.ts'

/** The administrator who is signed in. Refuses everybody else. */
export async function requireAdmin(context: Pick<RequestContext, 'signIn' | 'em' | 'apiKey'>): Promise<User> {
  refuseKey(context)
  const { signIn, em } = context
  const admin = await findAdmin(signIn.userId, em)
  if (!admin) throw new Refusal('UNAUTHENTICATED', SENTENCES.notSignedIn)
  return admin
}

/** The administrator of this id, without anything secret. */
async function findAdmin(id: string | undefined, em: EntityManager): Promise<User | undefined> {
  const admin = id && (await em.findOne(AdminUser, { id }))
  return admin ? { id: admin.id, username: admin.username } : undefined
}
