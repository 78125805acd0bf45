import { describe, expect } from 'vitest'
import { protocols } from '../../support/api-clients.ts'
import { callAsAdmin } from '../../support/admin-calls.ts'
import { expectRefusal, expectRefused } from '../../support/refusals.ts'
import { test } from '../../support/test.ts'

const partner = {
  name: 'Partner',
  url: 'https://partner.invalid/hooks',
  events: ['booking.created', 'booking.confirmed'],
}

const NOWHERE = '6b1c1c3a-6c1d-4f0e-9d51-0b8f0f1f2a3b'

describe.each(protocols)('the office, by %s,', (protocol) => {
  test.for([
    ['https://localhost/hooks', 'never called', 'webhook_private_name'],
    ['https://10.0.0.1/hooks', 'never called', 'webhook_not_public'],
    ['https://169.254.169.254/latest', 'never called', 'webhook_not_public'],
    ['https://[::ffff:127.0.0.1]/', 'never called', 'webhook_not_public'],
    ['http://partner.invalid/hooks', 'must start with https://', 'webhook_not_https'],
    ['https://ana:secret@partner.invalid/', 'user name or a password', 'webhook_with_password'],
    ['nonsense', 'must start with https://', 'webhook_not_https'],
    ['', 'Address is required.', 'required'],
  ])('cannot have %j called', async ([url = '', sentence = '', code = ''], { app }) => {
    const made = await callAsAdmin(app, protocol, 'createWebhook', { ...partner, url })
    expectRefused(made)
    expect(made.status).toBe(400)
    expect(made.refused.details).toEqual([
      {
        field: 'url',
        message: expect.stringContaining(sentence),
        reason: { code },
      },
    ])
    const { id } = (await callAsAdmin(app, protocol, 'createWebhook', partner)).done.webhook
    const changed = await callAsAdmin(app, protocol, 'changeWebhook', { id, url })
    expectRefused(changed)
    expect(changed.refused.details).toEqual(made.refused.details)
    await callAsAdmin(app, protocol, 'deleteWebhook', { id })
  })

  test.for([
    [{ name: '' }, 'Name is required.'],
    [{ name: 'x'.repeat(101) }, 'Name can be at most 100 characters long.'],
    [{ events: [] }, 'Choose at least one event.'],
    [{ events: undefined }, 'Choose at least one event.'],
    [{ events: ['booking.deleted'] }, 'Event must be one of: '],
  ] as const)('cannot add a receiver with %j', async ([change, sentence], { app }) => {
    const answer = await callAsAdmin(app, protocol, 'createWebhook', { ...partner, ...change })
    expectRefused(answer)
    expect(answer.refused.error).toContain(sentence)
  })

  test('is refused where there is nothing', async ({ app }) => {
    for (const name of [
      'changeWebhook',
      'deleteWebhook',
      'rotateWebhookSecret',
      'testWebhook',
      'listWebhookDeliveries',
    ] as const)
      for (const id of [NOWHERE, 'nonsense']) {
        const answer = await callAsAdmin(app, protocol, name, { id })
        expectRefusal(answer, { status: 404, code: 'NOT_FOUND', error: 'There is no such receiver.' })
      }
    for (const name of ['readWebhookDelivery', 'sendWebhookAgain'] as const)
      expectRefusal(await callAsAdmin(app, protocol, name, { id: NOWHERE }), {
        status: 404,
        code: 'NOT_FOUND',
        error: 'There is no such delivery.',
      })
  })
})
