import { record } from '../core/transaction.ts'
import type { Transaction } from '../core/transaction.ts'
import { AdminUser } from './admin-user.entity.ts'
import { deleteSessionsOf } from './sessions.ts'

interface NewPassword {
  readonly id: string
  readonly username: string
  /** Who is named in the audit trail. */
  readonly by: string
  readonly newHash: string
  /** What it must still be; without it, whatever it is is replaced. */
  readonly oldHash?: string
}

/** Stores a password and ends every session of the administrator. False if the old one is another by now. */
export async function replacePassword(
  { id, username, by, newHash, oldHash }: NewPassword,
  tx: Transaction,
): Promise<boolean> {
  const expected = { id, ...(oldHash !== undefined && { passwordHash: oldHash }) }
  const changed = await tx.em.nativeUpdate(AdminUser, expected, { passwordHash: newHash })
  if (changed === 0) return false
  await deleteSessionsOf(id, tx.em)
  await record(tx, 'admin.password-changed', { admin: by, id, name: username })
  return true
}
