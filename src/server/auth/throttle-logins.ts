import { createHash } from 'node:crypto'
import { countOne, refuseTooMany } from './count-call.ts'
import type { RequestContext } from '../core/request-context.ts'
import { KnownCaller } from './known-caller.entity.ts'

/** Attempts with one name from addresses that it has never signed in from. */
const GUESSES = [{ max: 20, seconds: 15 * 60 }]

type Trying = Pick<RequestContext, 'em' | 'clock' | 'caller' | 'config'>

/**
 * Slows down those who guess one name's password from many addresses. Who has signed in from a place before is never
 * shut out by them; the limit of each address stands beside this one.
 */
export async function throttleLogins(username: string, context: Trying): Promise<void> {
  if (context.config.RATE_LIMIT === 'off') return
  const { em } = context
  const name = hashOf(username)
  if (await em.findOne(KnownCaller, { name, caller: context.caller() })) return
  refuseTooMany(await countOne(`guess/${name}`, GUESSES, context))
}

/** Remembers a place from which the right password came. */
export async function rememberCaller(username: string, { em, caller, clock }: Trying): Promise<void> {
  await em.upsert(KnownCaller, { name: hashOf(username), caller: caller(), seenAt: clock() })
}

function hashOf(username: string): string {
  return createHash('sha256').update(username).digest('base64url').slice(0, 22)
}
