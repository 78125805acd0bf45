import ipaddr from 'ipaddr.js'

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
