import { lookup as systemLookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import { HTTPS_ONLY, URL_UNUSABLE, webhookHostRefusal, webhookUrlRefusal } from '@chauffeur/domain/webhooks'
import ipaddr from 'ipaddr.js'

/** Why an address must not be called. */
export type AddressRefusal =
  | NonNullable<ReturnType<typeof webhookUrlRefusal | typeof webhookHostRefusal>>
  | typeof HTTPS_ONLY
  | typeof NOT_PUBLIC
  | typeof NO_ADDRESS

/** An address that must not be called. */
export class BlockedAddress extends Error {
  override readonly name = 'BlockedAddress'
  readonly reason: AddressRefusal

  constructor(reason: AddressRefusal) {
    super(reason.code)
    this.reason = reason
  }
}

/** All addresses of a host. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>

const NOT_PUBLIC = { code: 'webhook_not_public' } as const
const NO_ADDRESS = { code: 'webhook_no_address' } as const

/** By the system's resolver, with the same hosts file and name servers as everything else on this machine. */
export const resolveBySystem: Resolve = (hostname) => promisify(systemLookup)(hostname, { all: true })

/**
 * Parses the address of a receiver.
 *
 * @param allowPrivate whether plain http, private names and addresses, and other ports are allowed, too.
 * @throws {BlockedAddress} for what can be refused without resolving the host.
 */
export function parseReceiverUrl(text: string, allowPrivate: boolean): URL {
  const refusal = webhookUrlRefusal(text)
  if (refusal) throw new BlockedAddress(refusal)
  const url = URL.parse(text)
  if (!url) throw new BlockedAddress(URL_UNUSABLE)
  if (url.protocol !== 'https:' && !allowPrivate) throw new BlockedAddress(HTTPS_ONLY)
  const hostRefusal = allowPrivate
    ? undefined
    : webhookHostRefusal(url.hostname, url.port === '' ? undefined : Number(url.port))
  if (hostRefusal !== undefined) throw new BlockedAddress(hostRefusal)
  // An IP address is connected to without a lookup, so it is checked here.
  const literal = ipLiteral(url)
  if (literal !== undefined && !allowPrivate && !isPublicAddress(literal))
    throw new BlockedAddress(NOT_PUBLIC)
  return url
}

/** The IP address that the URL has in place of a host name. */
export function ipLiteral({ hostname }: URL): string | undefined {
  const bare = hostname.replace(/^\[|\]$/g, '')
  return isIP(bare) ? bare : undefined
}

/** The addresses of a host. @throws {BlockedAddress} when one of them is private, since any of them may be used. */
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

/** A lookup for a connection, which is made to the very address that was checked: no second lookup can change it. */
export function guardedLookup(resolve: Resolve, mayBePrivate: boolean): LookupFunction {
  return (hostname, { all }, callback) => {
    const resolveHost = async () => {
      const addresses = await resolvePublicAddresses(hostname, resolve, mayBePrivate)
      const [first] = addresses
      if (!first) throw new BlockedAddress(NO_ADDRESS)
      if (all) callback(null, addresses)
      else callback(null, first.address, first.family)
    }
    resolveHost().catch((error: Error) => callback(error, ''))
  }
}

// Azure's metadata service: one address in a range that is public otherwise.
const PLATFORM_ADDRESSES: ReadonlySet<string> = new Set(['168.63.129.16'])
// The IPv6 addresses of the public internet; other ranges can embed IPv4 addresses.
const GLOBAL_UNICAST = ipaddr.parseCIDR('2000::/3')

/**
 * Whether an IP address is one of the public internet: not this machine, not a network that this machine is part of,
 * not the metadata service of a cloud, and no IPv6 address that stands for an IPv4 one.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast' || PLATFORM_ADDRESSES.has(parsed.toString())) return false
  return parsed.kind() === 'ipv4' || parsed.match(GLOBAL_UNICAST)
}
