import { describe, expect } from 'vitest'
import type { TestApp } from '../../support/app.ts'
import type { RawRequest } from '../../support/http.ts'
import { noCall, sameCall } from '../../support/path-tricks.ts'
import { test as base } from '../../support/test.ts'
import { aMessage } from '../../support/enquiries.ts'
import { faroToVilamoura } from '../../support/trips.ts'

/** Signing in and out are the two calls under /api/admin that ask for no session. */
const ID = '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b'
const closed = [
  ['GET', '/api/admin/user'],
  ['GET', '/api/bookings'],
  ['HEAD', '/api/bookings'],
  ['GET', '/api/admin/bookings'],
  ['POST', '/api/admin/bookings'],
  ['GET', '/api/admin/booking-counts'],
  ['GET', '/api/admin/waiting-bookings'],
  ['GET', `/api/admin/bookings/${ID}`],
  ['GET', `/api/admin/bookings/${ID}/history`],
  ['GET', `/api/admin/bookings/${ID}/mails`],
  ['POST', `/api/admin/bookings/${ID}/mails/${ID}/send-again`],
  ['GET', '/api/admin/day-bookings'],
  ['POST', `/api/admin/bookings/${ID}/accept`],
  ['POST', `/api/admin/bookings/${ID}/reject`],
  ['POST', `/api/admin/bookings/${ID}/email`],
  ['GET', '/api/admin/bookings.csv'],
  ['GET', '/api/admin/calendar-link'],
  ['POST', '/api/admin/calendar-link'],
  ['DELETE', '/api/admin/calendar-link'],
  ['GET', '/api/admin/enquiries'],
  ['GET', `/api/admin/enquiries/${ID}`],
  ['PATCH', `/api/admin/enquiries/${ID}`],
  ['POST', `/api/admin/enquiries/${ID}/replies`],
  ['POST', `/api/admin/offers/${ID}/withdraw`],
  ['GET', '/api/admin/stop-suggestions'],
  ['POST', '/api/admin/stop-suggestions'],
  ['PATCH', `/api/admin/stop-suggestions/${ID}`],
  ['DELETE', `/api/admin/stop-suggestions/${ID}`],
  ['GET', `/api/admin/stop-suggestions/${ID}/routes`],
  ['GET', '/api/admin/regions'],
  ['POST', '/api/admin/regions'],
  ['PATCH', `/api/admin/regions/${ID}`],
  ['DELETE', `/api/admin/regions/${ID}`],
  ['GET', '/api/admin/stop-route-connections'],
  ['GET', `/api/admin/routes/${ID}/stops`],
  ['GET', '/api/vehicle-pricing'],
  ['HEAD', '/api/vehicle-pricing'],
  ['POST', '/api/vehicle-pricing'],
  ['PATCH', `/api/vehicle-pricing/${ID}`],
  ['DELETE', `/api/vehicle-pricing/${ID}`],
  ['POST', '/api/luggage-capacities'],
  ['DELETE', `/api/luggage-capacities/${ID}`],
  ['POST', '/api/admin/pictures'],
  ['GET', '/api/admin/mails'],
  ['POST', `/api/admin/mails/${ID}/send-again`],
  ['GET', '/api/admin/webhooks'],
  ['POST', '/api/admin/webhooks'],
  ['PATCH', `/api/admin/webhooks/${ID}`],
  ['DELETE', `/api/admin/webhooks/${ID}`],
  ['POST', `/api/admin/webhooks/${ID}/rotate-secret`],
  ['POST', `/api/admin/webhooks/${ID}/test`],
  ['GET', `/api/admin/webhooks/${ID}/deliveries`],
  ['GET', `/api/admin/webhook-deliveries/${ID}`],
  ['POST', `/api/admin/webhook-deliveries/${ID}/send-again`],
  ['GET', '/api/admin/api-keys'],
  ['POST', '/api/admin/api-keys'],
  ['POST', `/api/admin/api-keys/${ID}/rotate`],
  ['POST', `/api/admin/api-keys/${ID}/end-old-secret`],
  ['POST', `/api/admin/api-keys/${ID}/revoke`],
  ['GET', '/api/admin/partners'],
  ['POST', '/api/admin/partners'],
  ['PATCH', `/api/admin/partners/${ID}`],
  ['POST', `/api/admin/partners/${ID}/state`],
  ['POST', `/api/admin/partners/${ID}/merge`],
] as const

