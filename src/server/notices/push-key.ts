import { makeVapidKeys, type VapidKeys } from '@chauffeur/gateways/push/vapid'
import { findRow } from '../db/find-rows.ts'
import type { DatabaseAccess } from '../core/transaction.ts'
import { PushKey } from './notice.entity.ts'

/** The site's own key pair, made when it is first asked for. Two processes that make one at once keep the same. */
export async function readPushKey({ em, clock }: DatabaseAccess): Promise<VapidKeys> {
  const known = await findRow(em, PushKey, { id: 1 })
  if (known) return known
  const { publicKey, privateKey } = makeVapidKeys()
  await em.execute(
    'insert into push_key (id, public_key, private_key, created_at) values (1, ?, ?, ?) on conflict do nothing',
    [publicKey, privateKey, clock()],
  )
  return em.findOneOrFail(PushKey, { id: 1 })
}
