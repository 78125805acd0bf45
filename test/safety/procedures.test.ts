import type { Endpoint } from '@chauffeur/contract/endpoint'
import { endpoints } from '@chauffeur/contract/endpoints'
import { expect, test } from 'vitest'
import { appRouter } from '../../src/server/api/router.ts'

/** A procedure as tRPC keeps it inside; only this test looks there. */
interface Procedure {
  readonly _def: { readonly type: string; readonly meta: { readonly endpoint: Endpoint } }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- untyped, and what these tests are about
const procedures = appRouter._def.procedures as unknown as Record<string, Procedure>

test.each(Object.entries(endpoints))('the endpoint %s has a procedure of its own', (_, endpoint) => {
  const { type, meta } = procedures[endpoint.procedure]?._def ?? {}
  expect(meta?.endpoint).toBe(endpoint)
  expect(type).toBe(endpoint.method === 'GET' ? 'query' : 'mutation')
})

test('every procedure answers one endpoint, or tells an open page of changes', () => {
  const answered = Object.values(endpoints).map(({ procedure }) => procedure)
  const streams = ['live.driver', 'live.office', 'live.trip']
  expect([...answered, ...streams].toSorted()).toEqual(Object.keys(procedures).toSorted())
  for (const stream of streams) expect(procedures[stream]?._def.type).toBe('subscription')
})

test('no two endpoints share a method and a path', () => {
  const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(new Set(calls).size).toBe(calls.length)
})