const table = (tricks: typeof sameCall, calls: readonly (readonly [string, string])[] = closed) =>
  calls.flatMap(([method, path]) =>
    Object.entries(tricks).map(([trick, write]) => ({ method, path: write(path), trick })),
  )

/** With a booking and a message whose customer must not be read by anybody. */
const test = base.extend('secretApp', { scope: 'file' }, async ({ app }): Promise<TestApp> => {
  const customerName = 'Secret Guest'
  const stored = [
    await app.clients.REST.ask('createBooking', faroToVilamoura({ customerName })),
    await app.clients.REST.ask('createContactMessage', aMessage({ customerName })),
  ]
  expect(stored.map(({ status }) => status)).toEqual([201, 201])
  return app
})

async function ask(app: TestApp, request: RawRequest) {
  const answer = await app.raw(request)
  expect(answer.text).not.toContain('Secret Guest')
  return answer
}

describe('without a session', () => {
  test.for(table(sameCall))('$method $path is closed', async ({ method, path }, { secretApp: app }) => {
    const answer = await ask(app, { method, path })
    expect(answer.status).toBe(401)
    if (method === 'HEAD') return
    expect(JSON.parse(answer.text)).toMatchObject({
      error: 'Please sign in to continue.',
      message: 'Please sign in to continue.',
      code: 'UNAUTHENTICATED',
      requestId: answer.headers['x-request-id'],
    })
  })

  // Anything appended to an id would be part of it.
  const withoutId = closed.filter(([, path]) => !path.endsWith(ID))
  test.for(table(noCall, withoutId))(
    '$method $path is nothing',
    async ({ method, path }, { secretApp: app }) => {
      const answer = await ask(app, { method, path })
      expect(answer.status).toBe(404)
      if (method !== 'HEAD') expect(JSON.parse(answer.text).error).toBe('There is nothing at this address.')
    },
  )

  test.for([
    ['what it is sent cannot be read', `/api/admin/bookings/${ID}/reject`, '{"reason": 5}'],
    ['there is no such booking', '/api/admin/bookings/nonsense/accept', '{}'],
  ])('a closed call does not say that %s', async ([, path = '', body = ''], { secretApp: app }) => {
    const headers = { 'content-type': 'application/json' }
    expect((await app.raw({ method: 'POST', path, headers, body })).status).toBe(401)
  })

  test('a method that is written otherwise opens nothing', async ({ secretApp: app }) => {
    const headers = {
      'x-http-method-override': 'POST',
      'x-original-url': '/api/regions',
      'x-forwarded-for': '127.0.0.1',
    }
    expect((await ask(app, { method: 'GET', path: '/api/bookings', headers })).status).toBe(401)
  })

  test('an address with the server’s name in it opens nothing', async ({ secretApp: app }) => {
    const answer = await ask(app, { method: 'GET', path: `${app.origin}/api/bookings` })
    expect([401, 404]).toContain(answer.status)
  })

  // The office's calls that are not there yet: until they are, nothing is at their address.
  test.for([['GET', '/api/admin/anything']] as const)(
    '%s %s is closed, or not there yet',
    async ([method, path], { secretApp: app }) => {
      expect([401, 404]).toContain((await ask(app, { method, path })).status)
    },
  )
})

