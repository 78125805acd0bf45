import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal } from '../refusal.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a call that another site's page makes with the visitor's session. Every browser names
 * the origin of such a call, by Sec-Fetch-Site or by Origin; who names neither is no browser and has no visitor.
 */
export function refuseCrossSite(
  { method, headers, host }: FastifyRequest,
  _: FastifyReply,
  done: (refusal?: Error) => void,
): void {
  if (SAFE.has(method)) return done()
  const site = headers['sec-fetch-site']
  const isOurs =
    site === undefined
      ? headers.origin === undefined || hostOf(headers.origin) === host
      : site === 'same-origin' || site === 'none'
  done(isOurs ? undefined : new Refusal('CROSS_SITE', 'This call came from another site and was refused.'))
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
