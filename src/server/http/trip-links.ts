import { LOCALES, localePath, type Locale } from '@chauffeur/domain/locale'
import { readRating } from '@chauffeur/domain/trip-rating'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** Where a private link leads. */
const PAGE = '/trip'
/** The pages of guests' and drivers' links, and their calls. */
const PRIVATE = /^\/(?:(?:api\/|[a-z]{2}\/)?trip|api\/driver|d)(?:\/|$)/

/** A private page and its calls are kept by nobody, found by no search, and named to no other site. */
const HEADERS = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
}

/**
 * The private links of bookings. Opening one gives the browser a cookie and has no other effect, so that programs which
 * check mails do no harm. One that opens nothing leads to the same page without a cookie, in the language of its address. A rating of
 * the trip, which the mail of thanks has in its links, is chosen on the page and sent by the guest.
 *
 * @param open gives the header that sets the cookie and the language of the booking, or why the link opens nothing.
 * @param refuse answers an error to the person who has opened a link.
 */
export async function registerTripLinks(
  server: FastifyInstance,
  open: (
    token: string,
    request: FastifyRequest,
    reply: FastifyReply,
  ) => Promise<{ readonly cookie: string; readonly locale: Locale } | 'wrong' | 'ended'>,
  refuse: (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply,
): Promise<void> {
  server.addHook('onRequest', ({ routeOptions }, reply, done) => {
    if (PRIVATE.test(routeOptions.url ?? '')) reply.headers(HEADERS)
    done()
  })
  await server.register(async (scope) => {
    scope.setErrorHandler(refuse)
    for (const locale of LOCALES)
      scope.get<{ Params: { token: string }; Querystring: { rating?: unknown } }>(
        `${localePath(PAGE, locale)}/:token`,
        async (request, reply) => {
          const opened = await open(request.params.token, request, reply)
          if (typeof opened === 'string')
            return reply.redirect(localePath(`${PAGE}?link=${opened}`, locale), 303)
          void reply.header('set-cookie', opened.cookie)
          const rating = readRating(request.query.rating)
          const page = rating === undefined ? PAGE : `${PAGE}?rating=${rating}`
          return reply.redirect(localePath(page, opened.locale), 303)
        },
      )
  })
}
