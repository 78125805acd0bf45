import { z } from 'zod'
import { sendRaw, type RawAnswer } from '../support/http.ts'
import { samples } from './sample-values.ts'

const schema = z.looseObject({
  type: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
})
const document = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        parameters: z
          .array(z.object({ name: z.string(), in: z.enum(['path', 'query', 'header']) }))
          .optional(),
        requestBody: z
          .object({ content: z.object({ 'application/json': z.object({ schema }).optional() }) })
          .optional(),
      }),
    ),
  ),
})

/** A documented call, its parameters, and values that it accepts. */
export interface ApiOperation {
  readonly method: string
  /** With `{id}` where a value belongs. */
  readonly path: string
  readonly inPath: readonly string[]
  readonly inQuery: readonly string[]
  readonly inBody: readonly string[]
  readonly sample: Readonly<Record<string, unknown>>
}

const ID = '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b'

/** Reads the server's own description of its calls. */
export async function readOperations(origin: string): Promise<ApiOperation[]> {
  const { text } = await sendRaw(origin, { method: 'GET', path: '/api/openapi.json' })
  const { paths } = document.parse(JSON.parse(text))
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { parameters = [], requestBody }]) => {
      const method = name.toUpperCase()
      const { properties = {} } = requestBody?.content['application/json']?.schema ?? {}
      const named = (place: string) =>
        parameters.filter((parameter) => parameter.in === place).map((parameter) => parameter.name)
      return {
        method,
        path,
        inPath: named('path'),
        inQuery: named('query'),
        inBody: Object.keys(properties),
        sample: {
          ...Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, valueFor(value)])),
          ...Object.fromEntries(named('path').map((key) => [key, ID])),
          ...samples[`${method} ${path}`],
        },
      }
    }),
  )
}

function valueFor(property: unknown): unknown {
  const { type, enum: options } = schema.parse(property)
  if (options) return options[0]
  if (type === 'number' || type === 'integer') return 1
  if (type === 'boolean') return true
  if (type === 'array') return []
  return 'x'
}

/** Makes the call with its sample values, overlaid with the given ones. */
export function call(
  origin: string,
  operation: ApiOperation,
  {
    values = {},
    headers = {},
  }: {
    readonly values?: Readonly<Record<string, unknown>>
    readonly headers?: Readonly<Record<string, string>>
  } = {},
): Promise<RawAnswer> {
  const { method, path, inPath, inQuery, inBody, sample } = operation
  const all = { ...sample, ...values }
  const only = (keys: readonly string[]) => keys.filter((key) => all[key] !== undefined)
  const query = only(inQuery).map((key) => `${key}=${encodeURIComponent(textOf(all[key]))}`)
  const body = Object.fromEntries(only(inBody).map((key) => [key, all[key]]))
  return sendRaw(origin, {
    method,
    path: `${pathOf(path, inPath, all)}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers: { ...(inBody.length > 0 && { 'content-type': 'application/json' }), ...headers },
    ...(inBody.length > 0 && { body: JSON.stringify(body) }),
  })
}

/** The path with its values in it. */
export function pathOf(
  path: string,
  inPath: readonly string[],
  values: Readonly<Record<string, unknown>>,
): string {
  return inPath.reduce(
    (filled, key) => filled.replace(`{${key}}`, encodeURIComponent(textOf(values[key]))),
    path,
  )
}

/** A value as it stands in an address. */
export function textOf(value: unknown): string {
  // Half a character has no place in an address; in a body it has.
  return typeof value === 'string' ? value.toWellFormed() : JSON.stringify(value)
}

/** The call's name in a report. */
export function nameOf({ method, path }: ApiOperation): string {
  return `${method} ${path}`
}
