import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sendError } from '../send-error.ts'
import { crossSiteRefusal, isCrossSite } from '../request-limits.ts'
import type { Context } from '../../api/context.ts'
import type { Download } from '../../api/downloads.ts'

interface DownloadsOptions {
  readonly downloads: readonly Download[]
  readonly createContext: (request: FastifyRequest, reply: FastifyReply) => Context | Promise<Context>
  /** Answers an error to a person in a browser; where it is left out, they get JSON, too. */
  readonly refuse?: (error: unknown, request: FastifyRequest, reply: FastifyReply) => FastifyReply
}

/**
 * Exposes files on their paths, beside the calls that answer in JSON. What is refused is refused in JSON, too, but for a
 * person who opens a guest's link or a calendar's in a browser and reads a page.
 */
export async function registerDownloads(
  app: FastifyInstance,
  { downloads, createContext, refuse }: DownloadsOptions,
): Promise<void> {
  app.setErrorHandler((error, request, reply) =>
    refuse && isForPerson(request) ? refuse(error, request, reply) : sendError(error, request, reply),
  )
  for (const { path, access, respond } of downloads)
    app.get(path, async (request, reply) => {
      // Another site's link would put the customers' data into the visitor's downloads.
      if ((access === 'admin' || access === 'member') && isCrossSite(request)) throw crossSiteRefusal()
      const downloadRequest = {
        values: { ...asObject(request.query), ...asObject(request.params) },
        ifNoneMatch: request.headers['if-none-match'],
      }
      const { request: context } = await createContext(request, reply)
      const { status = 200, headers, body } = await respond(downloadRequest, context)
      reply.code(status).headers(headers)
      if (typeof body === 'string') return reply.send(body)
      return reply.send(body instanceof Uint8Array ? Buffer.from(body) : Readable.from(body))
    })
}

function asObject(values: unknown): object {
  return typeof values === 'object' && values !== null ? values : {}
}

function isForPerson({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(headers.accept ?? '')
}
