import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ApiProvider, startVisit } from '../../shared/api/api-provider.tsx'
import { ToastProvider } from '../../shared/ui/toast.tsx'
import { fakeCalls, RefusedByServer } from '../../testing/fake-calls.ts'
import { AssignButton, GivingTrips } from './assign-dialog.tsx'

const { trip } = exampleAnswer('readBookingTrip', 'one')
const [car] = trip?.cars ?? []
const [suggestion] = exampleAnswer('readSuggestions', 'all').suggestions
if (!trip || !car?.assignment || !suggestion) throw new Error('the examples have a trip and a suggestion')
const toGive = { bookingId: trip.bookingId, carNo: 1, version: 0, about: '10:30 Faro Airport → Vilamoura' }

/** The list of a page, whose row goes once a colleague has given the trip to Rui. */
function show() {
  let version = 0
  const calls = fakeCalls({
    'dispatch.suggestions': () => ({ suggestions: [suggestion], cars: [], drivers: [] }),
    'dispatch.ofBooking': () => ({
      trip: {
        ...trip,
        cars: [
          { ...car, version, assignment: { ...car!.assignment, driverName: 'Rui Costa', plate: '56-CD-78' } },
        ],
      },
    }),
    'dispatch.assign': (input) => {
      if (input['version'] !== version)
        throw new RefusedByServer('CHANGED_MEANWHILE', 'Somebody has assigned this trip meanwhile.', {
          changedBy: 'maria',
        })
      return car!.assignment
    },
  })
  startVisit()
  const page = (hasRow: boolean) => (
    <ApiProvider>
      <ToastProvider>
        <GivingTrips>{hasRow && <AssignButton {...toGive} isAgain={false} isPrimary />}</GivingTrips>
      </ToastProvider>
    </ApiProvider>
  )
  const { rerender } = render(page(true))
  return {
    given: () => calls.filter(({ path }) => path === 'dispatch.assign').map(({ input }) => input),
    giveAsColleague: () => {
      version = 3
      rerender(page(false))
    },
  }
}

test('a trip that a colleague gives meanwhile is said in the dialog, which stays and takes a new choice', async () => {
  const page = show()
  await userEvent.click(screen.getByRole('button', { name: /^Assign/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Who drives?' }))
  const choice = await dialog.findByRole('button', { name: /Ana Martins/ })
  page.giveAsColleague()
  await userEvent.click(choice)
  await dialog.findByText(
    'maria has given this trip to Rui Costa, 56-CD-78 meanwhile. Your choice was not made.',
  )
  await userEvent.click(dialog.getByRole('button', { name: /Ana Martins/ }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(page.given()).toMatchObject([{ version: 0 }, { version: 3 }])
})
