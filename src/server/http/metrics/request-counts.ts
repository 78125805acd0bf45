import type { Measure } from './write-metrics.ts'

export interface Answered {
  readonly method: string
  /** As it was registered, never as it was asked for: a path may hold anything. */
  readonly route: string
  readonly status: number
  readonly seconds: number
}

export interface RequestCounts {
  readonly add: (answered: Answered) => void
  readonly measures: () => Measure[]
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PATCH', 'DELETE', 'OPTIONS'])
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

interface Times {
  readonly labels: { readonly method: string; readonly route: string }
  /** How many fell into each bucket, and not into one below it. */
  readonly inBucket: number[]
  readonly byStatus: Map<number, number>
  sum: number
  count: number
}

/** Counts what has been answered, by route: there are as many of these as the server has. */
export function requestCounts(): RequestCounts {
  const routes = new Map<string, Times>()
  return {
    add({ method: asked, route, status, seconds }) {
      const method = METHODS.has(asked) ? asked : 'other'
      const key = `${method} ${route}`
      const times = routes.get(key) ?? emptyTimes(method, route)
      routes.set(key, times)
      const bucket = BUCKETS.findIndex((limit) => seconds <= limit)
      if (bucket !== -1) times.inBucket[bucket] = (times.inBucket[bucket] ?? 0) + 1
      times.byStatus.set(status, (times.byStatus.get(status) ?? 0) + 1)
      times.sum += seconds
      times.count += 1
    },
    measures() {
      const all = [...routes.values()]
      return [
        {
          name: 'http_requests_total',
          type: 'counter',
          help: 'Requests answered, by route and status',
          values: all.flatMap(({ labels, byStatus }) =>
            [...byStatus].map(([status, value]) => ({
              labels: { ...labels, status: String(status) },
              value,
            })),
          ),
        },
        {
          name: 'http_request_duration_seconds',
          type: 'histogram',
          help: 'Seconds until the answer was sent, by route',
          values: all.flatMap(durationsOf),
        },
      ]
    },
  }
}

function emptyTimes(method: string, route: string): Times {
  return { labels: { method, route }, inBucket: [], byStatus: new Map(), sum: 0, count: 0 }
}

function durationsOf({ labels, inBucket, sum, count }: Times): Measure['values'] {
  let below = 0
  const buckets = BUCKETS.map((limit, at) => {
    below += inBucket[at] ?? 0
    return { suffix: '_bucket' as const, labels: { ...labels, le: String(limit) }, value: below }
  })
  return [
    ...buckets,
    { suffix: '_bucket', labels: { ...labels, le: '+Inf' }, value: count },
    { suffix: '_sum', labels, value: sum },
    { suffix: '_count', labels, value: count },
  ]
}
