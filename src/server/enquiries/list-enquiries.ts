import type { listEnquiries as endpoint } from '@chauffeur/contract/enquiries'
import type { z } from 'zod'
import { olderThan, NEWEST_FIRST, readPage, type PageQuery } from '../core/keyset-pagination.ts'
import type { EntityManager } from '../db/orm.ts'
import { Enquiry } from './enquiry.entity.ts'
import { presentEnquiries, type EnquiryView } from './present-enquiry.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>
type Part = 'open' | 'closed'

/** A page of the enquiries: those that wait for an answer, then the others, each part newest first. */
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
  }
}

function findPart({ part, after, limit }: PageQuery<Part>, em: EntityManager): Promise<Enquiry[]> {
  return em.find(
    Enquiry,
    { answeredAt: part === 'open' ? null : { $ne: null }, ...(after && olderThan(after)) },
    { orderBy: NEWEST_FIRST, limit },
  )
}
