import type { FastifyInstance } from 'fastify'

/** A body that is nested more deeply than anything here reads. */
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

/** More than any call of ours takes; what reads a value may call itself for every level of it. */
const MAX_DEPTH = 32

/** Whether lists and objects stand in each other too deeply. Asked before the text is read. */
export function isTooDeep(json: string): boolean {
  let depth = 0
  let isText = false
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (isText) {
      if (sign === '\\') at += 1
      else if (sign === '"') isText = false
    } else if (sign === '"') isText = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth > MAX_DEPTH) return true
  }
  return false
}
