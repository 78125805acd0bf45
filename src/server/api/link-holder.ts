import type { RateLimitKind } from '@chauffeur/domain/rate-limits'
import { z } from 'zod'
import { findLink } from '../dispatch/driver-links.ts'
import { tokensOf } from '../guest/find-trip.ts'
import type { AppContext } from './context.ts'

/** Whom a call is counted for: `link-…`, its holder; `nobody`, where no link of ours was shown. */
export type LinkHolderName = `link-${string}` | 'nobody'

const input = z.object({ token: z.string() })

/**
 * The link that a call of this kind was made with; undefined for kinds that need none. Who holds a right link is counted
 * by it, and not by an address that others share. Who holds none is refused by the call itself, before any work is done.
 */
export async function linkHolder(
  kind: RateLimitKind,
  context: AppContext,
  readInput: () => Promise<unknown>,
): Promise<LinkHolderName | undefined> {
  const { links, clock, tripCookie } = context
  if (kind === 'trip') {
    const [token = ''] = tokensOf(tripCookie, links, clock())
    return named(links.readTrip(token)?.id)
  }
  if (kind === 'payment') {
    const { token = '' } = input.safeParse(await readInput()).data ?? {}
    return named(links.read('pay', token) ?? links.read('offer', token))
  }
  return kind === 'driver' ? named((await findLink(context))?.link.id) : undefined
}

function named(id: string | undefined): LinkHolderName {
  return id === undefined ? 'nobody' : `link-${id}`
}
