import { record, type OfficeTransaction } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Enquiry } from './enquiry.entity.ts'
import type { EntityManager } from '../db/orm.ts'
import { Refusal } from '../core/refusal.ts'

/** Marks an enquiry as answered, or takes the mark back. The same mark twice keeps the first one's name and time. */
export async function markEnquiry(
  { id, answered }: { readonly id: string; readonly answered: boolean },
  tx: OfficeTransaction,
): Promise<Enquiry> {
  if (!isUuid(id)) throw unknownEnquiry()
  const { em, clock } = tx
  const marked = await em.nativeUpdate(
    Enquiry,
    { id, answeredAt: answered ? null : { $ne: null } },
    answered ? { answeredAt: clock(), answeredBy: tx.admin } : { answeredAt: null, answeredBy: null },
  )
  const enquiry = await findEnquiry(id, em)
  if (marked > 0)
    await record(tx, answered ? 'enquiry.answered' : 'enquiry.reopened', {
      admin: tx.admin,
      id,
      name: enquiry.reference,
    })
  return enquiry
}

/** The enquiry with this id. */
export async function findEnquiry(id: string, em: EntityManager): Promise<Enquiry> {
  const enquiry = isUuid(id) ? await em.findOne(Enquiry, { id }) : null
  if (!enquiry) throw unknownEnquiry()
  return enquiry
}

function unknownEnquiry(): Refusal {
  return new Refusal('NOT_FOUND', { code: 'not_found', what: 'enquiry' })
}
