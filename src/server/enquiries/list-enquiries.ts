import type { listEnquiries as endpoint } from '@chauffeur/contract/enquiries'
import type { z } from 'zod'
import { readPage, type PageQuery } from '../core/keyset-pagination.ts'
import type { EntityManager } from '../db/orm.ts'
import { Enquiry } from './enquiry.entity.ts'
import { presentEnquiry } from './present-enquiry.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>

/** A page of the enquiries: those that wait for an answer, then the others, each part newest first. */
export async function listEnquiries({ answered, limit, cursor }: Input, em: EntityManager): Promise<Page> {
  const only = answered === undefined ? undefined : answered ? 'closed' : 'open'
  const { rows, nextCursor } = await readPage({ limit, cursor, only }, (part) => findPart(part, em))
  return {
    enquiries: rows.map(presentEnquiry),
    nextCursor,
    unanswered: await em.count(Enquiry, { answeredAt: null }),
  }
}

function findPart({ isOpen, after, limit }: PageQuery, em: EntityManager): Promise<Enquiry[]> {
  return em.find(
    Enquiry,
    {
      answeredAt: isOpen ? null : { $ne: null },
      ...(after && {
        $or: [{ createdAt: { $lt: after.createdAt } }, { createdAt: after.createdAt, id: { $lt: after.id } }],
      }),
    },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit },
  )
}
