import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { registerRequestMetrics } from './metrics-route.ts'

test('requests are counted by route and status, and their time falls into each bucket above it', async () => {
  const registry = new Registry()
  const count = registerRequestMetrics(registry)
  count({ method: 'GET', route: '/api/regions', status: 200, seconds: 0.003 })
  count({ method: 'GET', route: '/api/regions', status: 200, seconds: 0.2 })
  count({ method: 'GET', route: '/api/regions', status: 429, seconds: 30 })
  const lines = (await registry.metrics()).split('\n')
  const labels = 'method="GET",route="/api/regions"'
  for (const line of [
    `http_requests_total{${labels},status="200"} 2`,
    `http_requests_total{${labels},status="429"} 1`,
    `http_request_duration_seconds_bucket{le="0.005",${labels}} 1`,
    `http_request_duration_seconds_bucket{le="0.1",${labels}} 1`,
    `http_request_duration_seconds_bucket{le="0.25",${labels}} 2`,
    `http_request_duration_seconds_bucket{le="10",${labels}} 2`,
    `http_request_duration_seconds_bucket{le="+Inf",${labels}} 3`,
    `http_request_duration_seconds_count{${labels}} 3`,
  ])
    expect(lines).toContain(line)
  expect(lines.find((line) => line.includes('_sum'))).toMatch(/ 30\.203/)
})

test('unknown methods are counted together', async () => {
  const registry = new Registry()
  const count = registerRequestMetrics(registry)
  for (const method of ['BREW', 'WHEN', 'X'.repeat(100)])
    count({ method, route: 'none', status: 404, seconds: 0 })
  const text = await registry.metrics()
  expect(text.match(/^http_requests_total\{.+$/gm)).toEqual([
    'http_requests_total{method="other",route="none",status="404"} 3',
  ])
})
