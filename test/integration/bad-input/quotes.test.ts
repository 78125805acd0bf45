import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { expectNothingStored, expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'
import { faroToVilamoura, hireInFaro, quoteFor, type QuoteBody } from '../../support/trips.ts'

const transfer = quoteFor(faroToVilamoura())
const stop = { location: 'Loulé market', duration: 60 }

/** One wrong field of each kind; what every single field refuses is tested at the contract. */
const cases: readonly (readonly [what: string, body: QuoteBody, field: string])[] = [
  ['its pick-up is missing', { ...transfer, pickup: undefined }, 'pickup'],
  ['a transfer has no drop-off', { ...transfer, dropoff: ' ' }, 'dropoff'],
  ['its vehicle is a list', { ...transfer, vehicleName: ['E Class'] }, 'vehicleName'],
  ['whether it is a hire is a word', { ...transfer, isHourly: 'yes' }, 'isHourly'],
  ['its hours are too many', { ...quoteFor(hireInFaro()), duration: 25 }, 'duration'],
  ['a stop comes twice', { ...transfer, stops: [stop, { ...stop, location: 'LOULE  market' }] }, 'stops'],
  ['a stop takes 90 minutes', { ...transfer, stops: [{ ...stop, duration: 90 }] }, 'stops'],
]

describe.each(protocols)('a quote is refused by %s when', (protocol) => {
  test.for(cases)('%s', async ([, body, field], { app }) => {
    const answer = await app.clients[protocol].ask('createQuote', body)
    expectRefused(answer)
    expect([answer.status, answer.refused.details?.[0]?.field]).toEqual([400, field])
    await expectNothingStored(app)
  })

  test.for(['Mercedes', 'Rolls-Royce', 'S', '1', 'Mercedes S Class; drop table booking'])(
    'the vehicle is “%s”',
    async (vehicleName, { app }) => {
      const answer = await app.clients[protocol].ask('createQuote', { ...transfer, vehicleName })
      expectRefused(answer)
      expect([answer.status, answer.refused.error]).toEqual([
        400,
        `We have no vehicle called “${vehicleName}”.`,
      ])
    },
  )
})