describe('without a session, by tRPC', () => {
  test.for([
    ['GET', '/trpc/bookings.list'],
    ['GET', '/trpc/bookings.list?input=%7B%7D'],
    ['GET', '/trpc/session.user'],
    ['GET', '/TRPC/bookings.list'],
    ['GET', '//trpc//bookings.list/'],
    ['GET', '/trpc/bookings%2Elist'],
    ['GET', '/trpc/%62ookings.list'],
    ['GET', '/trpc/enquiries.list'],
    ['POST', '/trpc/bookings.take'],
    ['GET', '/trpc/enquiries.read'],
    ['POST', '/trpc/enquiries.mark'],
    ['POST', '/trpc/enquiries.reply'],
    ['POST', '/trpc/enquiries.withdrawOffer'],
    ['GET', '/trpc/stops.listAll'],
    ['POST', '/trpc/stops.create'],
    ['POST', '/trpc/stops.change'],
    ['POST', '/trpc/stops.delete'],
    ['GET', '/trpc/stops.routesOf'],
    ['GET', '/trpc/regions.listAll'],
    ['POST', '/trpc/regions.create'],
    ['POST', '/trpc/regions.change'],
    ['POST', '/trpc/regions.delete'],
    ['GET', '/trpc/regions.stopCounts'],
    ['GET', '/trpc/regions.stopsOf'],
    ['GET', '/trpc/bookings.find'],
    ['GET', '/trpc/bookings.counts'],
    ['GET', '/trpc/bookings.read'],
    ['GET', '/trpc/bookings.history'],
    ['GET', '/trpc/calendar.link'],
    ['POST', '/trpc/calendar.renew'],
    ['POST', '/trpc/calendar.remove'],
    ['POST', '/trpc/bookings.accept'],
    ['POST', '/trpc/bookings.reject'],
    ['POST', '/trpc/bookings.correctEmail'],
    ['GET', '/trpc/pricing.list'],
    ['POST', '/trpc/pricing.create'],
    ['POST', '/trpc/pricing.change'],
    ['POST', '/trpc/pricing.delete'],
    ['POST', '/trpc/luggage.create'],
    ['POST', '/trpc/luggage.delete'],
    ['GET', '/trpc/webhooks.list'],
    ['POST', '/trpc/webhooks.create'],
    ['POST', '/trpc/webhooks.change'],
    ['POST', '/trpc/webhooks.delete'],
    ['POST', '/trpc/webhooks.rotate'],
    ['POST', '/trpc/webhooks.test'],
    ['GET', '/trpc/webhooks.deliveries'],
    ['GET', '/trpc/webhooks.delivery'],
    ['POST', '/trpc/webhooks.sendAgain'],
    ['GET', '/trpc/keys.list'],
    ['POST', '/trpc/keys.create'],
    ['POST', '/trpc/keys.rotate'],
    ['POST', '/trpc/keys.endOldSecret'],
    ['POST', '/trpc/keys.revoke'],
  ] as const)('%s %s is closed', async ([method, path], { secretApp: app }) => {
    const sent = method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: '{"id":"x"}',
    }
    const answer = await ask(app, { method, path, ...sent })
    expect(answer.status).toBe(401)
    expect(JSON.parse(answer.text).error.data.code).toBe('UNAUTHENTICATED')
  })

  test('a closed call stays closed among open ones', async ({ secretApp: app }) => {
    const path = '/trpc/regions.list,bookings.list?batch=1&input=%7B%221%22%3A%7B%7D%7D'
    const answer = await ask(app, { method: 'GET', path })
    const [open, shut] = JSON.parse(answer.text)
    expect(open.result.data.length).toBeGreaterThan(0)
    expect(shut).toEqual({ error: expect.objectContaining({ message: 'Please sign in to continue.' }) })
  })

  test.for([
    'Bookings.List',
    'bookings',
    'bookings.list.x',
    '__proto__',
    'constructor',
    'bookings.__proto__',
  ])('%s is nothing', async (name, { secretApp: app }) => {
    expect((await ask(app, { method: 'GET', path: `/trpc/${name}` })).status).toBe(404)
  })
})
