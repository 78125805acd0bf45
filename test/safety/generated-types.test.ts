import { expect } from 'vitest'
import { test } from '../support/test.ts'
import { typesOf } from '../../packages/examples/types-of.ts'

/** What the getting-started page has its readers make; the examples are compiled with it. */
test('the types of packages/examples are those that openapi-typescript makes of the description', async ({
  app,
}) => {
  const { text } = await app.raw({ method: 'GET', path: '/api/openapi.json' })
  await expect(await typesOf(text)).toMatchFileSnapshot('../../packages/examples/api.d.ts')
})
