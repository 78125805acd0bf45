import { errorCodes } from '@chauffeur/contract/error-codes'
import { expect, test } from 'vitest'
import { filesIn, isTest } from '../support/repository.ts'

const server = filesIn('src/server', ['.ts'])
  .filter(({ path }) => !isTest(path))
  .map(({ text }) => text)

test.each(Object.keys(errorCodes))('%s is what the server answers somewhere', (code) => {
  expect(server.some((text) => text.includes(`'${code}'`))).toBe(true)
})

test.each(Object.entries(errorCodes))('%s says in a sentence what it means', (_, { status, meaning }) => {
  expect(meaning).toMatch(/^[A-Z].+\.$/)
  expect(status).toBeGreaterThanOrEqual(400)
})
