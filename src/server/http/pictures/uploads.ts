import { sendDriverProof } from '@chauffeur/contract/driver-jobs'
import { uploadPicture } from '@chauffeur/contract/pictures'
import type { User } from '@chauffeur/contract/session'
import { MAX_PROOF_BYTES, MAX_PROOF_MEGABYTES } from '@chauffeur/domain/driver-link'
import { MAX_PICTURE_BYTES, PICTURE_REFUSALS } from '@chauffeur/domain/pictures'
import type { Reason } from '@chauffeur/words/english-reasons'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { AppContext, Context } from '../../api/context.ts'
import { senderOfProof, takePicture, takeProof } from '../../api/uploads.ts'
import { requireAdmin } from '../../auth/rights.ts'
import { Refusal } from '../../core/refusal.ts'
import { sendError } from '../send-error.ts'

/** The office's pictures. */
export const officePictures = {
  path: uploadPicture.path,
  maxBytes: MAX_PICTURE_BYTES,
  tooLarge: PICTURE_REFUSALS.tooLarge,
  authorise: requireAdmin,
  take: (file, _sent, context) => takePicture(file, context),
} satisfies Omit<Upload<User>, 'createContext'>

/** The photos of drivers' phones. */
export const driverProofs = {
  path: sendDriverProof.path,
  maxBytes: MAX_PROOF_BYTES,
  tooLarge: { code: 'photo_too_large', megabytes: MAX_PROOF_MEGABYTES },
  authorise: senderOfProof,
  take: (file, { query, sender }, context) => takeProof(file, query, sender, context),
} satisfies Omit<Upload<Awaited<ReturnType<typeof senderOfProof>>>, 'createContext'>

/** A call whose body is a picture. */
interface Upload<Sender> {
  readonly path: string
  readonly maxBytes: number
  /** Why a file that is larger is refused. */
  readonly tooLarge: Reason
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<Context>
  /** Who sends it; refused before the body is read. */
  readonly authorise: (context: AppContext) => Promise<Sender>
  readonly take: (
    file: Uint8Array,
    sent: { readonly query: unknown; readonly sender: Sender },
    context: AppContext,
  ) => Promise<unknown>
}

/** Each of them is in memory while it waits. */
const MAX_AT_ONCE = 5

/** Where pictures are sent to, as the body of a request. What the body is, its bytes say. */
export async function registerUpload<Sender>(
  app: FastifyInstance,
  { path, maxBytes, tooLarge, createContext, authorise, take }: Upload<Sender>,
): Promise<void> {
  let open = 0
  const senders = new WeakMap<FastifyRequest, Sender>()
  app.setErrorHandler((error, request, reply) => {
    const isTooLarge =
      error instanceof Error && 'code' in error && error.code === 'FST_ERR_CTP_BODY_TOO_LARGE'
    sendError(isTooLarge ? new Refusal('BODY_TOO_LARGE', tooLarge) : error, request, reply)
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  )
  // Before the body is read.
  app.addHook('onRequest', async (request, reply) => {
    const { request: context } = await createContext(request, reply)
    senders.set(request, await authorise(context))
    if (open >= MAX_AT_ONCE)
      throw new Refusal('TOO_MANY_REQUESTS', { code: 'pictures_busy' }, { retryAfter: 5 })
    open += 1
    reply.raw.once('close', () => (open -= 1))
  })
  app.post(path, async (request, reply) => {
    const { request: context } = await createContext(request, reply)
    const file = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const sender = senders.get(request)
    if (!sender) throw new Error('No file is read of somebody unknown')
    return reply.code(201).send(await take(file, { query: request.query, sender }, context))
  })
}
