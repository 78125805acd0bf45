/** A request in plain values, so that any HTTP server can pass it on. */
export interface SimulatorRequest {
  readonly method: string
  /** Includes the base path, excludes the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** Names in lower case, as Node gives them. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** The raw body; empty when there is none. */
  readonly body: string
}

export interface SimulatorResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** How the connection fails before the whole response is delivered; used by the faults of tests only. */
  readonly delivery?: Delivery
}

export type Delivery = 'reset' | 'silent' | 'stalled' | 'half' | 'endless'

export function jsonResponse(status: number, json: unknown, type = 'application/json'): SimulatorResponse {
  return { status, headers: { 'content-type': type }, body: JSON.stringify(json) }
}
