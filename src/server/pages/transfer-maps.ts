import { LOCALES, localePath, type Locale } from '@chauffeur/domain/locale'
import { findTransferRoute } from '@chauffeur/domain/transfer-routes'
import type { FastifyInstance } from 'fastify'
import type { Context } from '../api/context.ts'
import { compressText, sendCompressedText, type CompressedText } from '../http/compressed-text.ts'
import { routeOf } from '../quotes/routes/routes.ts'
import { drawTransferMap } from '../quotes/transfers/draw-transfer-map.ts'
import { planTransfer } from '../quotes/transfers/read-transfer.ts'

/** Serves the map of each transfer that has a page, at the address of its page with .svg; drawn when first asked for. */
export function serveTransferMaps(web: FastifyInstance, contextOfNobody: () => Context): void {
  for (const locale of LOCALES) serveMapsIn(locale, web, contextOfNobody)
}

function serveMapsIn(locale: Locale, web: FastifyInstance, contextOfNobody: () => Context): void {
  const maps = new Map<string, Promise<CompressedText>>()
  const draw = async (slug: string): Promise<CompressedText> => {
    const { request } = contextOfNobody()
    const route = findTransferRoute(slug)
    const trip = route && (await planTransfer(route, request))
    if (trip?.serviceType !== 'point-to-point') throw new Error(`${slug} is no transfer`)
    const { line } = await routeOf(trip, request.routing)
    return compressText(drawTransferMap({ line, from: trip.pickup, to: trip.dropoff, locale }))
  }
  const path = localePath('/transfers/:slug.svg', locale)
  web.get<{ Params: { slug: string } }>(path, async (request, reply) => {
    const { slug } = request.params
    if (!findTransferRoute(slug)) return reply.callNotFound()
    const map = maps.get(slug) ?? draw(slug)
    maps.set(slug, map)
    // A way that could not be measured is tried again by the next visitor.
    map.catch(() => maps.delete(slug))
    void reply.type('image/svg+xml; charset=utf-8')
    return sendCompressedText(await map, request, reply)
  })
}
