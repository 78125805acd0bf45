import { nothing } from '@chauffeur/contract/endpoint'
import { errorBody } from '@chauffeur/contract/error-body'
import type { FastifySchema } from 'fastify'
import { z } from 'zod'
import type { Meta } from '../trpc/init.ts'
import { inputSchema } from './read-input.ts'

/** How the documentation calls the way in by API key. */
export const API_KEY = 'apiKey'

const error = { description: 'The call was refused', ...z.toJSONSchema(errorBody) }

/** An endpoint in the words of the API's documentation. The procedure validates; nothing is checked against this. */
export function describe({ endpoint, apiKey }: Meta): FastifySchema {
  const { method, path, tag, summary, input, output, scope, status = 200 } = endpoint
  const byKey = { [API_KEY]: scope === undefined ? [] : [scope] }
  return {
    tags: [tag],
    summary,
    ...(apiKey !== 'refused' && { security: apiKey === 'needed' ? [byKey] : [{}, byKey] }),
    ...(input === nothing ? {} : describeInput(inputSchema(input), method, path)),
    response: {
      [status]: { description: 'Done', ...z.toJSONSchema(output) },
      '4xx': error,
      '5xx': error,
    },
  }
}

type Schema = z.core.JSONSchema.BaseSchema

function describeInput({ properties = {}, required = [] }: Schema, method: string, path: string) {
  const inPath = new Set([...path.matchAll(/:(\w+)/g)].map(([, key]) => key))
  const only = (isWanted: (key: string) => boolean) => ({
    type: 'object',
    properties: Object.fromEntries(Object.entries(properties).filter(([key]) => isWanted(key))),
    required: required.filter(isWanted),
  })
  const others = only((key) => !inPath.has(key))
  return {
    ...(inPath.size > 0 && { params: only((key) => inPath.has(key)) }),
    ...(Object.keys(others.properties).length > 0 && { [method === 'GET' ? 'querystring' : 'body']: others }),
  }
}
