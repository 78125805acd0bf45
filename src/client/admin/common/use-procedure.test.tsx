import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { getQueryKey } from '@trpc/react-query'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { TRPCError } from '@trpc/server'
import type { ReactNode } from 'react'
import { expect, test } from 'vitest'
import { browserLinks, trpc } from '../../shared/api/trpc.ts'
import { ToastProvider } from '../../shared/ui/toast.tsx'
import { serve } from '../../testing/serve.ts'
import { fakeProcedures, t } from '../testing/fake-procedures.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { useProcedure } from './use-procedure.ts'

function AcceptButton() {
  const { run } = useProcedure(trpc.bookings.actOnSeveral, { failed: 'Not accepted' })
  return (
    <button onClick={() => run({ act: 'accept', bookings: [], driverId: null, carId: null })}>Accept</button>
  )
}

function DeleteButton() {
  const { run } = useProcedure(trpc.stops.delete, { failed: 'Not deleted' })
  return <button onClick={() => run({ id: 'lagos', version: 1 })}>Delete</button>
}

function show(button: ReactNode, queries: QueryClient) {
  render(
    <trpc.Provider client={trpc.createClient({ links: browserLinks() })} queryClient={queries}>
      <QueryClientProvider client={queries}>
        <ToastProvider>{button}</ToastProvider>
      </QueryClientProvider>
    </trpc.Provider>,
  )
}

test('the plan of a day is read again after several bookings were accepted, or some of them before it failed', async () => {
  const accept = fakeProcedures(fakeServer()).closed.mutation(() => {
    throw new TRPCError({ code: 'INTERNAL_SERVER_ERROR' })
  })
  serve(t.router({ bookings: t.router({ actOnSeveral: accept }) }))
  const queries = new QueryClient()
  const key = ['plan', '2027-01-27', []]
  queries.setQueryData(key, {})
  show(<AcceptButton />, queries)
  await userEvent.click(screen.getByRole('button', { name: 'Accept' }))
  await expect.poll(() => queries.getQueryState(key)?.isInvalidated).toBe(true)
})

test('what the booking page has kept of stops and regions is read anew after a change in the office', async () => {
  const remove = fakeProcedures(fakeServer()).closed.mutation(() => ({}))
  serve(t.router({ stops: t.router({ delete: remove }) }))
  const queries = new QueryClient()
  const along = { pickup: 'Faro Airport', dropoff: 'Lisbon' }
  const stored = {
    suggestions: getQueryKey(trpc.stops.suggest, along, 'query'),
    regions: getQueryKey(trpc.regions.list, undefined, 'query'),
    luggage: getQueryKey(trpc.luggage.list, undefined, 'query'),
  }
  for (const key of Object.values(stored)) queries.setQueryData(key, [])
  show(<DeleteButton />, queries)
  await userEvent.click(screen.getByRole('button'))
  const isStale = (key: readonly unknown[]) => queries.getQueryState(key)?.isInvalidated
  await expect
    .poll(() => [isStale(stored.suggestions), isStale(stored.regions), isStale(stored.luggage)])
    .toEqual([true, true, false])
})
