import { MAX_NOTIFICATION_BYTES } from '@chauffeur/gateways/payments/sumup/read-notification'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { noteNotification } from '../payments/note-notification.ts'
import { NOTIFICATION_PATH } from '../payments/online-payments.ts'
import type { Services } from '../core/request-context.ts'

/**
 * Where the provider of payments sends word of a change. Whatever comes, from whomever, gets the same answer at once:
 * it tells nothing of what we know.
 */
export async function registerPaymentNotifications(
  server: FastifyInstance,
  services: Services,
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
      `${NOTIFICATION_PATH}/:token`,
      async ({ params: { token }, body }, reply) => {
        if (typeof body === 'string') await noteNotification(token, body, services)
        return answer(reply)
      },
    )
  })
}
