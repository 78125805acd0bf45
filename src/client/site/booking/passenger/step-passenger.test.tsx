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
  expect(box('Name on the sign').placeholder).toBe('Rui Costa')
  await userEvent.type(box('Name on the sign'), 'Mr Costa')
  expect(stored()?.signName).toBe('Mr Costa')
})
