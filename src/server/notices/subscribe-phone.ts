import type { subscribePhone as endpoint, unsubscribePhone } from '@chauffeur/contract/driver-notices'
import { MAX_PHONES } from '@chauffeur/domain/driver-notices'
import { sealPush } from '@chauffeur/gateways/push/push-request'
import type { z } from 'zod'
import { invalid } from '../core/refusal.ts'
import type { Orm } from '../db/orm.ts'
import { DriverLink } from '../dispatch/driver-link.entity.ts'
import { openLink, type PhoneContext } from '../dispatch/driver-links.ts'
import type { WebhookServices } from '../webhooks/deliver-webhook.ts'
import { PushSubscription } from './notice.entity.ts'

/** Has a phone told of its driver's trips from now on. Sent again, it changes nothing but language and link. */
export async function subscribePhone(
  { endpoint: address, keys, locale }: z.output<typeof endpoint.input>,
  context: PhoneContext & WebhookServices,
): Promise<{ readonly success: true }> {
  const { linkId, driver } = await openLink(context)
  if (!driver) throw invalid('endpoint', { code: 'link_of_one_trip' })
  if (!canBeSealedFor(keys)) throw invalid('keys', { code: 'push_keys_unusable' })
  // As for every address that others name: it is checked again at each message.
  const refusal = await context.webhooks.sender.refusalOf(address)
  if (refusal) throw invalid('endpoint', refusal)
  await context.transaction(async ({ em, clock }) => {
    await em.upsert(
      PushSubscription,
      { driverLinkId: linkId, endpoint: address, ...keys, locale, createdAt: clock() },
      { onConflictFields: ['endpoint'] },
    )
    const phones = await em.find(
      PushSubscription,
      { driverLinkId: linkId },
      { orderBy: { createdAt: 'desc' }, offset: MAX_PHONES, limit: MAX_PHONES },
    )
    await em.nativeDelete(PushSubscription, { id: { $in: phones.map(({ id }) => id) } })
  })
  return { success: true }
}

/** Forgets a phone of the link's driver, which was turned off there. */
export async function stopPhone(
  { endpoint: address }: z.output<typeof unsubscribePhone.input>,
  context: PhoneContext,
): Promise<{ readonly success: true }> {
  const { linkId } = await openLink(context)
  await context.transaction(({ em }) =>
    em.nativeDelete(PushSubscription, { endpoint: address, driverLinkId: linkId }),
  )
  return { success: true }
}

function canBeSealedFor(keys: { readonly p256dh: string; readonly auth: string }): boolean {
  try {
    return sealPush('', keys).length > 0
  } catch {
    return false
  }
}

/** Deletes the phones of links that have ended. */
export async function deleteEndedSubscriptions(orm: Orm, now: Date): Promise<number> {
  const em = orm.em.fork()
  const ended = await em.find(
    DriverLink,
    { $or: [{ revokedAt: { $ne: null } }, { expiresAt: { $lte: now } }] },
    { fields: ['id'] },
  )
  return em.nativeDelete(PushSubscription, { driverLinkId: { $in: ended.map(({ id }) => id) } })
}
