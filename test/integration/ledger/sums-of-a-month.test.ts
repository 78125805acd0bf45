import { testScenarios } from '@chauffeur/domain/sandbox'
import { expect } from 'vitest'
import { PartnerEntry } from '../../../src/server/ledger/partner-entry.entity.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { byKey } from '../../support/api-keys.ts'
import { clockAt } from '../../support/clock.ts'
import { SANDBOX, sandboxCalls, startPartner } from '../../support/sandbox.ts'
import { test } from '../../support/test.ts'

type Played = Awaited<ReturnType<ReturnType<typeof sandboxCalls>['play']>>['booking']

const inCents = (euros: number | null) => Math.round((euros ?? 0) * 100)
const sum = (cents: readonly number[]) => cents.reduce((all, one) => all + one, 0)

/** Returns the amount that the firm keeps of a booking, in cents, from the payment as its partner reads it. */
function kept({ state, paymentMethod, totalPrice, paidAmount, refundedAmount }: Played): number {
  if (paymentMethod === 'cash') return state === 'completed' ? inCents(totalPrice) : 0
  return inCents(paidAmount) - inCents(refundedAmount)
}

test.for([
  ['commission', (cents: number) => Math.round(cents / 10)],
  ['net', (cents: number) => -cents],
] as const)('the statement of a month is the sum of its payments, with %s terms', async (row, { open }) => {
  const [terms, earned] = row
  const app = await open({ ...SANDBOX, clock: clockAt('2027-01-20T12:00:00.000Z') })
  const key = await startPartner(app, 'Lisbon Hotels', terms)
  const { play } = sandboxCalls(app, key)
  const played: Played[] = []
  for (const name of testScenarios) played.push((await play(name)).booking)
  // On the 2nd of February and of March: what was played goes on into February.
  for (const days of [13, 28]) {
    app.clock.advance({ hours: days * 24 })
    await app.signInAgain()
    for (let run = 0; run < 2; run += 1) await app.workers.statements.drain()
  }

  const { id } = key.partner
  const { statements, balance } = (await callAsAdmin(app, 'REST', 'readPartnerMoney', { id })).done
  const expected = sum(played.map((booking) => earned(kept(booking))))
  const entries = await app.database.fresh().find(PartnerEntry, { partnerId: id })
  expect([inCents(balance), sum(entries.map(({ cents }) => cents))]).toEqual([expected, expected])
  expect(inCents(statements[0]?.closing ?? 0)).toBe(expected)

  const lines = await Promise.all(
    statements.map(async (statement) => {
      await callAsAdmin(app, 'REST', 'sendStatement', { id: statement.id })
      const about = { id: statement.id, limit: 100 }
      const { data } = (await app.clients.REST.ask('listStatementLines', about, byKey(key))).done
      expect(sum(data.map(({ amount }) => inCents(amount)))).toBe(inCents(statement.sum))
      return data.map((line) => line.id)
    }),
  )
  expect(lines.flat().toSorted()).toEqual(entries.map((entry) => entry.id).toSorted())
})
