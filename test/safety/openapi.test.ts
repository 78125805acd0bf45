import type { ApiDocument } from '@chauffeur/contract/api-document'
import { uploadEndpoints } from '@chauffeur/contract/uploads'
import { endpoints } from '@chauffeur/contract/endpoints'
import { join } from 'node:path'
import { expect } from 'vitest'
import { downloads } from '../../src/server/api/downloads.ts'
import type { TestApp } from '../support/app.ts'
import { outlineApi } from '../support/api-outline.ts'
import { examples } from '../support/examples/examples.ts'
import { fullerMessages } from '../support/examples/webhook-messages.ts'
import { ROOT } from '../support/repository.ts'
import { test } from '../support/test.ts'

async function readDescription(app: TestApp): Promise<ApiDocument> {
  return JSON.parse((await app.raw({ method: 'GET', path: '/api/openapi.json' })).text)
}

test('the calls of the API, their fields and types change only where somebody has looked at it', async ({
  app,
}) => {
  await expect(outlineApi(await readDescription(app))).toMatchFileSnapshot('openapi.snap.txt')
})

test('the documentation shows the requests that the tests send', async () => {
  const shown = { calls: examples, messages: fullerMessages }
  await expect(`${JSON.stringify(shown, null, 2)}\n`).toMatchFileSnapshot(
    join(ROOT, 'packages/contract/src/examples/examples.gen.json'),
  )
})

test('the description holds every endpoint and file, and nothing that the contract does not', async ({
  app,
}) => {
  const { openapi, paths } = await readDescription(app)
  expect(openapi).toMatch(/^3\.1\./)
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const files = downloads.filter(({ path }) => path.startsWith('/api/'))
  const promised = [
    ...Object.values(endpoints).map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`),
    ...files.map(({ path }) => `GET ${path.replace(/:(\w+)/g, '{$1}')}`),
    ...Object.values(uploadEndpoints).map(({ path }) => `POST ${path}`),
  ]
  expect(described.toSorted()).toEqual(promised.toSorted())
})
