import { splitLocale } from '@chauffeur/domain/locale'
import type { AppContext } from '../api/context.ts'
import { linkHolder } from '../api/link-holder.ts'
import { limitCalls } from '../auth/limit-calls.ts'
import { Refusal } from '../core/refusal.ts'
import { isDatabaseUnavailable } from '../db/is-database-unavailable.ts'

const NO_INPUT = async () => undefined

/**
 * Counts a page that is rendered for its caller alone; the refusal of one who asks for too many. The page of a booking is
 * counted for the link that was opened, and not for an address that others share.
 */
export async function limitRendering(url: string, context: AppContext): Promise<Refusal | undefined> {
  try {
    const link = isPrivatePage(url) ? await linkHolder('trip', context, NO_INPUT) : 'nobody'
    await limitCalls('page', context, link === 'nobody' ? undefined : link)
  } catch (error) {
    if (error instanceof Refusal) return error
    // Pages need no database to be rendered: while it is away they are served uncounted.
    if (!isDatabaseUnavailable(error)) throw error
  }
  return undefined
}

function isPrivatePage(url: string): boolean {
  return splitLocale(url.split('?', 1)[0] ?? '').path === '/trip'
}
