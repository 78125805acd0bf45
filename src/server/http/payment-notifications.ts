import { MAX_NOTIFICATION_BYTES } from '@chauffeur/gateways/payments/sumup/read-notification'
import type { FastifyInstance, FastifyReply } from 'fastify'

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
