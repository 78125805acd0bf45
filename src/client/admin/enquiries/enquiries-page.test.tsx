import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { aMessage, anEnquiry } from '../testing/an-enquiry.ts'
import { fakeServer, type FakeServer } from '../testing/fake-server.ts'
import { openAdmin } from '../testing/open-admin.ts'

const answered = { answeredAt: '2026-11-20T11:00:00.000Z', answeredBy: 'maria' }

async function openPage(facts: Partial<FakeServer> = {}, path = '/admin/enquiries') {
  const server = fakeServer(facts)
  const site = await openAdmin(server, path)
  return { server, ...site }
}

const card = async (name: string) => within(await screen.findByRole('article', { name }))
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('a request for a price shows all that was said, with links to answer it', async () => {
  const enquiry = anEnquiry({
    message: '<img src=x onerror=alert(1)> by the quay',
    whatsappNotifications: true,
  })
  const trip = enquiry.trip && {
    ...enquiry.trip,
    stops: [{ location: 'Area 51', duration: 120 }],
    luggageConfig: '2 large suitcases',
    childSeatCount: 1,
    flightNumber: 'BA 532',
    notes: 'Two golf bags',
  }
  await openPage({ enquiries: [{ ...enquiry, trip }] })
  const shown = await card('Ana Silva')
  for (const text of [
    'QR-7K3Q9X',
    '20 Nov 2026, 10:42',
    'Price request',
    'Not answered',
    'Friday, 4 December 2026, 10:30',
    'Faro Airport',
    'Area 51',
    '(120 minutes)',
    'Atlantis',
    'Mercedes E Class',
    '2 large suitcases',
    'FREE',
    'British Airways, BA 532',
    'Two golf bags',
    '<img src=x onerror=alert(1)> by the quay',
  ])
    expect(shown.getByText(text)).toBeTruthy()
  expect(document.body.querySelector('img')).toBeNull()
  const href = (name: string) => shown.getByRole('link', { name }).getAttribute('href')
  expect([href('ana@example.com'), href('+351 912 345 678'), href('Open a chat')]).toEqual([
    'mailto:ana@example.com?subject=Your%20request%20QR-7K3Q9X',
    'tel:+351912345678',
    'https://wa.me/351912345678',
  ])
})

test('a message leads to the booking that it is about', async () => {
  await openPage({ enquiries: [aMessage()] })
  const shown = await card('Rui Costa')
  expect(shown.getByText('I left my umbrella.')).toBeTruthy()
  expect(shown.getByRole('link', { name: 'TR-2B4D6F' }).getAttribute('href')).toBe('/admin?q=TR-2B4D6F')
})

test('what is no booking number, and no address, is text', async () => {
  await openPage({
    enquiries: [aMessage({ bookingNumber: 'the one for Sunday', customerEmail: 'javascript:alert(1)' })],
  })
  const shown = await card('Rui Costa')
  expect(shown.getByText('the one for Sunday')).toBeTruthy()
  expect(shown.getByText('javascript:alert(1)')).toBeTruthy()
  expect(shown.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Make a booking'])
})

test('a mark is kept with its name, counted in the header, and taken back', async () => {
  const { server } = await openPage({ enquiries: [anEnquiry(), aMessage()] })
  const shown = await card('Ana Silva')
  const header = within(screen.getByRole('navigation', { name: 'Office pages' }))
  expect(await header.findByRole('link', { name: 'Enquiries 2 not answered' })).toBeTruthy()
  const button = shown.getByRole('button', { name: 'Mark as answered' })
  await userEvent.dblClick(button)
  expect((await shown.findByText(/^Answered by/)).textContent).toBe('Answered by admin, 20 Nov 2026, 11:00')
  expect(shown.getByText('Answered')).toBeTruthy()
  expect(await header.findByRole('link', { name: 'Enquiries 1 not answered' })).toBeTruthy()
  expect(server.enquiries[0]?.answeredBy).toBe('admin')
  await userEvent.click(shown.getByRole('button', { name: 'Mark as not answered' }))
  await shown.findByText('Not answered')
  expect(await header.findByRole('link', { name: 'Enquiries 2 not answered' })).toBeTruthy()
})

test('a mark that fails says so, and the card stays as it is', async () => {
  await openPage({ enquiries: [anEnquiry()], broken: new Set(['enquiries.mark']) })
  const shown = await card('Ana Silva')
  await userEvent.click(shown.getByRole('button', { name: 'Mark as answered' }))
  expect((await screen.findAllByText('The mark could not be saved')).length).toBeGreaterThan(0)
  expect(shown.getByText('Not answered')).toBeTruthy()
})

test('the filter stands in the address', async () => {
  const enquiries = [anEnquiry(), aMessage(answered)]
  const { address } = await openPage({ enquiries }, '/admin/enquiries?show=answered')
  await card('Rui Costa')
  expect(screen.queryByRole('article', { name: 'Ana Silva' })).toBeNull()
  await userEvent.click(screen.getByRole('radio', { name: 'Not answered' }))
  await card('Ana Silva')
  expect(address()).toBe('/admin/enquiries?show=open')
  await userEvent.click(screen.getByRole('radio', { name: 'All' }))
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
  expect(address()).toBe('/admin/enquiries')
})

test('more are shown on demand', async () => {
  const enquiries = Array.from({ length: 31 }, (_, index) =>
    anEnquiry({ id: `id-${index}`, customerName: `Customer ${index}` }),
  )
  await openPage({ enquiries })
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(30))
  await press('Show more')
  await card('Customer 30')
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
})

test.for<[string, string]>([
  ['', 'No enquiries yet'],
  ['?show=open', 'Everything is answered'],
  ['?show=answered', 'Nothing is answered yet'],
])('without any, /admin/enquiries%s says %s', async ([search, title]) => {
  await openPage({}, `/admin/enquiries${search}`)
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy()
})

test('an enquiry says by when it is answered, and one that is late stands out', async () => {
  const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString()
  await openPage({
    enquiries: [
      anEnquiry({ dueAt: minutes(-199) }),
      aMessage({ dueAt: minutes(60) }),
      aMessage({ id: '00000000-0000-4000-8000-000000000009', customerName: 'Zita', ...answered }),
    ],
  })
  expect((await card('Ana Silva')).getByText(/^Overdue by 3 hours (?:18|19) min$/)).toBeTruthy()
  expect((await card('Rui Costa')).queryByText(/^Overdue/)).toBeNull()
  expect((await card('Rui Costa')).getByText(/Answer by/)).toBeTruthy()
  expect((await card('Zita')).queryByText(/Answer by/)).toBeNull()
  expect(screen.getByText('1 answer is overdue.')).toBeTruthy()
})
