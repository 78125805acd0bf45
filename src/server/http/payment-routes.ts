import type { PaymentSimulator } from '@chauffeur/gateways/payments/simulator/payment-simulator'
import { MAX_NOTIFICATION_BYTES } from '@chauffeur/gateways/payments/sumup/read-response'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/**
 * Where the provider of payments says that something changed. Whatever comes, from whomever, gets the same answer at
 * once: it reveals nothing of what is known here.
 */
export async function registerPaymentNotifications(
  server: FastifyInstance,
  path: string,
  take: (token: string, body: string) => Promise<void>,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const options = { parseAs: 'string', bodyLimit: MAX_NOTIFICATION_BYTES } as const
    const answer = (reply: FastifyReply) => reply.code(200).header('cache-control', 'no-store').send()
    scope.setErrorHandler((error, request, reply) => {
      request.log.warn({ err: error }, 'a notification could not be taken')
      return answer(reply)
    })
    scope.addContentTypeParser('*', options, (_request, text, done) => done(null, text))
    scope.post<{ Params: { token: string } }>(
      `${path}/:token`,
      { config: { weight: 'essential' } },
      async ({ params: { token }, body }, reply) => {
        if (typeof body === 'string') await take(token, body)
        return answer(reply)
      },
    )
  })
}

/** Serves the payment simulator's pages, where customers pretend to pay. Its API is called in the process only. */
export async function registerSimulatorPages(
  server: FastifyInstance,
  path: string,
  simulator: () => PaymentSimulator,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, text, done) => done(null, text),
    )
    scope.all(`${path}/pay/*`, (request, reply) => pass(request, reply, simulator()))
  })
}

async function pass(
  { method, headers, body, url }: FastifyRequest,
  reply: FastifyReply,
  { answerPage }: PaymentSimulator,
): Promise<FastifyReply> {
  const { pathname: path, searchParams: query } = new URL(url, 'http://here')
  const text = typeof body === 'string' ? body : ''
  const given = await answerPage({ method, path, query, headers, body: text })
  // Its headers hold the page's own policy, and replace ours.
  return reply.code(given.status).headers(given.headers).send(given.body)
}
