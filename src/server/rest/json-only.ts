import type { FastifyInstance } from 'fastify'

/**
 * A form on another site can post text/plain, so that is refused. Some clients announce JSON and send nothing: that
 * is a call without a body.
 */
export function acceptOnlyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null, undefined)
    else void parse(request, text.toString(), done)
  })
}
