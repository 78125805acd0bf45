import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { findStoredSession } from '../../../shared/journey/draft/session-storage.ts'
import type { Draft } from '../../../shared/journey/draft/draft.ts'
import { aDraft, openBooking } from '../testing/open-booking.ts'

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const country = () => screen.findByRole<HTMLSelectElement>('combobox', { name: 'Country code of the phone' })
const stored = () => findStoredSession()?.draft

async function open(fields: Partial<Draft> = {}) {
  await openBooking('/book?step=3', aDraft({ phone: '', ...fields }))
  await screen.findByRole('heading', { name: /Passenger Information/ })
}

test('a phone number that is typed without its country gets that of the picker', async () => {
  await open()
  await userEvent.selectOptions(await country(), 'Portugal (+351)')
  await userEvent.type(box('Phone'), '912345678')
  expect(box('Phone').value).toBe('912345678')
  await userEvent.tab()
  expect(stored()?.phone).toBe('+351 912 345 678')
})

test('a number that says its country shows it, and another choice changes its calling code', async () => {
  await open({ phone: '+351 912 345 678' })
  expect((await country()).value).toBe('PT')
  await userEvent.selectOptions(await country(), 'Spain (+34)')
  expect(stored()?.phone).toBe('+34 912 34 56 78')
})

test('why the phone is asked for is said at its box, and Enter leads from box to box', async () => {
  await open()
  await country()
  expect(
    screen.getByRole('textbox', { description: /So that your chauffeur can reach you at the pick-up\./ }),
  ).toBe(box('Phone'))
  await userEvent.click(box('Full Name'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(box('Email'))
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(box('Phone'))
})

test('a booking for somebody else asks who travels, and only an airport pick-up for the name on the sign', async () => {
  await open()
  expect(screen.queryByRole('textbox', { name: 'Name on the sign' })).toBeNull()
  expect(screen.queryByRole('textbox', { name: 'Traveller’s name' })).toBeNull()
  await userEvent.click(screen.getByRole('switch', { name: 'I am booking for someone else' }))
  await userEvent.type(box('Traveller’s name'), 'Rui Costa')
  await userEvent.type(box('Traveller’s phone (Optional)'), '+351 913 000 000')
  expect(stored()).toMatchObject({
    isForAnother: true,
    travellerName: 'Rui Costa',
    travellerPhone: '+351 913 000 000',
  })
})

test('the sign has the name of whoever travels unless it is given another', async () => {
  await open({ isAirport: true, isForAnother: true, travellerName: 'Rui Costa' })
  const sign = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Name on the sign' })
  expect(sign.placeholder).toBe('Rui Costa')
  await userEvent.type(sign, 'Mr Costa')
  expect(stored()?.signName).toBe('Mr Costa')
})

const group = () => screen.getByRole('button', { name: 'Children, wheelchair or a dog?' })

test('the seats that children need are suggested in the folded group, and chosen only by a press', async () => {
  await open({ passengers: 3, vehicleId: 2 })
  await userEvent.click(group())
  await userEvent.type(await screen.findByRole('textbox', { name: 'Age of child 1 (years)' }), '2')
  expect(await screen.findByText('We suggest 1 child seat.')).toBeTruthy()
  expect(stored()).toMatchObject({ seatsWanted: false, childSeatCount: 0 })
  await userEvent.click(screen.getByRole('button', { name: 'Choose these seats' }))
  expect(stored()).toMatchObject({ seatsWanted: true, childSeatCount: 1, boosterSeatCount: 0 })
})

test('who stays in the wheelchair cannot go on, and is led to the team with what was filled in', async () => {
  await open({ phone: '+351 912 345 678' })
  await userEvent.click(group())
  const box = await screen.findByRole('combobox', { name: 'Wheelchair' })
  await userEvent.selectOptions(box, 'The traveller stays in it on the way')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain('None of our cars carries somebody who stays in the wheelchair.')
  await userEvent.click(screen.getByRole('button', { name: 'Next' }))
  expect(box.getAttribute('aria-invalid')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Ask our team for a price' }))
  expect(await screen.findByText(/Wheelchair: Its guest stays in it/)).toBeTruthy()
})
