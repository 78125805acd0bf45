import type { CashCarrier } from '@chauffeur/contract/driver-cash'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApiProvider, startVisit } from '../../shared/api/api-provider.tsx'
import { ToastProvider } from '../../shared/ui/toast.tsx'
import { fakeCalls } from '../../testing/fake-calls.ts'
import { DriverCashSection } from './driver-cash.tsx'

const carrier: CashCarrier = {
  driverId: 'ana',
  driverName: 'Ana Martins',
  carried: 49,
  entries: [
    {
      id: 'a',
      driverName: 'Ana Martins',
      bookingNumber: null,
      kind: 'collected',
      method: 'cash',
      amount: 49,
      owed: 49,
      at: '2027-01-27T11:00:00.000Z',
      by: 'Ana Martins',
      note: null,
    },
  ],
}

test('the name of a driver stands once above the cash, and not at each amount', async () => {
  fakeCalls({ 'driverCash.list': () => ({ drivers: [carrier] }) })
  startVisit()
  render(
    <ApiProvider>
      <ToastProvider>
        <DriverCashSection />
      </ToastProvider>
    </ApiProvider>,
  )
  expect(await screen.findByText('€49.00 in cash')).toBeTruthy()
  expect(screen.getAllByText(/Ana Martins/)).toHaveLength(1)
})
