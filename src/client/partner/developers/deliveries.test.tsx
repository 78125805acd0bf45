import type { WebhookDelivery } from '@chauffeur/contract/webhooks'
import { endpoints } from '@chauffeur/contract/endpoints'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { initTRPC } from '@trpc/server'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { openApp } from '../../testing/open-app.tsx'
import { serve } from '../../testing/serve.ts'

const AT = '2026-11-20T10:42:00.000Z'
const ID = '00000000-0000-4000-8000-0000000000c1'

const delivery: WebhookDelivery = {
  id: '00000000-0000-4000-8000-0000000000d1',
  webhookId: ID,
  messageId: 'msg_1',
  type: 'webhook.test',
  bookingNumber: null,
  state: 'failed',
  createdAt: AT,
  attempts: 10,
  nextAttemptAt: null,
  settledAt: AT,
  reason: 'The receiver was switched off.',
  failure: { code: 'receiver_switched_off' },
}
const older = { ...delivery, id: `${delivery.id.slice(0, -1)}2`, reason: 'Stored as text.', failure: null }

const receiver: z.output<typeof endpoints.createMemberWebhook.output>['webhook'] = {
  id: ID,
  name: 'Hotel Sol',
  url: 'https://sol.example/hooks',
  events: ['booking.created'],
  enabled: false,
  goneAt: null,
  failingSince: null,
  contactEmail: null,
  createdAt: AT,
  oldSecretUntil: null,
  lastDelivery: delivery,
  livemode: true,
}

const tried = { at: AT, durationMs: 3, status: null, answer: null }
const { procedure, router } = initTRPC.create()
const calls = router({
  member: {
    me: procedure.output(endpoints.readMember.output).query(() => ({
      email: 'dev@hotel.example',
      role: 'developer' as const,
      partner: { id: ID, name: 'Hotel Sol', kind: 'hotel' as const, state: 'live' as const },
      sandboxUrl: null,
      livemode: true,
    })),
  },
  memberWebhooks: {
    list: procedure.query(() => ({ webhooks: [receiver] })),
    deliveries: procedure.query(() => ({ deliveries: [delivery, older], nextCursor: null })),
    delivery: procedure.query(() => ({
      ...delivery,
      body: '{}',
      log: [
        { ...tried, error: 'The connection was refused.', failure: { code: 'connection_refused' } },
        { ...tried, at: '2026-11-20T10:41:00.000Z', error: 'Tried before.', failure: null },
      ],
    })),
  },
})

test('a Portuguese page says in Portuguese why a delivery failed, and an old one as it was stored', async () => {
  serve(calls)
  await openApp('/pt/partner/developers?tab=receivers')
  const card = within(await screen.findByRole('article', { name: 'Hotel Sol' }))
  expect(card.getByText('O teste não foi aceite: o recetor foi desligado.')).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Entregas' }))
  const rows = await card.findAllByRole('article')
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('O recetor foi desligado.'),
    expect.stringContaining('Stored as text.'),
  ])
  const [first] = rows
  if (!first) throw new Error('There is no delivery')
  await userEvent.click(within(first).getByRole('button', { name: 'Pormenores' }))
  expect(await within(first).findByText(/A ligação foi recusada\./)).toBeTruthy()
  expect(within(first).getByText(/Tried before\./)).toBeTruthy()
})
