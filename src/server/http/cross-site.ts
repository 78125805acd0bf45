import type { FastifyReply, FastifyRequest } from 'fastify'
import { keyInHeader } from '../auth/authenticate-api-key.ts'
import { Refusal } from '../core/refusal.ts'

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a call that another site's page makes with the visitor's session. Every browser names
 * the origin of such a call, by Sec-Fetch-Site or by Origin; who names neither is no browser and has no visitor.
 */
export function refuseCrossSite(
  request: FastifyRequest,
  _: FastifyReply,
  done: (refusal?: Error) => void,
): void {
  if (keyInHeader(request.headers.authorization) !== undefined) {
    // A key stands for itself: a session that came along with it is not looked at, so there is none to misuse.
    delete request.raw.headers.cookie
    return done()
  }
  done(SAFE.has(request.method) || !isCrossSite(request) ? undefined : crossSiteRefusal())
}

/** Whether another site's page makes the request, or leads to it. */
export function isCrossSite({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined
    ? headers.origin !== undefined && hostOf(headers.origin) !== host
    : site !== 'same-origin' && site !== 'none'
}

export function crossSiteRefusal(): Refusal {
  return new Refusal('CROSS_SITE', 'This call came from another site and was refused.')
}

function hostOf(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}
