import type { FastifyInstance, FastifyReply } from 'fastify'

interface Notifications {
  /** Its last segment, which follows, is a secret. */
  readonly path: string
  readonly maxBytes: number
  readonly take: (token: string, body: string) => Promise<void>
}

/**
 * Where an outside service says that something changed. Whatever comes, from whomever, gets the same answer
 * at once: it reveals nothing of what is known here.
 */
export async function registerNotifications(
  server: FastifyInstance,
  { path, maxBytes, take }: Notifications,
): Promise<void> {
  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    const options = { parseAs: 'string', bodyLimit: maxBytes } as const
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
