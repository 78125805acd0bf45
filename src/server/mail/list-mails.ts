import type { listMails as endpoint } from '@chauffeur/contract/mails'
import { isMailKind } from '@chauffeur/domain/mail-kinds'
import type { z } from 'zod'
import { olderThan, NEWEST_FIRST, readPage, type PageQuery } from '../core/keyset-pagination.ts'
import { Outbox } from '../outbox/outbox.entity.ts'
import type { RequestContext } from '../core/request-context.ts'
import { presentMails } from './present-mails.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>
type Part = 'failed' | 'waiting'

const CONDITION = {
  failed: { doneAt: null, deadAt: { $ne: null } },
  waiting: { doneAt: null, deadAt: null },
} as const

/** A page of the mails that were not delivered: those given up, then those waiting, each part newest first. */
export async function listMails(
  { limit, cursor }: Input,
  { em, config }: Pick<RequestContext, 'em' | 'config'>,
): Promise<Page> {
  const { rows, nextCursor } = await readPage<Part, 'createdAt', Outbox>(
    { limit, cursor },
    { parts: ['failed', 'waiting'], orderedBy: 'createdAt', find },
  )
  return {
    mails: await presentMails(
      rows.filter(({ kind }) => isMailKind(kind)),
      em,
      config,
    ),
    nextCursor,
    failed: await em.count(Outbox, CONDITION.failed),
  }

  function find({ part, after, limit }: PageQuery<Part>): Promise<Outbox[]> {
    return em.find(
      Outbox,
      { ...CONDITION[part], ...(after && olderThan(after)) },
      { orderBy: NEWEST_FIRST, limit },
    )
  }
}
