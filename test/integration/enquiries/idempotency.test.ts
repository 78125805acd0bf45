import { describe, expect } from 'vitest'
import { Enquiry } from '../../../src/server/enquiries/enquiry.entity.ts'
import { protocols } from '../../support/api-clients.ts'
import { aMessage, askForPrice } from '../../support/enquiries.ts'
import { test } from '../../support/test.ts'

const withKey = (key: string) => ({ headers: { 'idempotency-key': key } })

const calls = [
  ['createQuoteRequest', askForPrice],
  ['createContactMessage', aMessage],
] as const

describe.each(protocols)('with an Idempotency-Key, by %s,', (protocol) => {
  test.for(calls)('%s files once, and a repeat gets the first answer', async ([name, body], { open }) => {
    const app = await open()
    const first = await app.clients[protocol].ask(name, body(), withKey('once'))
    const spelled = body({ customerName: ` ${String(body()['customerName'])}` })
    const again = await app.clients[protocol].ask(name, spelled, withKey('once'))
    expect([again.status, again.done]).toEqual([201, first.done])
    expect(await app.database.fresh().count(Enquiry)).toBe(1)
  })

  test.for(calls)('%s is not another one under the same key', async ([name, body], { app }) => {
    await app.clients[protocol].ask(name, body(), withKey(`${protocol} reused`))
    const other = body({ customerName: 'Somebody Else' })
    const answer = await app.clients[protocol].ask(name, other, withKey(`${protocol} reused`))
    expect([answer.status, answer.refused.code]).toEqual([422, 'IDEMPOTENCY_KEY_REUSED'])
  })

  test.for(calls)('%s leaves the key free when it is refused', async ([name, body], { app }) => {
    const options = withKey(`${protocol} refused`)
    expect((await app.clients[protocol].ask(name, body({ customerName: '' }), options)).status).toBe(400)
    expect((await app.clients[protocol].ask(name, body(), options)).status).toBe(201)
  })
})

test('a request for a price that is refused by our own tables leaves its key free', async ({ app }) => {
  const wrong = askForPrice({ vehicleName: 'S Class', passengers: 3 })
  expect((await app.clients.REST.ask('createQuoteRequest', wrong, withKey('fit'))).status).toBe(422)
  expect((await app.clients.REST.ask('createQuoteRequest', askForPrice(), withKey('fit'))).status).toBe(201)
})

test('of twenty that arrive at once one is filed, and the others get its answer or wait', async ({
  open,
}) => {
  const app = await open()
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      app.clients[index % 2 ? 'REST' : 'tRPC'].ask('createQuoteRequest', askForPrice(), withKey('at once')),
    ),
  )
  for (const { status } of answers) expect([201, 409]).toContain(status)
  expect(answers.some(({ status }) => status === 201)).toBe(true)
  expect(await app.database.fresh().count(Enquiry)).toBe(1)
})
