import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { NoConnection, RefusedByServer, type Answers, type Call } from '../../../testing/fake-calls.ts'
import type { Draft } from '../../../shared/journey/draft/draft.ts'
import { findStoredSession } from '../../../shared/journey/draft/session-storage.ts'
import { aDraft, openBooking, quoteOf } from '../testing/open-booking.ts'

const refuse = () => {
  throw new RefusedByServer('UNKNOWN_PLACE', 'We could not find “Atlantis”.')
}

const sent = (calls: readonly Call[]) => calls.filter(({ path }) => path === 'enquiries.requestQuote')
const askButtons = () => screen.findAllByRole('button', { name: /^Ask our team for a price/ })
const dialog = () => screen.findByRole('dialog', { name: 'Ask our team for a price' })
async function fill(field: HTMLElement, text: string) {
  await userEvent.click(field)
  await userEvent.paste(text)
}
const sendButton = () => screen.getByRole('button', { name: 'Send request' })

async function visit(address: string, answers: Answers = {}, change: Partial<Draft> = {}) {
  const draft = aDraft({ dropoffLocation: 'Atlantis', vehicleId: null, phone: '', ...change })
  const enquiries = { 'enquiries.requestQuote': () => ({ id: 'e', reference: 'QR-7K3Q9X' }) }
  return (await openBooking(address, draft, { 'quotes.create': refuse, ...enquiries, ...answers })).calls
}

async function open(answers: Answers = {}, change: Partial<Draft> = {}) {
  const calls = await visit('/book?step=2', answers, change)
  const [button] = await askButtons()
  if (!button) throw new Error('There is no button')
  await userEvent.click(button)
  return { calls, button, form: within(await dialog()) }
}

test('where one vehicle has no price, its card asks for that one', async () => {
  const calls = await visit('/book?step=2', {
    'quotes.create': ({ vehicleName }) => (vehicleName === 'Mercedes Vito' ? refuse() : quoteOf(49)),
  })
  const [button, ...others] = await askButtons()
  if (!button) throw new Error('There is no button')
  expect([button.getAttribute('aria-label'), others]).toEqual([
    'Ask our team for a price for the Mercedes Vito',
    [],
  ])
  await userEvent.click(button)
  expect(within(await dialog()).getByText(/Mercedes Vito/)).toBeTruthy()
  await userEvent.click(sendButton())
  await screen.findByText('QR-7K3Q9X')
  expect(sent(calls)[0]?.input).toMatchObject({ vehicleId: 4, vehicleName: 'Mercedes Vito' })
})

test('where a trip cannot be paid, step 1 has the way on', async () => {
  const answers = {
    'locations.checkRegion': () => ({ isInAlgarve: false }),
    'quotes.create': () => quoteOf(49),
  }
  await visit('/book', answers)
  await screen.findByText('Our team can still arrange this trip for you.')
  expect(await askButtons()).toHaveLength(1)
})

test.for([
  ['a price', () => quoteOf(49)],
  ['none', refuse],
] as const)('in step 4 one button asks the team, with %s', async ([, answer]) => {
  const answers = { 'locations.checkRegion': () => ({ isInAlgarve: false }), 'quotes.create': answer }
  await visit('/book?step=4', answers, { vehicleId: 2, phone: '+351 912 345 678' })
  await screen.findByRole('heading', { name: /Review & Confirm/ })
  expect(await askButtons()).toHaveLength(1)
})

test('the dialog knows who asks, sends the whole draft once, and tells what happens next', async () => {
  const { calls, button, form } = await open({}, { vehicleId: 2, notes: 'Two golf bags' })
  expect(form.getByLabelText<HTMLInputElement>('Full Name').value).toBe('Ana Sousa')
  expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('ana@example.com')
  expect(form.getByText('Atlantis')).toBeTruthy()
  await fill(form.getByLabelText('Message (Optional)'), 'By the quay')
  await userEvent.dblClick(sendButton())
  await screen.findByText('QR-7K3Q9X')
  expect(screen.getByText('Our team will contact you within 24 hours, at ana@example.com.')).toBeTruthy()
  expect(sent(calls)).toMatchObject([
    {
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
      input: {
        customerName: 'Ana Sousa',
        customerEmail: 'ana@example.com',
        message: 'By the quay',
        notes: 'Two golf bags',
        pickupLocation: 'Faro Airport',
        dropoffLocation: 'Atlantis',
        pickupDate: '2026-12-04',
        pickupTime: '10:30',
        vehicleId: 2,
      },
    },
  ])
  await userEvent.click(screen.getByRole('button', { name: 'Back to my booking' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(button)
  expect(findStoredSession()?.draft.pickupLocation).toBe('Faro Airport')
})

test('what is missing is said at its field, and nothing is sent', async () => {
  const { calls, form } = await open({}, { passengerName: '', email: '' })
  await userEvent.click(sendButton())
  expect(form.getByText('Full name is required.')).toBeTruthy()
  expect(
    form.getByText('Please give an email address or a phone number, so that we can answer.'),
  ).toBeTruthy()
  const name = form.getByLabelText('Full Name')
  expect(document.activeElement).toBe(name)
  expect(sent(calls)).toEqual([])
  await fill(name, 'Rui')
  await fill(form.getByLabelText('Phone'), '+351 912 345 678')
  expect(form.queryByText(/required|Please give/)).toBeNull()
  await userEvent.click(sendButton())
  await screen.findByText('QR-7K3Q9X')
  expect(findStoredSession()?.draft).toMatchObject({ passengerName: 'Rui', phone: '+351 912 345 678' })
})

test('what the server refuses stands at its field', async () => {
  const sentence = 'Full name contains characters that cannot be used.'
  const { form } = await open({
    'enquiries.requestQuote': () => {
      throw new RefusedByServer('INVALID_INPUT', sentence, {
        details: [{ field: 'customerName', message: sentence }],
      })
    },
  })
  await userEvent.click(sendButton())
  await form.findByText(sentence)
  expect(document.activeElement).toBe(form.getByLabelText('Full Name'))
  expect(form.queryByRole('alert')).toBeNull()
})

test('what the server refuses of the trip is said above the form', async () => {
  const sentence = 'The pick-up time is in the past.'
  const { form } = await open({
    'enquiries.requestQuote': () => {
      throw new RefusedByServer('INVALID_INPUT', sentence, {
        details: [{ field: 'pickupTime', message: sentence }],
      })
    },
  })
  await userEvent.click(sendButton())
  expect((await form.findByRole('alert')).textContent).toMatch(sentence)
})

test('after a lost answer the same content goes out under the same key, another under another', async () => {
  let fails = 2
  const { calls, form } = await open({
    'enquiries.requestQuote': () => {
      if (fails-- > 0) throw new NoConnection('lost')
      return { id: 'e', reference: 'QR-7K3Q9X' }
    },
  })
  await userEvent.click(sendButton())
  expect((await form.findByRole('alert')).textContent).toMatch(
    'Something went wrong. Please try again. What you wrote is still here.',
  )
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(sent(calls)).toHaveLength(2))
  await form.findByRole('alert')
  await fill(form.getByLabelText('Message (Optional)'), 'Still there?')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('QR-7K3Q9X')
  const [first, second, third] = sent(calls).map(({ idempotencyKey }) => idempotencyKey)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
