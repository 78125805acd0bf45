import { embeddedPlaces } from '@chauffeur/gateways/places/embedded/embedded-places'
import { withPins } from '@chauffeur/gateways/places/pins/with-pins'
import { describe, expect } from 'vitest'
import { ADMIN } from '../../support/config.ts'
import { gatedPlaces } from '../../support/gated-places.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, quoteFor } from '../../support/trips.ts'

const json = { 'content-type': 'application/json' }
const quote = {
  method: 'POST',
  path: '/api/quotes',
  headers: json,
  body: JSON.stringify(quoteFor(faroToVilamoura())),
} as const

describe('while more is asked than the server can work on', () => {
  test('others are sent away at once, and sign-in, health and payments are not', async ({ open }) => {
    const places = gatedPlaces(withPins(embeddedPlaces()))
    const app = await open({ places, settings: { MAX_REQUESTS_IN_FLIGHT: '1' } })
    const held = app.raw(quote)
    await places.reached

    const refused = await app.raw({ method: 'GET', path: '/api/regions' })
    expect(refused.status).toBe(503)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(2)
    expect(JSON.parse(refused.text)).toMatchObject({
      code: 'OVERLOADED',
      error: 'Very many people are using this site at the moment. Please try again in a few seconds.',
      retryAfter: Number(refused.headers['retry-after']),
    })
    const page = await app.raw({ method: 'GET', path: '/pt/trip/any' })
    expect([page.status, page.headers['content-language']]).toEqual([503, 'pt-PT'])
    expect(page.text).toContain('Há muitas pessoas a usar o site neste momento.')
    // With a body it is refused before that is read.
    expect((await app.raw(quote)).status).toBe(503)

    expect((await app.clients.REST.ask('login', ADMIN)).status).toBe(200)
    expect((await app.raw({ method: 'GET', path: '/readyz' })).status).toBe(200)
    expect((await app.raw({ method: 'GET', path: '/healthz' })).status).toBe(200)
    const notified = await app.raw({
      method: 'POST',
      path: '/api/payments/sumup/notifications/x',
      headers: json,
      body: '{}',
    })
    expect(notified.status).not.toBe(503)

    places.openGate()
    expect((await held).status).toBe(200)
    expect((await app.raw({ method: 'GET', path: '/api/regions' })).status).toBe(200)
  })

  test('our own client reads the refusal, of one call and of several in one request', async ({ open }) => {
    const places = gatedPlaces(withPins(embeddedPlaces()))
    const app = await open({ places, settings: { MAX_REQUESTS_IN_FLIGHT: '1' } })
    const held = app.raw(quote)
    await places.reached
    for (const path of ['/trpc/regions.list', '/trpc/regions.list,regions.list?batch=1']) {
      const answer = await app.raw({ method: 'GET', path })
      expect(answer.status).toBe(503)
      expect(JSON.parse(answer.text)).toEqual({
        error: {
          message: 'Very many people are using this site at the moment. Please try again in a few seconds.',
          code: expect.any(Number),
          data: {
            code: 'OVERLOADED',
            httpStatus: 503,
            requestId: answer.headers['x-request-id'],
            retryAfter: Number(answer.headers['retry-after']),
            reason: { code: 'overloaded' },
          },
        },
      })
    }
    expect((await app.clients.tRPC.ask('login', ADMIN)).status).toBe(200)
    places.openGate()
    await held
  })
})
