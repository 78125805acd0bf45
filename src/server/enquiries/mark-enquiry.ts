import { isUuid } from '../db/is-uuid.ts'
import { Refusal } from '../refusal.ts'
import type { Unit } from '../work.ts'
import { Enquiry } from './enquiry.entity.ts'

/** Marks an enquiry as answered, or takes the mark back. The same mark twice keeps the first one's name and time. */
export async function markEnquiry(
  { id, answered }: { readonly id: string; readonly answered: boolean },
  admin: string,
  { em, clock }: Unit,
): Promise<Enquiry> {
  if (!isUuid(id)) throw unknown()
  await em.nativeUpdate(
    Enquiry,
    { id, answeredAt: answered ? null : { $ne: null } },
    answered ? { answeredAt: clock(), answeredBy: admin } : { answeredAt: null, answeredBy: null },
  )
  const enquiry = await em.findOne(Enquiry, { id })
  if (!enquiry) throw unknown()
  return enquiry
}

function unknown(): Refusal {
  return new Refusal('NOT_FOUND', 'There is no such enquiry.')
}
