import type { CalendarLink } from '@chauffeur/contract/calendar'
import { endpoints } from '@chauffeur/contract/endpoints'
import type { WebhookHours } from '@chauffeur/contract/partner-developers'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { initTRPC } from '@trpc/server'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { openApp } from '../testing/open-app.tsx'
import { serve } from '../testing/serve.ts'

const AT = '2026-11-20T10:42:00.000Z'
const ID = '00000000-0000-4000-8000-0000000000c'

const receiver = (
  number: number,
  name: string,
): z.output<typeof endpoints.createMemberWebhook.output>['webhook'] => ({
  id: `${ID}${number}`,
  name,
  url: 'https://sol.example/hooks',
  events: ['booking.created'],
  enabled: true,
  goneAt: null,
  failingSince: null,
  contactEmail: null,
  createdAt: AT,
  oldSecretUntil: null,
  lastDelivery: null,
  livemode: true,
})

const hoursOf = (
  number: number,
  tries: Readonly<Record<number, readonly [number, number]>>,
): WebhookHours => {
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const [delivered, failed] = tries[hour] ?? [0, 0]
    return { from: new Date(Date.parse(AT) + hour * 3_600_000).toISOString(), delivered, failed }
  })
  const sum = (of: 'delivered' | 'failed') => hours.reduce((all, hour) => all + hour[of], 0)
  return { id: `${ID}${number}`, delivered: sum('delivered'), failed: sum('failed'), hours }
}

const { procedure, router } = initTRPC.create()
let made = 0
let link: CalendarLink | null = null

const calls = router({
  calendar: {
    linkAsMember: procedure.output(endpoints.readMemberCalendarLink.output).query(() => ({ link })),
    renewAsMember: procedure.output(endpoints.renewMemberCalendarLink.output).mutation(() => {
      made += 1
      link = { createdAt: AT, createdBy: 'dev@hotel.example' }
      return { ...link, url: `https://costa.example/calendar/partner-${made}.ics` }
    }),
    removeAsMember: procedure.output(endpoints.removeMemberCalendarLink.output).mutation(() => {
      link = null
      return { success: true } as const
    }),
  },
  member: {
    me: procedure.output(endpoints.readMember.output).query(() => ({
      email: 'dev@hotel.example',
      role: 'developer' as const,
      partner: { id: `${ID}9`, name: 'Hotel Sol', kind: 'hotel' as const, state: 'live' as const },
      sandboxUrl: null,
      livemode: true,
    })),
    overview: procedure
      .output(endpoints.readPartnerOverview.output)
      .query(() => ({ today: '2026-11-20', credit: null, trips: [], needs: [] })),
    bookings: procedure
      .output(endpoints.listMemberBookings.output)
      .query(() => ({ bookings: [], nextCursor: null })),
  },
  memberKeys: { list: procedure.output(endpoints.listMemberKeys.output).query(() => ({ keys: [] })) },
  memberWebhooks: {
    list: procedure
      .output(endpoints.listMemberWebhooks.output)
      .query(() => ({ webhooks: [receiver(1, 'Reservations'), receiver(2, 'Housekeeping')] })),
    hours: procedure
      .output(endpoints.readWebhookHours.output)
      .query(() => ({ webhooks: [hoursOf(2, {}), hoursOf(1, { 3: [212, 0], 23: [0, 3] })] })),
  },
})

test('beside the trips each receiver says in words how its messages of 24 hours went, and draws it', async () => {
  serve(calls)
  await openApp('/partner')
  const receivers = within(await screen.findByRole('region', { name: 'Receivers' }))
  await receivers.findByText('24 hours: 212 delivered, 3 failed')
  const [reservations, housekeeping] = receivers.getAllByRole('listitem')
  expect(housekeeping?.textContent).toContain('24 hours: nothing was sent')
  const bars = reservations?.querySelectorAll('[aria-hidden] > span') ?? []
  expect(bars).toHaveLength(24)
})

test('a link for a calendar program is made, shown once, renewed after a question, and turned off', async () => {
  serve(calls)
  await openApp('/partner')
  const open = () => userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }))
  await screen.findByRole('button', { name: 'Add to calendar' })
  await open()
  const dialog = within(await screen.findByRole('dialog', { name: 'Your trips in a calendar' }))
  const address = async () => (await dialog.findByLabelText<HTMLInputElement>(/^Address/)).value
  await userEvent.click(await dialog.findByRole('button', { name: 'Make a link' }))
  expect(await address()).toBe('https://costa.example/calendar/partner-1.ics')
  const ask = async (name: string) => {
    await userEvent.click(await dialog.findByRole('button', { name }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
  }
  await ask('Renew the link')
  await waitFor(async () => expect(await address()).toBe('https://costa.example/calendar/partner-2.ics'))
  await userEvent.keyboard('{Escape}')
  await open()
  expect(await screen.findByText(/^Your link is from Friday, 20 November 2026/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Address/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Turn off' }))
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Turn off' }),
  )
  expect(await screen.findByRole('button', { name: 'Make a link' })).toBeTruthy()
})
