import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { browserLinks, trpc } from '../api/trpc.ts'
import { ContactPage } from './contact-page.tsx'

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(() => {}))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const site = {
  brandName: 'Costa Chauffeurs',
  contactPhone: '+351 289 000 000',
  contactPhone2: '+351 910 000 000',
  contactEmail: 'bookings@example.com',
  whatsappNumber: '+351 910 000 001',
}

interface Sent {
  readonly key: string | null
  readonly body: unknown
}

/** The call, answered in turn by these; what it was sent. */
function answering(...answers: readonly (() => Response)[]): {
  sent: Sent[]
  handler: RequestHandler
} {
  const sent: Sent[] = []
  const handler = http.post('*/trpc/enquiries.sendMessage', async ({ request }) => {
    sent.push({ key: request.headers.get('idempotency-key'), body: await request.json() })
    return answers[Math.min(sent.length, answers.length) - 1]?.() ?? HttpResponse.error()
  })
  return { sent, handler }
}

const received = () => HttpResponse.json({ result: { data: { id: 'e', reference: 'CM-7K3Q9X' } } })
const lost = () => new Response('Bad Gateway', { status: 502 })
const refused = (field: string, message: string) => () =>
  HttpResponse.json(
    {
      error: {
        code: -32_600,
        message,
        data: { code: 'INVALID_INPUT', httpStatus: 400, details: [{ field, message }] },
      },
    },
    { status: 400 },
  )

async function visit({ about, contacts = site }: { about?: string; contacts?: object } = {}) {
  const root = createRootRoute({ loader: () => contacts })
  const contact = createRoute({
    getParentRoute: () => root,
    path: '/contact',
    component: () => <ContactPage about={about} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([contact]),
    history: createMemoryHistory({ initialEntries: ['/contact'] }),
  })
  const client = trpc.createClient({ links: browserLinks() })
  const queryClient = new QueryClient()
  await act(() => router.load())
  render(
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </trpc.Provider>,
  )
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
  await visit()
  const ways = within(screen.getByRole('list', { name: 'Ways to reach us' })).getAllByRole('link')
  expect(ways.map((way) => way.getAttribute('href'))).toEqual([
    'tel:+351289000000',
    'tel:+351910000000',
    'mailto:bookings@example.com',
    'https://wa.me/351910000001?text=Ol%C3%A1!%20Gostaria%20de%20fazer%20uma%20reserva.',
  ])
})

test('a way that is not set is not shown', async () => {
  await visit({ contacts: { ...site, contactPhone: null, contactPhone2: null, whatsappNumber: null } })
  const ways = within(screen.getByRole('list', { name: 'Ways to reach us' })).getAllByRole('link')
  expect(ways.map(({ textContent }) => textContent)).toEqual(['Write to usbookings@example.com'])
})

test('a message is sent, and its reference and what happens next are told', async () => {
  const { sent, handler } = answering(received)
  server.use(handler)
  await visit({ about: 'TR-7K3Q9X' })
  await fillIn()
  await press('Send message')
  await screen.findByText('CM-7K3Q9X')
  expect(screen.getByText('Our team contacts you within 24 hours, at +351 933 000 111.')).toBeTruthy()
  expect(sent).toEqual([
    {
      key: expect.stringMatching(/^[\da-f]{32}$/),
      body: {
        customerName: 'Rui Costa',
        customerEmail: '',
        customerPhone: '+351 933 000 111',
        bookingNumber: 'TR-7K3Q9X',
        message: 'Do you drive to Madrid?',
      },
    },
  ])
  await press('Write another message')
  expect([field('Full Name').value, field('Message').value]).toEqual(['Rui Costa', ''])
})

test('what is missing is said at its field, and nothing is sent', async () => {
  await visit()
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
  server.use(answering(refused('message', sentence)).handler)
  await visit()
  await fillIn()
  await press('Send message')
  await screen.findByText(sentence)
  expect(document.activeElement).toBe(field('Message'))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('after a lost answer nothing is lost, and the retry goes out under the same key', async () => {
  const { sent, handler } = answering(lost, received)
  server.use(handler)
  await visit()
  await fillIn()
  await press('Send message')
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Something went wrong. Please try again. What you wrote is still here.',
  )
  await press('Try again')
  await screen.findByText('CM-7K3Q9X')
  expect(sent[1]).toEqual(sent[0])
})

test('an odd phone number is asked about and sent', async () => {
  const { sent, handler } = answering(received)
  server.use(handler)
  await visit()
  await fill('Full Name', 'Rui')
  await fill('Phone', 'at the reception')
  await fill('Message', 'Hello')
  expect(screen.getByText(/does not look like a phone number/)).toBeTruthy()
  await press('Send message')
  await screen.findByText('CM-7K3Q9X')
  expect(sent).toHaveLength(1)
})
