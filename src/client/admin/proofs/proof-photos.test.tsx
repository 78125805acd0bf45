import type { TripProof } from '@chauffeur/contract/dispatch'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aBooking } from '../testing/a-booking.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const ana = aBooking({ status: 'confirmed' })
const proof: TripProof = {
  id: '27cbfead-9c8b-4b7f-9f5e-a2918f7e6d19',
  assignmentId: '05ad9c8b-7a6f-4f5e-ad3c-807f6e5d4c17',
  driverName: 'Rui Costa',
  takenAt: '2026-12-04T11:31:00.000Z',
  receivedAt: '2026-12-04T11:31:02.000Z',
  deleteAfter: '2027-04-03T11:31:02.000Z',
}

async function openBooking(...proofs: TripProof[]) {
  await openAdmin(
    fakeServer({ bookings: [ana], proofs: { [ana.id]: proofs } }),
    `/admin/bookings/${ana.bookingNumber}`,
  )
  await screen.findByRole('region', { name: 'Trip' })
}

test('the photos of a meeting point are small on the page of the booking, and open large', async () => {
  await openBooking(proof, { ...proof, id: '38dcafbe-0d9c-4c8a-8a6f-b3a29f8e7d20', driverName: null })
  const section = within(await screen.findByRole('region', { name: 'Photos of the meeting point' }))
  expect(section.getByText('Photos are deleted 120 days after they came.')).toBeTruthy()
  await userEvent.click(section.getByRole('button', { name: 'Photo 1 of 2, large' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Photo 1 of 2' }))
  expect(dialog.getByRole('img', { name: 'Photo 1 of 2' }).getAttribute('src')).toBe(
    `/api/admin/proofs/${proof.id}`,
  )
  expect(dialog.getByText(/^Taken by Rui Costa,/)).toBeTruthy()
})

test('a booking without photos says nothing of them', async () => {
  await openBooking()
  expect(screen.queryByRole('region', { name: 'Photos of the meeting point' })).toBeNull()
})
