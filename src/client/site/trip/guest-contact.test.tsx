import { exampleAnswer } from '@chauffeur/contract/examples/answers'
import type { Trip } from '@chauffeur/contract/trip'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { fakeCalls, RefusedByServer, type Answers } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const documented = exampleAnswer('readTrip', 'last')
const { bookingNumber } = documented
const ANA = documented.private?.customerEmail ?? ''
const RUI = 'rui@example.com'

/** The private page, over a server that keeps what is corrected. */
async function openTrip(address = '/trip', facts: Partial<Trip> = {}, answers: Answers = {}) {
  let now: Trip = { ...documented, ...facts }
  const calls = fakeCalls({
    'trip.read': () => now,
    'trip.route': () => {
      throw new RefusedByServer('NO_ROUTE', 'There is no way.')
    },
    'trip.correctCustomer': (input) => {
      now = { ...now, private: now.private && { ...now.private, ...input } }
      return now
    },
    'trip.endLinks': () => now,
    ...answers,
  })
  await openApp(address)
  await screen.findByText(bookingNumber)
  const sent = (path: string) => calls.filter((call) => call.path === path).map(({ input }) => input)
  return { sent, region: (name: string) => within(screen.getByRole('region', { name })) }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function type(field: string, text: string): Promise<void> {
  const input = screen.getByRole('textbox', { name: field })
  await userEvent.clear(input)
  await userEvent.type(input, text)
}

test.each([
  ['/trip', 'Your contact', 'Correct name or email', 'Email', 'Save', 'The confirmation is on its way to'],
  [
    '/pt/trip',
    'Os seus contactos',
    'Corrigir o nome ou o e-mail',
    'E-mail',
    'Guardar',
    'A confirmação já vai a caminho de',
  ],
  [
    '/es/trip',
    'Sus datos de contacto',
    'Corregir el nombre o el correo',
    'Correo electrónico',
    'Guardar',
    'La confirmación va de camino a',
  ],
])('on %s a guest corrects the address alone, and reads where the mail goes', async (page, ...words) => {
  const [heading, open, field, save, said] = words
  const { sent, region } = await openTrip(page)
  expect(region(heading).getByText(ANA)).toBeTruthy()
  await press(open)
  await type(field, ` ${RUI} `)
  await press(save)
  expect(await screen.findByText(new RegExp(`${said} ${RUI}`))).toBeTruthy()
  expect(sent('trip.correctCustomer')).toEqual([{ bookingNumber, customerEmail: RUI }])
  expect(await region(heading).findByText(RUI)).toBeTruthy()
})

test('a name alone is no news for the mailbox', async () => {
  const { sent } = await openTrip()
  await press('Correct name or email')
  await type('Full name', 'Ana de Sousa')
  await press('Save')
  expect(await screen.findByText('Saved. Our team has been told.')).toBeTruthy()
  expect(sent('trip.correctCustomer')).toEqual([{ bookingNumber, customerName: 'Ana de Sousa' }])
})

test('nothing is sent without a name, or to what is no address', async () => {
  const { sent } = await openTrip()
  await press('Correct name or email')
  await type('Email', 'ana at home')
  await userEvent.clear(screen.getByRole('textbox', { name: 'Full name' }))
  await press('Save')
  expect(screen.getByText('Full name is required.')).toBeTruthy()
  expect(sent('trip.correctCustomer')).toEqual([])
})

test('a change too many is refused in a sentence, and what was typed stays', async () => {
  const tooOften = 'Too many attempts. Please wait 15 hours and try again.'
  await openTrip(
    '/trip',
    {},
    {
      'trip.correctCustomer': () => {
        throw new RefusedByServer('TOO_MANY_REQUESTS', tooOften)
      },
    },
  )
  await press('Correct name or email')
  await type('Email', RUI)
  await press('Save')
  expect(await screen.findByText(tooOften)).toBeTruthy()
  expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', RUI)
})

test('the links are ended once the guest has read what that does', async () => {
  const { sent } = await openTrip()
  await press('End this link and send me a new one')
  const question = within(await screen.findByRole('alertdialog', { name: 'End this link?' }))
  expect(question.getByText(new RegExp(`“This link has ended”. A new one will go to ${ANA}`))).toBeTruthy()
  await userEvent.click(question.getByRole('button', { name: 'Keep the link' }))
  expect(sent('trip.endLinks')).toEqual([])
  await press('End this link and send me a new one')
  await press('Yes, end it')
  expect(await screen.findByText(new RegExp(`have ended. A new one is on its way to ${ANA}`))).toBeTruthy()
  expect(sent('trip.endLinks')).toEqual([{ bookingNumber }])
})

test('in the last hour nothing is corrected, and the links can still be ended', async () => {
  await openTrip('/trip', { acts: [] })
  expect(screen.queryByRole('button', { name: 'Correct name or email' })).toBeNull()
  expect(screen.getByRole('button', { name: 'End this link and send me a new one' })).toBeTruthy()
})

test('whoever is only shown the journey reads no contact', async () => {
  await openTrip('/trip', { access: 'view', private: null, acts: [] })
  expect(screen.queryByRole('region', { name: 'Your contact' })).toBeNull()
  expect(screen.queryByText(ANA)).toBeNull()
})

test.each([
  ['/trip?link=ended', 'This link has ended', 'A newer one has taken its place'],
  ['/pt/trip?link=ended', 'Este link expirou', 'Já há um mais recente'],
  ['/es/trip?link=ended', 'Este enlace ha caducado', 'Ya hay uno más reciente'],
  ['/trip?link=wrong', 'This link does not work', 'It may have been cut off'],
])('%s says what became of the link, and how to get the next one', async (page, heading, said) => {
  fakeCalls({
    'trip.read': () => {
      throw new RefusedByServer('NOT_FOUND', 'None')
    },
  })
  await openApp(page)
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeTruthy()
  expect(screen.getByText(new RegExp(said))).toBeTruthy()
  expect(screen.getAllByRole('textbox')).toHaveLength(2)
})

test('a page that is open while the links are ended elsewhere says so', async () => {
  const ended = { httpStatus: 410, reason: { code: 'link_replaced' } }
  fakeCalls({
    'trip.read': () => {
      throw new RefusedByServer('LINK_ENDED', 'This link has ended: a newer one has taken its place.', ended)
    },
  })
  await openApp('/trip')
  expect(await screen.findByRole('heading', { level: 1, name: 'This link has ended' })).toBeTruthy()
  expect(screen.getByText(/A newer one has taken its place/)).toBeTruthy()
})

test.each<[trip: string, facts: Partial<Trip>]>([
  ['is cancelled', { state: 'cancelled', acts: [] }],
  ['is over', { state: 'confirmed', end: 'driven', acts: [] }],
])('the link of a trip that %s is not said to change anything', async (_, facts) => {
  const { region } = await openTrip('/trip', facts)
  expect(
    region('Your contact').getByText('Whoever has the link from our emails can see this booking.'),
  ).toBeTruthy()
})
