import type { FastifyInstance } from 'fastify'
import { isTooDeep } from './json-depth.ts'

/** What stands in a body is nested more deeply than anything here reads. */
export class TooDeep extends Error {
  override name = 'TooDeep'
  readonly code = 'TOO_DEEP'
}

export class NotJson extends Error {
  override name = 'NotJson'
  readonly code = 'FST_ERR_CTP_INVALID_MEDIA_TYPE'
}

/**
 * A form on another site can post text/plain, so that is refused. Some clients announce JSON and send nothing: that
 * is a call without a body.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = body.toString()
    if (text === '') done(null, undefined)
    else if (isTooDeep(text)) done(new TooDeep())
    else void parse(request, text, done)
  })
}
