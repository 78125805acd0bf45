import { agentTools } from '@chauffeur/contract/agent-tools'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { readPrefill } from '../../../src/client/shared/journey/draft/wizard-search.ts'
import { givenChanges } from '../../../src/client/shared/journey/draft/given-details.ts'
import { agentOf, askedTrip as asked, versions } from '../../support/agents.ts'
import { makeKey } from '../../support/api-keys.ts'
import { test } from '../../support/test.ts'

describe.each(versions)('in version %s', (version) => {
  test('an agent without a key finds a place, prices the trip in every vehicle and leads to the form', async ({
    app,
  }) => {
    const agent = agentOf(app, { version })
    const names = await agent.tools()
    expect(names).toEqual(['search_places', 'quote_trip', 'service_facts'])
    const withKey = agentOf(app, { version, key: await makeKey(app, { name: `All in ${version}` }) })
    expect(await withKey.tools()).toEqual(Object.keys(agentTools))

    const { places } = await agent.call('search_places', { q: 'faro airport' })
    expect(places).toEqual(expect.arrayContaining([expect.objectContaining({ region: expect.any(String) })]))
    const quoted = await agent.call('quote_trip', asked)
    expect(quoted).toMatchObject({
      serviceType: 'point-to-point',
      distanceKm: 23.2,
      freeUntil: '2027-01-27T09:30:00+00:00',
      paymentMethods: ['cash', 'sumup', 'card_on_pickup'],
      expiresAt: '2027-01-13T09:30:00.000Z',
    })
    expect(quoted['vehicles']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ vehicleId: 2, totalPrice: 49, fits: true, luggageFits: true }),
      ]),
    )
    const url = new URL(String(quoted['bookUrl']))
    expect(readPrefill(Object.fromEntries(url.searchParams))).toMatchObject({
      pickup: expect.stringContaining('Faro'),
      pickupPlaceId: expect.any(String),
      date: '2027-01-27',
      passengers: 2,
      isAirport: true,
    })
    expect(givenChanges(url.hash, undefined)).toEqual([{ type: 'set', fields: { pickupTime: '10:30' } }])
    const { result: prompt } = await agent.ask('prompts/get', {
      name: 'plan_transfer',
      arguments: { pickup: 'Faro', dropoff: 'Lagos' },
    })
    expect(JSON.stringify(prompt)).toContain('search_places')
  })
})

test('the first message of the older versions is a handshake', async ({ app }) => {
  const { result } = await agentOf(app, { version: '2025-11-25' }).ask('initialize', {
    protocolVersion: '2025-11-25',
    capabilities: {},
    clientInfo: { name: 'test', version: '1' },
  })
  expect(result).toMatchObject({ protocolVersion: '2025-11-25', serverInfo: { name: 'chauffeur-booking' } })
})

test('facts are what the site says, in each language, and no answer is too long', async ({ app }) => {
  const agent = agentOf(app)
  const topics = agentTools.service_facts.input.shape.topic.options
  for (const topic of topics)
    for (const locale of ['en', 'pt', 'es']) {
      const { sentences } = await agent.call('service_facts', { topic, locale })
      expect(z.array(z.string()).parse(sentences).length).toBeGreaterThan(0)
      expect(agent.size()).toBeLessThan(8_200)
    }
  const { sentences } = await agent.call('service_facts', { topic: 'child_seats', locale: 'pt' })
  expect(String(sentences)).toContain('cadeiras de criança')
  const { contact } = await agent.call('service_facts', { topic: 'contact' })
  expect(contact).toMatchObject({ contactUrl: expect.stringMatching(/\/contact$/) })
})

test('without a key, or without its scope, nothing but prices can be had', async ({ app }) => {
  const reader = agentOf(app, { key: await makeKey(app, { name: 'Reader', scopes: ['read'] }) })
  expect(await agentOf(app).refused('list_bookings')).toMatchObject({
    code: 'WRONG_API_KEY',
    error: expect.any(String),
  })
  expect(await reader.refused('confirm_booking', { confirmToken: 'x', totalPrice: 49 })).toMatchObject({
    code: 'API_KEY_NOT_ALLOWED',
  })
  const wrong = await app.raw({
    method: 'POST',
    path: '/mcp',
    headers: { 'content-type': 'application/json', authorization: 'Bearer ctk_live_wrong' },
    body: '{}',
  })
  expect([wrong.status, JSON.parse(wrong.text).code]).toEqual([401, 'WRONG_API_KEY'])
})

test('a wrong entry is named in a sentence, in the language that was asked for', async ({ app }) => {
  const agent = agentOf(app)
  expect(await agent.refused('quote_trip', { ...asked, hour: 3 })).toMatchObject({
    code: 'INVALID_INPUT',
    error: 'There is no field “hour”.',
  })
  expect(await agent.refused('quote_trip', { ...asked, dropoff: 'Nowhere', locale: 'es' })).toMatchObject({
    code: 'UNKNOWN_PLACE',
    error: expect.stringMatching(/«Nowhere»|“Nowhere”|Nowhere/),
    details: [{ field: 'dropoff' }],
  })
  expect(await agent.refused('prepare_booking')).toMatchObject({ code: 'WRONG_API_KEY' })
})

test('a message from another site’s page is refused, with a key too, and so is one that is too large', async ({
  app,
}) => {
  const key = await makeKey(app, { name: 'Cross site' })
  const agent = agentOf(app, { key })
  const crossSite = await agent.send('tools/list', {}, { origin: 'https://evil.example' })
  expect([crossSite.status, JSON.parse(crossSite.text).code]).toEqual([403, 'CROSS_SITE'])
  const large = await agent.send('tools/call', {
    name: 'search_places',
    arguments: { q: 'x'.repeat(65_536) },
  })
  expect([large.status, JSON.parse(large.text).code]).toEqual([413, 'BODY_TOO_LARGE'])
  const session = await app.raw({ method: 'GET', path: '/mcp', headers: { accept: 'text/event-stream' } })
  expect([session.status, session.headers.allow]).toEqual([405, 'POST'])
  const several = await app.raw({
    method: 'POST',
    path: '/mcp',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify([{ jsonrpc: '2.0', id: 1, method: 'tools/list' }]),
  })
  expect([several.status, JSON.parse(several.text).error]).toEqual([
    400,
    'Please send one message at a time.',
  ])
  expect((await agent.ask('subscriptions/listen', { filter: {} })).error).toBeDefined()
})

test('an address may send 60 messages a minute, and a key 600', async ({ open }) => {
  const app = await open({ settings: { RATE_LIMIT: 'on' } })
  const agent = agentOf(app)
  const statuses: number[] = []
  for (let count = 0; count < 61; count += 1) statuses.push((await agent.send('prompts/list')).status)
  expect([new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([new Set([200]), 429])
  const { headers } = await agentOf(app, { key: await makeKey(app) }).send('prompts/list')
  expect([headers['ratelimit-limit'], headers['ratelimit-remaining']]).toEqual(['600', '599'])
})
