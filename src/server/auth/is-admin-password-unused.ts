import { verify } from '@node-rs/argon2'
import type { Config } from '../core/config.ts'
import type { Orm } from '../db/orm.ts'
import { AdminUser } from './admin-user.entity.ts'

/**
 * Whether ADMIN_PASSWORD is another one than the first administrator's. Comparing takes one hash, in another thread: a
 * stored fast hash of the setting would be cheaper, and easier to guess the password from.
 */
export async function isAdminPasswordUnused(
  orm: Orm,
  { ADMIN_USERNAME, ADMIN_PASSWORD }: Config,
): Promise<boolean> {
  if (!ADMIN_PASSWORD) return false
  const admin = await orm.em.fork().findOne(AdminUser, { username: ADMIN_USERNAME })
  return admin !== null && !(await verify(admin.passwordHash, ADMIN_PASSWORD))
}
