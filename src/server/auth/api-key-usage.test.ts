import { expect, test } from 'vitest'
import { countApiKeyUsage } from './api-key-usage.ts'

test('a flush waits for the one that is writing', async () => {
  const { promise: written, resolve: finishWriting } = Promise.withResolvers<void>()
  const steps: string[] = []
  const execute = async () => {
    steps.push('started')
    await written
    steps.push('written')
  }
  const usage = countApiKeyUsage({ em: { fork: () => ({ execute }) } }, (error) => {
    throw error
  })
  usage.note('key', new Date('2027-01-13T09:00:00Z'))
  const first = usage.flush()
  const second = usage.flush().then(() => steps.push('flushed again'))
  await Promise.resolve()
  finishWriting()
  await Promise.all([first, second])
  await usage.stop()
  expect(steps).toEqual(['started', 'written', 'flushed again'])
})
