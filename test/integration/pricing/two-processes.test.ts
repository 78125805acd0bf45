import { expect } from 'vitest'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { test } from '../../support/test.ts'
import { hireInFaro, quoteFor } from '../../support/trips.ts'

test('a price that one process changes is soon what another one quotes', async ({ open }) => {
  const one = await open()
  const other = await open({ beside: one })
  const quoted = async () =>
    (await other.clients.REST.ask('createQuote', quoteFor(hireInFaro()))).done.totalPrice
  expect(await quoted()).toBe(300)

  const { done } = await callAsAdmin(one, 'REST', 'listPricing')
  const row = done.find(
    ({ vehicleName, serviceType }) => vehicleName === 'Mercedes V Class' && serviceType === 'hourly',
  )
  await callAsAdmin(one, 'REST', 'changePricing', { id: row?.id, serviceType: 'hourly', hourlyRate: '80' })
  await expect.poll(quoted, { timeout: 60_000 }).toBe(320)
})
