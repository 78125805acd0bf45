import { endpoints } from '@chauffeur/contract/endpoints'
import { expect } from 'vitest'
import { test } from '../support/test.ts'

test('the description of the API changes only where somebody has looked at it', async ({ app }) => {
  const { status, text } = await app.raw({ method: 'GET', path: '/api/openapi.json' })
  expect(status).toBe(200)
  const { servers: _, ...description }: Record<string, unknown> = JSON.parse(text)
  await expect(`${JSON.stringify(description, null, 2)}\n`).toMatchFileSnapshot('openapi.snap.json')
})

test('the description holds every endpoint, and nothing that the contract does not', async ({ app }) => {
  const { text } = await app.raw({ method: 'GET', path: '/api/openapi.json' })
  const { openapi, paths }: { openapi: string; paths: Record<string, object> } = JSON.parse(text)
  expect(openapi).toMatch(/^3\.1\./)
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const promised = Object.values(endpoints).map(
    ({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`,
  )
  expect(described.toSorted()).toEqual(promised.toSorted())
})
