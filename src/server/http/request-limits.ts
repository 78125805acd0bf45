import type { FastifyInstance } from 'fastify'
import { Refusal } from '../core/refusal.ts'

/** The longest address that our pages ask for is a tenth of this. */
const MAX_ADDRESS_LENGTH = 8_000
const MAX_PARAMETERS = 100

/** Refuses what is HTTP, but which no client of ours sends, before anything is done for it. */
export function limitRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, _, done) => {
    const { url, httpVersion } = request.raw
    const hosts = hostsIn(request.raw.rawHeaders)
    // Those on the way may believe one of two names, and we the other.
    if (hosts > 1 || (hosts === 0 && httpVersion !== '1.0'))
      done(new Refusal('UNREADABLE', 'This request does not name one host.'))
    else if ((url?.length ?? 0) > MAX_ADDRESS_LENGTH)
      done(new Refusal('ADDRESS_TOO_LONG', 'This address is too long.'))
    else if (parametersIn(url ?? '') > MAX_PARAMETERS)
      done(new Refusal('UNREADABLE', `An address may have ${MAX_PARAMETERS} parameters at most.`))
    else done()
  })
}

function hostsIn(rawHeaders: readonly string[]): number {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') count += 1
  return count
}

function parametersIn(url: string): number {
  const start = url.indexOf('?')
  if (start === -1) return 0
  let count = 1
  for (let at = url.indexOf('&', start); at !== -1; at = url.indexOf('&', at + 1)) count += 1
  return count
}
