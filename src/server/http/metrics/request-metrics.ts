import { Counter, Histogram, type Registry } from 'prom-client'

export interface AnsweredRequest {
  readonly method: string
  /** As it was registered, never as it was asked for: a path may hold anything. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** Counts answered requests by route: there are only as many label sets as the server has routes. */
export function registerRequestMetrics(registry: Registry): (request: AnsweredRequest) => void {
  const registers = [registry]
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Requests answered, by route and status',
    labelNames: ['method', 'route', 'status'],
    registers,
  })
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until the answer was sent, by route',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  })
  return ({ method: requested, route, status, seconds }) => {
    const method = METHODS.has(requested) ? requested : 'other'
    requests.inc({ method, route, status })
    durations.observe({ method, route }, seconds)
  }
}
