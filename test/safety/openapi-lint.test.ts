import { createConfig, lintFromString } from '@redocly/openapi-core'
import { expect } from 'vitest'
import { test } from '../support/test.ts'

const DESCRIPTIONS = ['/api/openapi.json', '/api/v1/openapi.json']

test.for(DESCRIPTIONS)('%s keeps to the recommended rules of Redocly', async (path, { app }) => {
  const { text } = await app.raw({ method: 'GET', path })
  const problems = await lintFromString({
    source: text,
    absoluteRef: 'openapi.json',
    config: await createConfig({
      extends: ['recommended'],
      rules: {
        // A list that everybody may read refuses nobody.
        'operation-4xx-response': 'off',
        // The tests' own server is on this machine.
        'no-server-example.com': 'off',
      },
    }),
  })
  const messages = problems.map(
    ({ ruleId, severity, message, location: [place] }) =>
      `${severity} ${ruleId} at ${place?.pointer}: ${message}`,
  )
  expect(messages).toEqual([])
})
