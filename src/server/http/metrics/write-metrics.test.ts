import { expect, test } from 'vitest'
import { requestCounts } from './request-counts.ts'
import { byLabel, single, writeMetrics } from './write-metrics.ts'

test('measures are written as Prometheus reads them', () => {
  expect(
    writeMetrics([
      single('up', 'gauge', 'Whether it is up', 1),
      byLabel('jobs', 'Jobs', 'state', { queued: 2, 'a "quoted"\nname\\': 0 }),
    ]),
  ).toBe(
    `${[
      '# HELP up Whether it is up',
      '# TYPE up gauge',
      'up 1',
      '# HELP jobs Jobs',
      '# TYPE jobs gauge',
      'jobs{state="queued"} 2',
      'jobs{state="a \\"quoted\\"\\nname\\\\"} 0',
    ].join('\n')}\n`,
  )
})

test('requests are counted by route and status, and their time falls into each bucket above it', () => {
  const counts = requestCounts()
  counts.add({ method: 'GET', route: '/api/regions', status: 200, seconds: 0.003 })
  counts.add({ method: 'GET', route: '/api/regions', status: 200, seconds: 0.2 })
  counts.add({ method: 'GET', route: '/api/regions', status: 429, seconds: 30 })
  const text = writeMetrics(counts.measures())
  const here = 'method="GET",route="/api/regions"'
  for (const line of [
    `http_requests_total{${here},status="200"} 2`,
    `http_requests_total{${here},status="429"} 1`,
    `http_request_duration_seconds_bucket{${here},le="0.005"} 1`,
    `http_request_duration_seconds_bucket{${here},le="0.1"} 1`,
    `http_request_duration_seconds_bucket{${here},le="0.25"} 2`,
    `http_request_duration_seconds_bucket{${here},le="10"} 2`,
    `http_request_duration_seconds_bucket{${here},le="+Inf"} 3`,
    `http_request_duration_seconds_count{${here}} 3`,
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/duration_seconds_sum\{[^}]+\} 30\.203/)
})

test('methods that nobody knows are counted together', () => {
  const counts = requestCounts()
  for (const method of ['BREW', 'WHEN', 'X'.repeat(100)])
    counts.add({ method, route: 'none', status: 404, seconds: 0 })
  expect(counts.measures()[0]?.values).toEqual([
    { labels: { method: 'other', route: 'none', status: '404' }, value: 3 },
  ])
})
