/** autocannon brings no types: what the benchmarks use of it. */
declare module 'autocannon' {
  export interface Request {
    method: 'GET' | 'POST'
    path: string
    body?: string
    headers?: Record<string, string>
  }
  interface Options {
    url: string
    method?: string
    connections?: number
    /** Seconds. */
    duration?: number
    workers?: number
    body?: string
    headers?: Record<string, string>
    /** Sent one after the other over each connection, again and again. */
    requests?: readonly Request[]
  }
  export interface Result {
    requests: { average: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
