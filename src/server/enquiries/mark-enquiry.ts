import { record } from '../core/transaction.ts'
import { isUuid } from '../db/is-uuid.ts'
import { Refusal } from '../core/refusal.ts'
import type { Transaction } from '../core/transaction.ts'
import { Enquiry } from './enquiry.entity.ts'

/** Marks an enquiry as answered, or takes the mark back. The same mark twice keeps the first one's name and time. */
export async function markEnquiry(
  { id, answered }: { readonly id: string; readonly answered: boolean },
  admin: string,
  tx: Transaction,
): Promise<Enquiry> {
  if (!isUuid(id)) throw unknown()
  const { em, clock } = tx
  const marked = await em.nativeUpdate(
    Enquiry,
    { id, answeredAt: answered ? null : { $ne: null } },
    answered ? { answeredAt: clock(), answeredBy: admin } : { answeredAt: null, answeredBy: null },
  )
  const enquiry = await em.findOne(Enquiry, { id })
  if (!enquiry) throw unknown()
  if (marked > 0)
    await record(tx, answered ? 'enquiry.answered' : 'enquiry.reopened', {
      admin,
      id,
      name: enquiry.reference,
    })
  return enquiry
}

function unknown(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such enquiry.')
}
