import { uploadPicture as endpoint } from '@chauffeur/contract/pictures'
import { MAX_PICTURE_BYTES, PICTURE_SENTENCES } from '@chauffeur/domain/pictures'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../api/context.ts'
import { takePicture } from '../../api/pictures.ts'
import { requireAdmin } from '../../auth/require-admin.ts'
import { Refusal } from '../../core/refusal.ts'
import { sendError } from '../send-error.ts'

interface UploadOptions {
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
}

/** Each of them is in memory while it waits. */
const MAX_AT_ONCE = 5

/** Where the office's pictures are sent to, as the body of a request. What the body is, its bytes say. */
export async function registerPictureUpload(
  app: FastifyInstance,
  { createContext }: UploadOptions,
): Promise<void> {
  let open = 0
  app.setErrorHandler((error, request, reply) => {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    sendError(isTooLarge ? new Refusal('BODY_TOO_LARGE', PICTURE_SENTENCES.tooLarge) : error, request, reply)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_PICTURE_BYTES }, (_request, body, done) =>
    done(null, body),
  )
  // Before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    const { request: context } = await createContext(request, reply)
    await requireAdmin(context)
    if (open >= MAX_AT_ONCE) throw new Refusal('TOO_MANY_REQUESTS', PICTURE_SENTENCES.busy, { retryAfter: 5 })
    open += 1
    reply.raw.once('close', () => (open -= 1))
  })
  app.post(endpoint.path, async (request, reply) => {
    const { request: context } = await createContext(request, reply)
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    return reply.code(201).send(await takePicture(body, context))
  })
}
