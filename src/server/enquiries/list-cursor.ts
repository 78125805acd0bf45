import { isUuid } from '../db/is-uuid.ts'
import { invalid } from '../refusal.ts'
import type { Enquiry } from './enquiry.entity.ts'

/** Where a page ended. Not an id alone: an enquiry that is answered between two pages moves, its old place does not. */
export interface Place {
  readonly isAnswered: boolean
  readonly createdAt: Date
  readonly id: string
}

export function cursorOf({ answeredAt, createdAt, id }: Enquiry): string {
  return [answeredAt ? 'answered' : 'open', createdAt.getTime(), id].join('.')
}

export function readCursor(cursor: string): Place {
  const [, state, time, id = ''] = /^(open|answered)\.(\d{1,15})\.(.+)$/.exec(cursor) ?? []
  if (!state || !isUuid(id)) throw invalid('cursor', 'This cursor is not one that a page has given.')
  return { isAnswered: state === 'answered', createdAt: new Date(Number(time)), id }
}
