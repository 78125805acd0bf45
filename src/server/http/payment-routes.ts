import type { PaymentSimulator } from '@chauffeur/gateways/payments/simulator/payment-simulator'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

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
