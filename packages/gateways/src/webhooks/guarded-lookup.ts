import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { HTTPS_ONLY, webhookUrlRefusal } from '@chauffeur/domain/webhooks'
import { isPublicAddress } from './public-address.ts'

/** An address that is not called, whatever is there; the message is a sentence for the office. */
export class BlockedAddress extends Error {
  override readonly name = 'NotCalled'
}

/** All addresses of a host. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

const NOT_PUBLIC = 'The address leads to this server itself or into a private network, which is never called.'

/** By the system's own resolver: the same hosts file and servers as everything else on this machine. */
export const resolveBySystem: Resolve = (hostname) => promisify(systemLookup)(hostname, { all: true })

/** Reads an address. @throws {BlockedAddress} for what can be refused without asking for its name. */
export function parseReceiverUrl(text: string, allowPrivate: boolean): URL {
  const refusal = webhookUrlRefusal(text)
  if (refusal) throw new BlockedAddress(refusal)
  const url = URL.parse(text)
  if (!url) throw new BlockedAddress('This is not an address that can be called.')
  if (url.protocol !== 'https:' && !allowPrivate) throw new BlockedAddress(HTTPS_ONLY)
  // A literal address is connected to without a lookup.
  const literal = ipLiteral(url)
  if (literal !== undefined && !allowPrivate && !isPublicAddress(literal))
    throw new BlockedAddress(NOT_PUBLIC)
  return url
}

/** The IP address that stands where a name would. */
export function ipLiteral({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : undefined
}

/** The addresses of a host, all of which may be called: a private one among public ones would lead astray. */
export async function resolvePublicAddresses(
  hostname: string,
  resolve: Resolve,
  mayBePrivate: boolean,
): Promise<LookupAddress[]> {
  const addresses = await resolve(hostname)
  if (!mayBePrivate && !addresses.every(({ address }) => isPublicAddress(address)))
    throw new BlockedAddress(NOT_PUBLIC)
  return [...addresses]
}

/** For a connection: it is made to what was checked, and the name is not asked for a second time in between. */
export function guardedLookup(resolve: Resolve, mayBePrivate: boolean): LookupFunction {
  return (hostname, { all }, callback) => {
    const answer = async () => {
      const addresses = await resolvePublicAddresses(hostname, resolve, mayBePrivate)
      const [first] = addresses
      if (!first) throw new BlockedAddress('The host has no address.')
      if (all) callback(null, addresses)
      else callback(null, first.address, first.family)
    }
    answer().catch((error: Error) => callback(error, ''))
  }
}
