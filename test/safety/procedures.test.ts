import type { Endpoint } from '@chauffeur/contract/endpoint'
import { endpoints } from '@chauffeur/contract/endpoints'
import { describe, expect, test } from 'vitest'
import { appRouter } from '../../src/server/api/router.ts'

/** tRPC's inside, which it does not type and the REST adapter reads: a change of it is seen here first. */
interface Procedure {
  readonly _def: { readonly type: string; readonly meta: { readonly endpoint: Endpoint } }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- untyped, and what these tests are about
const procedures = Object.entries(appRouter._def.procedures as unknown as Record<string, Procedure>)

describe('every procedure', () => {
  test.each(procedures)('%s answers an endpoint of the contract', (_, procedure) => {
    expect(Object.values(endpoints)).toContain(procedure._def.meta.endpoint)
  })

  test.each(procedures)('%s is a query exactly where its path is a GET', (_, procedure) => {
    const { method } = procedure._def.meta.endpoint
    expect(procedure._def.type).toBe(method === 'GET' ? 'query' : 'mutation')
  })
})

test.each(Object.entries(endpoints))('the endpoint %s has one procedure', (_, endpoint) => {
  const own = procedures.filter(([, procedure]) => procedure._def.meta.endpoint === endpoint)
  expect(own.map(([name]) => name)).toHaveLength(1)
})

test('no two endpoints share a method and a path', () => {
  const calls = Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/:\w+/g, ':')}`)
  expect(new Set(calls).size).toBe(calls.length)
})
