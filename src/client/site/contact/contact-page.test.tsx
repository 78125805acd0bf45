import type { Site } from '@chauffeur/contract/site'
import { contactReasons } from '@chauffeur/words/en/contact-reasons'
import { cleanup, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { fakeCalls, NoConnection, RefusedByServer } from '../../testing/fake-calls.ts'
import { openApp } from '../../testing/open-app.tsx'

const received = () => ({ id: 'e', reference: 'CM-7K3Q9X' })

/** The page, over a server that answers each message so. */
async function open(answer: () => unknown = received, address = '/contact', settings: Partial<Site> = {}) {
  const calls = fakeCalls({ 'enquiries.sendMessage': answer })
  await openApp(address, settings)
  return calls
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

async function fill(name: string, text: string) {
  await userEvent.click(field(name))
  await userEvent.paste(text)
}

async function fillIn() {
  await fill('Full Name', 'Rui Costa')
  await fill('Phone', '+351 933 000 111')
  await fill('Message', 'Do you drive to Madrid?')
}

test('every way to reach the team is a link', async () => {
  await open()
  const ways = within(screen.getByRole('list', { name: 'Ways to reach us' })).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    'tel:+351289000000',
    'tel:+351910000000',
    'mailto:bookings@example.com',
    'https://wa.me/351910000001?text=Ol%C3%A1!%20Gostaria%20de%20fazer%20uma%20reserva.',
  ])
})

test('a way that is not set is not shown', async () => {
  await open(received, '/contact', { contactPhone: null, contactPhone2: null, whatsappNumber: null })
  const ways = within(screen.getByRole('list', { name: 'Ways to reach us' })).getAllByRole('link')
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Write to usbookings@example.com'])
})

test('a message is sent, and its reference and what happens next are told', async () => {
  const calls = await open(received, '/contact?booking=TR-7K3Q9X')
  await fillIn()
  await press('Send message')
  await screen.findByText('CM-7K3Q9X')
  expect(screen.getByText('Our team will contact you within 24 hours, at +351 933 000 111.')).toBeTruthy()
  expect(calls).toEqual([
    {
      path: 'enquiries.sendMessage',
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
      input: {
        customerName: 'Rui Costa',
        customerEmail: '',
        customerPhone: '+351 933 000 111',
        locale: 'en',
        bookingNumber: 'TR-7K3Q9X',
        message: 'Do you drive to Madrid?',
      },
    },
  ])
  await press('Write another message')
  expect([field('Full Name').value, field('Message').value]).toEqual(['Rui Costa', ''])
})

test('what is written is there in another language, until it is sent', async () => {
  await open()
  await fillIn()
  cleanup()
  await open(received, '/pt/contact?booking=TR-7K3Q9X')
  const written = ['Nome completo', 'Telefone', 'Número da reserva (opcional)', 'Mensagem']
  expect(written.map((name) => field(name).value)).toEqual([
    'Rui Costa',
    '+351 933 000 111',
    'TR-7K3Q9X',
    'Do you drive to Madrid?',
  ])
  await press('Enviar mensagem')
  await screen.findByText('CM-7K3Q9X')
  cleanup()
  await open()
  expect(field('Message').value).toBe('')
})

test('what is missing is said at its field, and nothing is sent', async () => {
  await open()
  await press('Send message')
  for (const sentence of [
    'Full name is required.',
    'Please give an email address or a phone number, so that we can answer.',
    'Message is required.',
  ])
    expect(screen.getByText(sentence)).toBeTruthy()
  expect(document.activeElement).toBe(field('Full Name'))
})

test('what the server refuses stands at its field', async () => {
  const sentence = 'Message contains characters that cannot be used.'
  await open(() => {
    throw new RefusedByServer('INVALID_INPUT', sentence, {
      details: [{ field: 'message', message: sentence }],
    })
  })
  await fillIn()
  await press('Send message')
  await screen.findByText(sentence)
  expect(document.activeElement).toBe(field('Message'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('after a lost answer nothing is lost, and the retry goes out under the same key', async () => {
  let isLost = true
  const calls = await open(() => {
    if (!isLost) return received()
    isLost = false
    throw new NoConnection('lost')
  })
  await fillIn()
  await press('Send message')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Something went wrong. Please try again. What you wrote is still here.',
  )
  await press('Try again')
  await screen.findByText('CM-7K3Q9X')
  expect(calls[1]).toEqual(calls[0])
})

test('without a connection the page says that nothing was sent', async () => {
  await open(() => {
    throw new NoConnection('offline')
  })
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await fillIn()
  await press('Send message')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'You are offline; nothing was sent. What you wrote is still here.',
  )
})

test('a number that cannot be dialled is refused where it is the only way to answer, else asked about', async () => {
  const calls = await open()
  await fill('Full Name', 'Rui')
  await fill('Phone', 'at the reception')
  await fill('Message', 'Hello')
  await import('@chauffeur/domain/phone-number')
  await screen.findByText(contactReasons.phone_not_dialled)
  await press('Send message')
  expect(document.activeElement).toBe(field('Phone'))
  expect(field('Phone').getAttribute('aria-invalid')).toBe('true')
  expect(calls).toEqual([])
  await fill('Email', 'rui@example.com')
  expect(field('Phone').getAttribute('aria-invalid')).toBeNull()
  expect(screen.getByText(contactReasons.phone_not_dialled)).toBeTruthy()
  await press('Send message')
  await screen.findByText('CM-7K3Q9X')
  expect(calls).toHaveLength(1)
})
