import type { listEnquiries as endpoint } from '@chauffeur/contract/enquiries'
import { answerDue } from '@chauffeur/domain/enquiry'
import type { z } from 'zod'
import {
  newerThan,
  NEWEST_FIRST,
  OLDEST_FIRST,
  olderThan,
  readPage,
  type PageQuery,
} from '../core/keyset-pagination.ts'
import type { EntityManager } from '../db/orm.ts'
import { Enquiry } from './enquiry.entity.ts'
import { presentEnquiries, type EnquiryView } from './present-enquiry.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>
type Part = 'open' | 'closed'

/** A page of the enquiries: those that wait for an answer, the one that is due first before the others, then the answered ones, newest first. */
export async function listEnquiries({ answered, limit, cursor }: Input, view: EnquiryView): Promise<Page> {
  const { em } = view
  const only = answered === undefined ? undefined : answered ? 'closed' : 'open'
  const { rows, nextCursor } = await readPage<Part, 'createdAt', Enquiry>(
    { limit, cursor, only },
    { parts: ['open', 'closed'], orderedBy: 'createdAt', find: (query) => findPart(query, em) },
  )
  return {
    enquiries: await presentEnquiries(rows, view),
    nextCursor,
    unanswered: await em.count(Enquiry, { answeredAt: null }),
    overdue: await em.count(Enquiry, { answeredAt: null, createdAt: { $lt: lastInTime(view.clock()) } }),
  }
}

function findPart({ part, after, limit }: PageQuery<Part>, em: EntityManager): Promise<Enquiry[]> {
  return part === 'open'
    ? em.find(Enquiry, { answeredAt: null, ...(after && newerThan(after)) }, { orderBy: OLDEST_FIRST, limit })
    : em.find(
        Enquiry,
        { answeredAt: { $ne: null }, ...(after && olderThan(after)) },
        { orderBy: NEWEST_FIRST, limit },
      )
}

/** Whatever came before is due by now. */
function lastInTime(now: Date): Date {
  return new Date(now.getTime() - (answerDue(now).getTime() - now.getTime()))
}
