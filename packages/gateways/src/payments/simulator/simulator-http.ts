/** A request in plain values, so that any server can pass it on. */
export interface SimulatorRequest {
  readonly method: string
  /** With the base path, without the query. */
  readonly path: string
  readonly query: URLSearchParams
  /** Names in lower case, as Node gives them. */
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** As it came; empty when there is none. */
  readonly body: string
}

export interface SimulatorResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** How the connection fails instead of delivering it all. Only a fault of a test asks for that. */
  readonly delivery?: Delivery
}

export type Delivery = 'reset' | 'silent' | 'stalled' | 'half' | 'endless'

export function jsonResponse(status: number, json: unknown, type = 'application/json'): SimulatorResponse {
  return { status, headers: { 'content-type': type }, body: JSON.stringify(json) }
}
