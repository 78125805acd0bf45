import type { ApiDocument } from '@chauffeur/contract/api-document'
import type { FastifyInstance } from 'fastify'
import { compressedOnce, sendCompressedText } from '../compressed-text.ts'
import type { ApiDescription } from './api-description.ts'

/** Serves the description at /api/openapi.json: sent once to each caller, and then only confirmed. */
export function serveDescription(app: FastifyInstance, description: ApiDescription): void {
  const textOf = compressedOnce((document: ApiDocument) => JSON.stringify(document))
  app.get('/api/openapi.json', async (request, reply) => {
    const text = await textOf(description())
    return sendCompressedText(text, request, reply.type('application/json; charset=utf-8'))
  })
}
