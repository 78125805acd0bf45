/** autocannon brings no types: what the benchmarks use of it. */
declare module 'autocannon' {
  interface Options {
    url: string
    method?: string
    connections?: number
    /** Seconds. */
    duration?: number
    workers?: number
    body?: string
    headers?: Record<string, string>
  }
  interface Result {
    requests: { average: number }
    non2xx: number
    errors: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
