import { createHmac, type KeyObject } from 'node:crypto'
import { isIPv6 } from 'node:net'

/**
 * Whom a call is counted for: their address, or for IPv6 the network that one household or server has to itself. Not
 * readable, so that no address is stored.
 */
export function hashCaller(address: string, key: KeyObject): string {
  return createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 22)
}

/** An IPv4 address as it is, also when it is written as IPv6; of an IPv6 address the first 64 bits. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%')
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1]
  if (mapped) return mapped
  if (!isIPv6(bare)) return bare
  const [head = '', tail] = bare.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ? tail.split(':') : [])]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
