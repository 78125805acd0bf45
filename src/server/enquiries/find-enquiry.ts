import { isUuid } from '../db/is-uuid.ts'
import type { EntityManager } from '../db/orm.ts'
import { Refusal } from '../core/refusal.ts'
import { Enquiry } from './enquiry.entity.ts'

/** The enquiry with this id. */
export async function findEnquiry(id: string, em: EntityManager): Promise<Enquiry> {
  const enquiry = isUuid(id) ? await em.findOne(Enquiry, { id }) : null
  if (!enquiry) throw unknownEnquiry()
  return enquiry
}

export function unknownEnquiry(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such enquiry.')
}
