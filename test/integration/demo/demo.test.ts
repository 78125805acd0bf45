import type { Board } from '@chauffeur/contract/board'
import { MINUTE_MS } from '@chauffeur/domain/duration'
import { DEFAULT_DUTY } from '@chauffeur/domain/duty'
import { expect } from 'vitest'
import Fastify from 'fastify'
import { showBanner } from '../../../src/server/pages/banner.ts'
import { createCallers } from '../../../src/demo/callers.ts'
import { fill } from '../../../src/demo/fill.ts'
import { AdminUser } from '../../../src/server/auth/admin-user.entity.ts'
import type { PageContexts } from '../../../src/server/pages/pages.ts'
import { ADMIN } from '../../support/config.ts'
import { clockAt } from '../../support/clock.ts'
import { test } from '../../support/test.ts'

const NOW = new Date('2027-01-13T13:00:00Z')

/** Of the driver who is on duty for longest that day. */
function minutesOnDuty({ trips }: Board): number {
  const given = (trips ?? []).flatMap(({ cars }) => cars.flatMap(({ assignment }) => assignment ?? []))
  const spans = [...Map.groupBy(given, ({ driverId }) => driverId).values()].map(
    (of) =>
      Math.max(...of.map(({ endsAt }) => Date.parse(endsAt))) -
      Math.min(...of.map(({ startsAt }) => Date.parse(startsAt))),
  )
  return Math.max(...spans) / MINUTE_MS
}

test('the demonstration has trips behind, today and ahead, and drivers who are under way', async ({
  open,
}) => {
  const clock = clockAt(NOW.toISOString())
  let contexts: PageContexts | undefined
  const pages = () => async (_: unknown, given: PageContexts) => {
    contexts = given
  }
  const app = await open({ clock, pages })
  await app.workers.stop()
  if (!contexts) throw new Error('The app has not asked for its pages')
  const admin = await app.database.fresh().findOneOrFail(AdminUser, { username: ADMIN.username })
  const callers = createCallers(contexts, admin.id)
  const size = { daysBehind: 2, daysAhead: 2, tripsToday: 14 }
  const chauffeurs = await fill(callers, {
    now: NOW,
    setClock: (instant) => clock.set(instant.toISOString()),
    size,
  })
  const board = await callers.office().dispatch.board({ date: '2027-01-13' })
  const states = board.trips?.flatMap(({ cars }) => cars.map(({ assignment }) => assignment?.state))
  expect(states).toContain('completed')
  expect(states).toContain('accepted')
  expect(new Set(board.trips?.map(({ status }) => status))).toContain('confirmed')
  expect(minutesOnDuty(board)).toBeLessThanOrEqual(DEFAULT_DUTY.spanMinutes)
  for (const date of ['2027-01-12', '2027-01-14'])
    expect((await callers.office().dispatch.board({ date })).trips?.length, date).toBeGreaterThan(0)
  expect((await callers.driver(chauffeurs[0]?.token ?? '').driver.jobs()).driverName).toBe('Ana Martins')
  expect((await callers.office().enquiries.list({ limit: 10 })).enquiries.length).toBeGreaterThan(0)
  expect(await callers.office().cars.list()).toHaveLength(12)
})

test('every page of the demonstration says what it is, and nothing else does', async () => {
  const server = Fastify()
  showBanner(server, 'Demonstration: nothing here is real')
  server.get('/page', (_, reply) =>
    reply.type('text/html; charset=utf-8').send('<html><body class="a"><p>Hello</p></body></html>'),
  )
  server.get('/prerendered', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(Buffer.from('<html><body></body></html>')),
  )
  server.get('/call', () => ({ html: '<body>' }))
  for (const path of ['/page', '/prerendered'])
    expect((await server.inject(path)).body).toMatch(
      /<body[^>]*><demo-note role="note".*>Demonstration: nothing here is real</,
    )
  expect((await server.inject('/call')).json()).toEqual({ html: '<body>' })
  await server.close()
})
