import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aMessage, anEnquiry, aReplyOf } from '../testing/an-enquiry.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

async function openReply(facts: Partial<FakeServer>, name: string) {
  const server = fakeServer(facts)
  await openAdmin(server, '/admin/enquiries')
  const card = within(await screen.findByRole('article', { name }))
  await userEvent.click(card.getByRole('button', { name: 'Reply' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Reply to ${name}` }))
  return { server, card, dialog }
}

test('a message is answered without a price, and counts as answered', async () => {
  const { server, card, dialog } = await openReply({ enquiries: [aMessage()] }, 'Rui Costa')
  expect(dialog.getByText('I left my umbrella.')).toBeTruthy()
  expect(dialog.getByRole('switch', { name: 'Offer a price' }).getAttribute('aria-checked')).toBe('false')
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe(
    'Your request CM-7K3Q9X',
  )
  const text = dialog.getByRole('textbox', { name: 'Text' })
  await userEvent.clear(text)
  await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }))
  expect(await dialog.findByText('Please write a text.')).toBeTruthy()
  expect(server.calls).not.toContain('enquiries.reply')
  await userEvent.type(text, 'We have it.')
  await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(card.getByText('We have it.')).toBeTruthy()
  expect(card.getByText('Answered')).toBeTruthy()
  expect(card.getByRole('button', { name: 'Reply again' })).toBeTruthy()
})

test('the first text promises a price while one is offered, and stays once it is changed', async () => {
  const { dialog } = await openReply({ enquiries: [anEnquiry()] }, 'Ana Silva')
  const text = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' })
  const offer = dialog.getByRole('switch', { name: 'Offer a price' })
  expect(text.value).toContain('at the price below')
  await userEvent.click(offer)
  expect(text.value).not.toContain('at the price below')
  await userEvent.click(offer)
  expect(text.value).toContain('at the price below')
  await userEvent.type(text, ' Until then.')
  await userEvent.click(offer)
  expect(text.value).toMatch(/at the price below.* Until then\.$/s)
})

test('a place that the server does not know is pointed out at its field, and nothing is lost', async () => {
  const enquiry = anEnquiry()
  const trip = enquiry.trip && { ...enquiry.trip, pickupLocation: 'Atlantis', dropoffLocation: 'Lagos' }
  const { dialog } = await openReply({ enquiries: [{ ...enquiry, trip }] }, 'Ana Silva')
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'Price (€)' }), '180')
  await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }))
  expect(await dialog.findByText('We could not find “Atlantis”.')).toBeTruthy()
  expect(dialog.getByRole<HTMLInputElement>('spinbutton', { name: 'Price (€)' }).value).toBe('180')
})

test('the office hears beside the form that every car is taken then, and can offer it all the same', async () => {
  const enquiry = anEnquiry()
  const trip = enquiry.trip && { ...enquiry.trip, dropoffLocation: 'Lagos' }
  const facts = { enquiries: [{ ...enquiry, trip }], takenTimes: ['10:30'] }
  const { server, dialog } = await openReply(facts, 'Ana Silva')
  const notice = await dialog.findByRole('alert')
  expect(notice.textContent).toBe(
    'All our E Class cars are taken at 10:30 on 4 December. Free at 08:10.' +
      'You can offer it all the same. The customer can book it only once that has changed.',
  )
  await userEvent.type(dialog.getByRole('spinbutton', { name: 'Price (€)' }), '180')
  await userEvent.click(dialog.getByRole('button', { name: 'Send reply' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(server.calls).toContain('enquiries.reply')
})

test('an offer shows how it stands, and can be withdrawn until it is booked', async () => {
  const reply = aReplyOf({ subject: 'Your trip', text: 'Gladly.', totalCents: 18_000 })
  const answered = { answeredAt: '2026-11-20T11:00:00.000Z', answeredBy: 'admin' }
  const server = fakeServer({ enquiries: [anEnquiry({ ...answered, replies: [reply] })] })
  await openAdmin(server, '/admin/enquiries')
  const card = within(await screen.findByRole('article', { name: 'Ana Silva' }))
  expect(card.getByText('Offered €180.00 · Open')).toBeTruthy()
  expect(card.getByText(/Not opened yet/)).toBeTruthy()
  await userEvent.click(card.getByRole('button', { name: 'Withdraw offer' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Withdraw this offer?' }))
  await userEvent.click(question.getByRole('button', { name: 'Withdraw offer' }))
  expect(await card.findByText('Offered €180.00 · Withdrawn')).toBeTruthy()
  expect(card.queryByRole('button', { name: 'Withdraw offer' })).toBeNull()
})

test('a booked offer leads to its booking', async () => {
  const reply = aReplyOf({ subject: 'Your trip', text: 'Gladly.', totalCents: 18_000 })
  const offer = reply.offer && { ...reply.offer, state: 'booked' as const, bookingNumber: 'TR-2B4D6F' }
  await openAdmin(
    fakeServer({ enquiries: [anEnquiry({ replies: [{ ...reply, offer }] })] }),
    '/admin/enquiries',
  )
  const card = within(await screen.findByRole('article', { name: 'Ana Silva' }))
  const link = card.getByRole('link', { name: 'TR-2B4D6F' })
  expect(link.getAttribute('href')).toBe('/admin/bookings/TR-2B4D6F')
})

test('whoever gave no email address is answered by the link alone', async () => {
  const enquiry = anEnquiry({ customerEmail: null })
  const { dialog } = await openReply({ enquiries: [enquiry] }, 'Ana Silva')
  expect(dialog.getByText(/Nothing is sent: copy the link/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Save reply' })).toBeTruthy()
})

test.each([
  ['es', 'Su solicitud QR-7K3Q9X', /^Ana Silva:\n\nGracias por su solicitud/, 'Spanish'],
  ['pt', 'O seu pedido QR-7K3Q9X', /^Ana Silva,\n\nAgradecemos o seu pedido/, 'Portuguese'],
] as const)(
  'a reply to an enquiry in %s begins in its language, and says so',
  async (locale, subject, text, name) => {
    const { card, dialog } = await openReply({ enquiries: [anEnquiry({ locale })] }, 'Ana Silva')
    expect(dialog.getByRole<HTMLInputElement>('textbox', { name: 'Subject' }).value).toBe(subject)
    expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Text' }).value).toMatch(text)
    expect(
      dialog.getByText(new RegExp(`^The customer reads ${name}: the email around your text`)),
    ).toBeTruthy()
    expect(card.getAllByText(name)).toHaveLength(2)
  },
)
