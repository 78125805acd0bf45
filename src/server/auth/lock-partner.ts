import { Refusal } from '../core/refusal.ts'
import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Partner } from './partner.entity.ts'

/**
 * A partner, locked until the transaction ends: its bookings are counted, receivers added and partners merged in turns. Rows
 * that only name it are written meanwhile. Always the first lock that a transaction takes.
 */
export async function lockPartner(id: string, em: EntityManager): Promise<Partner> {
  if (!isUuid(id)) throw noSuchPartner()
  await em.execute('select 1 from partner where id = ? for no key update', [id])
  const partner = await em.findOne(Partner, { id }, { refresh: true })
  if (!partner) throw noSuchPartner()
  return partner
}

/** The partner that this one is a part of by now, or itself, locked. */
export async function lockCurrentPartner(id: string, em: EntityManager): Promise<Partner> {
  const partner = await lockPartner(id, em)
  return partner.mergedIntoId == null ? partner : lockCurrentPartner(partner.mergedIntoId, em)
}

/** Refuses a partner that nothing new can be given to. */
export function refusePartnerThatIsOver({ state }: Partner): void {
  if (state === 'ended') throw new Refusal('PARTNER_OVER', { code: 'partner_over' })
}

function noSuchPartner(): Refusal {
  return new Refusal('NOT_FOUND', { code: 'not_found', what: 'partner' })
}
