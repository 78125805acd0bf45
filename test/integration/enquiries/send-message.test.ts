import { describe, expect } from 'vitest'
import { Enquiry } from '../../../src/server/enquiries/enquiry.entity.ts'
import { START } from '../../support/app.ts'
import { protocols } from '../../support/api-clients.ts'
import { aMessage } from '../../support/enquiries.ts'
import { expectNothingStored, expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

describe.each(protocols)('a message by %s', (protocol) => {
  test('is refused when nobody can be answered', async ({ open }) => {
    const app = await open()
    const answer = await app.clients[protocol].ask('createContactMessage', aMessage({ customerEmail: '' }))
    expectRefused(answer)
    expect([answer.status, answer.refused.error, answer.refused.details?.[0]?.field]).toEqual([
      400,
      'Please give an email address or a phone number, so that we can answer.',
      'customerEmail',
    ])
    await expectNothingStored(app)
  })

  test('is answered with a reference and stored as it was written', async ({ app }) => {
    const { status, done } = await app.clients[protocol].ask(
      'createContactMessage',
      aMessage({
        customerPhone: '912 345 678',
        bookingNumber: ' TR-7K3Q9X ',
        message: 'Left <b>my</b> umbrella.\r\nIt is blue.',
      }),
    )
    expect(status).toBe(201)
    expect(done).toEqual({
      id: expect.stringMatching(/^[\da-f-]{36}$/),
      reference: expect.stringMatching(/^CM-[2-9A-Z]{6}$/),
    })
    expect(await app.database.fresh().findOneOrFail(Enquiry, { id: done.id })).toMatchObject({
      reference: done.reference,
      kind: 'contact',
      createdAt: new Date(START),
      answeredAt: null,
      customerName: 'Rui Costa',
      customerEmail: 'rui.costa@example.com',
      customerPhone: '912 345 678',
      customerPhoneE164: '+351912345678',
      bookingNumber: 'TR-7K3Q9X',
      message: 'Left <b>my</b> umbrella.\nIt is blue.',
      trip: null,
    })
  })
})
