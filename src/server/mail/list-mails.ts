import type { listMails as endpoint } from '@chauffeur/contract/mails'
import { isMailKind } from '@chauffeur/domain/mail-kinds'
import type { z } from 'zod'
import { isUuid } from '../db/is-uuid.ts'
import { Outbox } from '../outbox/outbox.entity.ts'
import { invalid } from '../core/refusal.ts'
import type { RequestContext } from '../core/request-context.ts'
import { presentMails } from './present-mails.ts'

type Input = z.output<typeof endpoint.input>
type Page = z.output<typeof endpoint.output>

/** Where a page ended: a mail that is sent between two pages is gone, its old place is not. */
interface Cursor {
  readonly isFailed: boolean
  readonly createdAt: Date
  readonly id: string
}

const FAILED = { doneAt: null, deadAt: { $ne: null } } as const
const WAITING = { doneAt: null, deadAt: null } as const

/** A page of the mails that were not delivered: those given up, then those waiting, each part newest first. */
export async function listMails(
  { limit, cursor }: Input,
  { em, config }: Pick<RequestContext, 'em' | 'config'>,
): Promise<Page> {
  const from = cursor === null ? undefined : readCursor(cursor)
  const wanted = limit + 1 // one more tells whether there is another page
  const found: Outbox[] = []
  for (const isFailed of [true, false]) {
    const isPast = from !== undefined && isFailed && !from.isFailed
    if (isPast || found.length >= wanted) continue
    const after = from?.isFailed === isFailed ? from : undefined
    const part = await em.find(
      Outbox,
      {
        ...(isFailed ? FAILED : WAITING),
        ...(after && {
          $or: [
            { createdAt: { $lt: after.createdAt } },
            { createdAt: after.createdAt, id: { $lt: after.id } },
          ],
        }),
      },
      { orderBy: { createdAt: 'desc', id: 'desc' }, limit: wanted - found.length },
    )
    found.push(...part)
  }
  const page = found.slice(0, limit)
  const last = page.at(-1)
  return {
    mails: await presentMails(
      page.filter(({ kind }) => isMailKind(kind)),
      em,
      config,
    ),
    nextCursor: found.length > limit && last ? cursorOf(last) : null,
    failed: await em.count(Outbox, FAILED),
  }
}

function cursorOf({ deadAt, createdAt, id }: Outbox): string {
  return [deadAt ? 'failed' : 'waiting', createdAt.getTime(), id].join('.')
}

function readCursor(cursor: string): Cursor {
  const [, state, time, id = ''] = /^(failed|waiting)\.(\d{1,15})\.(.+)$/.exec(cursor) ?? []
  if (!state || !isUuid(id)) throw invalid('cursor', 'This cursor is not one that a page has given.')
  return { isFailed: state === 'failed', createdAt: new Date(Number(time)), id }
}
