import { z } from 'zod'
import type { GeneratedCall } from './generate-calls.ts'

export interface CheckedCall {
  readonly name: string
  readonly status: number
  /** How the answer broke the description. */
  readonly breaches: readonly string[]
  readonly request: string
}

const TIMEOUT_MS = 20_000

const violations = z.array(z.object({ location: z.array(z.string()), message: z.string() }))

/** Makes one call through Prism and reads the violations of its response. Violations of the request are no breach. */
export async function checkCall(
  origin: string,
  method: string,
  name: string,
  { path, headers, body }: GeneratedCall,
  cookie: string | undefined,
): Promise<CheckedCall> {
  const answer = await fetch(origin + path, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    method: method.toUpperCase(),
    headers: { ...headers, ...(cookie !== undefined && { cookie }) },
    ...(body !== undefined && { body }),
  }).catch((error: unknown) => String(error))
  if (typeof answer === 'string')
    return {
      name,
      status: 0,
      breaches: [answer],
      request: `${method} ${path.slice(0, 300)} ${body?.slice(0, 800)}`,
    }
  const text = await answer.text()
  const request = `${method} ${path.slice(0, 200)} ${body?.slice(0, 500) ?? ''} → ${text.slice(0, 300)}`
  const said = violations.parse(JSON.parse(answer.headers.get('sl-violations') ?? '[]'))
  const breaches = said
    .filter(({ location: [where] }) => where === 'response')
    .map(({ location, message }) => `${location.join('.')}: ${message}`)
  return { name, status: answer.status, breaches, request }
}
