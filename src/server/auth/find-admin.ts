import type { User } from '@chauffeur/contract/session'
import type { EntityManager } from '../db/orm.ts'
import { AdminUser } from './admin-user.entity.ts'

/** The administrator of this id, without anything secret. */
export async function findAdmin(id: string | undefined, em: EntityManager): Promise<User | undefined> {
  const admin = id && (await em.findOne(AdminUser, { id }))
  return admin ? { id: admin.id, username: admin.username } : undefined
}
