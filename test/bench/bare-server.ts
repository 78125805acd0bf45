import Fastify from 'fastify'
import { z } from 'zod'

/** The response to each method and path, received from the process that started this one. */
const answers = z.record(z.string(), z.object({ status: z.int(), text: z.string() }))

process.once('message', (message) => {
  const known = answers.parse(message)
  const server = Fastify()
  for (const [call, { status, text }] of Object.entries(known)) {
    const [method = '', url = ''] = call.split(' ')
    server.route({
      method,
      url,
      handler: (_, reply) => reply.code(status).type('application/json; charset=utf-8').send(text),
    })
  }
  server.listen({ port: 0, host: '127.0.0.1' }).then(
    (origin) => process.send?.(origin),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
