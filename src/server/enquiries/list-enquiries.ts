import type { listEnquiries as endpoint } from '@chauffeur/contract/enquiries'
import type { z } from 'zod'
import type { EntityManager } from '../db/orm.ts'
import { Enquiry } from './enquiry.entity.ts'
import { cursorOf, readCursor, type Place } from './list-cursor.ts'
import { presentEnquiry } from './present-enquiry.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>

/** A page of the enquiries: those that wait for an answer, then the others, each part newest first. */
export async function listEnquiries({ answered, limit, cursor }: Input, em: EntityManager): Promise<Page> {
  const from = cursor === null ? undefined : readCursor(cursor)
  const wanted = limit + 1 // one more tells whether there is another page
  const found: Enquiry[] = []
  for (const isAnswered of [false, true]) {
    const isPast = from !== undefined && from.isAnswered && !isAnswered
    if (isPast || answered === !isAnswered || found.length >= wanted) continue
    const part = await findPart(isAnswered, from?.isAnswered === isAnswered ? from : undefined, {
      em,
      limit: wanted - found.length,
    })
    found.push(...part)
  }
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    enquiries: page.map(presentEnquiry),
    nextCursor: found.length > limit && last ? cursorOf(last) : null,
    unanswered: await em.count(Enquiry, { answeredAt: null }),
  }
}

function findPart(
  isAnswered: boolean,
  after: Place | undefined,
  { em, limit }: { readonly em: EntityManager; readonly limit: number },
): Promise<Enquiry[]> {
  return em.find(
    Enquiry,
    {
      answeredAt: isAnswered ? { $ne: null } : null,
      ...(after && {
        $or: [{ createdAt: { $lt: after.createdAt } }, { createdAt: after.createdAt, id: { $lt: after.id } }],
      }),
    },
    { orderBy: { createdAt: 'desc', id: 'desc' }, limit },
  )
}
