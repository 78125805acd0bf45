import { simulatorServer } from '@chauffeur/gateways/payments/testing/simulator-server'
import { describe, expect, onTestFinished } from 'vitest'
import { Outbox } from '../../../src/server/mail/outbox.entity.ts'
import { settingsOf, withKey } from '../../support/payments.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura } from '../../support/trips.ts'

const TOKEN = 'a token that nobody guesses'
const asked = { method: 'GET', path: '/metrics' } as const

describe('the measures of a process', () => {
  test('show its requests, its memory, its database and its mails, and of nobody’s data', async ({
    open,
  }) => {
    const app = await open()
    const { id } = (await app.clients.REST.ask('createBooking', faroToVilamoura())).done
    await app.mails()
    await app.database.fresh().nativeUpdate(Outbox, { bookingId: id }, { doneAt: null, deadAt: app.clock() })
    await app.clients.REST.ask('createBooking', { customerName: 'Secret Guest' })
    await app.raw({ method: 'GET', path: `/api/admin/bookings/${id}?q=secret` })
    await app.raw({ method: 'GET', path: '/api/secret-place' })
    const { status, headers, text } = await app.raw(asked)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8')
    const lines = text.split('\n')
    for (const line of [
      'http_requests_total{method="POST",route="/api/bookings",status="201"} 1',
      'http_requests_total{method="POST",route="/api/bookings",status="400"} 1',
      'http_requests_total{method="GET",route="/api/admin/bookings/:id",status="401"} 1',
      'http_requests_total{method="GET",route="none",status="404"} 1',
      'http_request_duration_seconds_count{method="POST",route="/api/bookings"} 2',
      'database_up 1',
      'outbox_jobs{state="queued"} 0',
      'outbox_jobs{state="dead"} 1',
      'db_pool_waiting 0',
      'breaker_open{service="payments",operation="create_checkout",caller="people"} 0',
      'breaker_open{service="places",operation="search",caller="people"} 0',
      'breaker_open{service="routing",operation="route",caller="people"} 0',
    ])
      expect(lines).toContain(line)
    for (const name of [
      'process_resident_memory_bytes',
      'nodejs_heap_used_bytes',
      'nodejs_eventloop_lag_p99_seconds',
      'db_pool_connections{state="busy"}',
      'process_cpu_seconds_total',
    ])
      expect(lines.find((line) => line.startsWith(name))).toMatch(/ [\d.e-]+$/)
    expect(text).not.toMatch(new RegExp(`secret|Sousa|${id}`, 'i'))
    // Every line is one that Prometheus can read.
    const readable =
      /^(?:# (?:HELP|TYPE) [a-z_\d]+ .+|[a-z_\d]+(?:\{[a-z]+="[^"]*"(?:,[a-z]+="[^"]*")*\})? [\d.e+-]+)$/
    expect(lines.filter((line) => line !== '' && !readable.test(line))).toEqual([])
  })

  test('are not there for who comes by a proxy, or with a wrong token', async ({ open }) => {
    const app = await open({ settings: { METRICS_TOKEN: TOKEN } })
    for (const headers of [
      { 'x-forwarded-for': '127.0.0.1' },
      { forwarded: 'for=127.0.0.1' },
      { via: '1.1 proxy' },
      { 'x-real-ip': '127.0.0.1', authorization: 'Bearer wrong' },
      {},
      { 'x-forwarded-for': '127.0.0.1', authorization: `Bearer ${TOKEN}x` },
    ]) {
      const answer = await app.raw({ ...asked, headers })
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([404, 'NOT_FOUND'])
    }
    const headers = { 'x-forwarded-for': '203.0.113.9', authorization: `Bearer ${TOKEN}` }
    expect((await app.raw({ ...asked, headers })).text).toContain('database_up 1')
  })

  test.for([
    ['in production', { NODE_ENV: 'production' }],
    ['where a proxy is trusted', { TRUST_PROXY: '127.0.0.1' }],
  ] as const)('need a token %s, even for this machine', async ([, settings], { open }) => {
    const without = await open({ settings })
    expect((await without.raw(asked)).status).toBe(404)
    const app = await open({ settings: { ...settings, METRICS_TOKEN: TOKEN } })
    expect((await app.raw(asked)).status).toBe(404)
    const headers = { authorization: `Bearer ${TOKEN}` }
    expect((await app.raw({ ...asked, headers })).text).toContain('database_up 1')
  })

  test('show which payments are open, and when the provider is spared', async ({ open }) => {
    const provider = await simulatorServer()
    onTestFinished(() => provider.close())
    const app = await open({ settings: settingsOf(provider) })
    const book = (key: string) =>
      app.clients.REST.ask('createBooking', faroToVilamoura({ paymentMethod: 'sumup' }), withKey(key))
    await book('first')
    expect((await app.raw(asked)).text).toContain('payments_open{state="pending"} 1')
    await provider.close()
    for (let time = 0; time < 6; time += 1) await book(`try ${time}`)
    const { text } = await app.raw(asked)
    expect(text).toContain('breaker_open{service="payments",operation="create_checkout",caller="people"} 1')
    expect(text).toContain('breaker_open{service="payments",operation="read_transaction",caller="people"} 0')
  })
})
